/** The four designs of deck, by the words that sheets use. */
import * as m from "../paraglide/messages.js";
import type { SheetSummary } from "../protocol";
import type { Deck } from "../table/api";

const names: Readonly<Record<Deck, () => string>> = {
  napoletane: m.deck_napoletane,
  siciliane: m.deck_siciliane,
  milanesi: m.deck_milanesi,
  francesi: m.deck_francesi,
};

function isDeck(word: string): word is Deck {
  return Object.hasOwn(names, word);
}

/** The design that a sheet names; an unknown one is drawn as Neapolitan cards. */
export function deckOf(word: string): Deck {
  return isDeck(word) ? word : "napoletane";
}

/** What a deck is called in the page's language. */
export function deckName(word: string): string {
  return isDeck(word) ? names[word]() : word;
}

const fromTheSouth: readonly string[] = ["siciliane", "napoletane", "francesi", "milanesi"];

/** The sheets as one meets them on the way from Sicily to the Alps, by their decks; of one deck by title. */
export function southToNorth(sheets: readonly SheetSummary[]): SheetSummary[] {
  return [...sheets].sort(
    (left, right) =>
      fromTheSouth.indexOf(left.deck) - fromTheSouth.indexOf(right.deck) || left.title.localeCompare(right.title),
  );
}
