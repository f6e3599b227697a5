/** The four designs of deck, by the words that sheets use. */
import type { Deck } from "../table/api";

const drawn: readonly string[] = ["napoletane", "siciliane", "milanesi", "francesi"] satisfies Deck[];

export function isDeck(word: string): word is Deck {
  return drawn.includes(word);
}

/** The design that a sheet names; an unknown one is drawn as Neapolitan cards. */
export function deckOf(word: string): Deck {
  return isDeck(word) ? word : "napoletane";
}
