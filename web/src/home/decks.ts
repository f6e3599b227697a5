/** The decks by name, and the sheets as one meets them from Sicily to the Alps. */
import { isDeck, type Deck } from "../cards/decks";
import * as m from "../paraglide/messages.js";
import type { SheetSummary } from "../protocol";

const names: Readonly<Record<Deck, () => string>> = {
  napoletane: m.deck_napoletane,
  siciliane: m.deck_siciliane,
  milanesi: m.deck_milanesi,
  francesi: m.deck_francesi,
};

/** What a deck is called in the page's language. */
export function deckName(word: string): string {
  return isDeck(word) ? names[word]() : word;
}

const fromTheSouth: readonly string[] = ["siciliane", "napoletane", "francesi", "milanesi"];

/** The sheets of each game as one meets them on the way from Sicily to the Alps, by their decks; of one deck by title. */
export function southToNorth(sheets: readonly SheetSummary[]): SheetSummary[] {
  return [...sheets].sort(
    (left, right) =>
      fromTheSouth.indexOf(left.deck) - fromTheSouth.indexOf(right.deck) || left.title.localeCompare(right.title),
  );
}

const families = [
  { family: "scopa", title: m.games_scopa },
  { family: "scala40", title: m.games_scala40 },
] as const;

/** The sheets by what is played, each game under its name; a game without sheets is left out. */
export function byGame(sheets: readonly SheetSummary[]): { title: string; sheets: SheetSummary[] }[] {
  return families
    .map(({ family, title }) => ({
      title: title(),
      sheets: southToNorth(sheets.filter((sheet) => sheet.family === family)),
    }))
    .filter((game) => game.sheets.length > 0);
}
