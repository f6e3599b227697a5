/** The index that is printed on a card: the letter of its figure, or the number it counts. */
import type { Deck } from "./decks";

const numbers: Readonly<Record<string, string>> = { J: "8", Q: "9", K: "10" };

/** `asNumbers`: people who learn the game read 8, 9, 10 on the figures; packs that have such cards keep their letters. */
export function printedIndex(code: string, index: string, deck: Deck, asNumbers: boolean): string {
  if (!asNumbers || deck === "francesi") return index;
  return numbers[code.charAt(0)] ?? index;
}
