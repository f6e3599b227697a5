/** The four designs of deck, by the words that sheets use. */

const drawn = ["napoletane", "siciliane", "milanesi", "francesi"] as const;

/** A deck's design: the Italian suits, or the French ones. */
export type Deck = (typeof drawn)[number];

export function isDeck(word: string): word is Deck {
  return (drawn as readonly string[]).includes(word);
}

/** The design that a sheet names; an unknown one is drawn as Neapolitan cards. */
export function deckOf(word: string): Deck {
  return isDeck(word) ? word : "napoletane";
}
