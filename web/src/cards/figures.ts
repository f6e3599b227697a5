/** The small picture that tells a figure on a compact face, in a box 40 wide and 36 high. */
import type { Deck } from "./decks";

const crown = "M4 32L1 8L12 19L20 3L28 19L39 8L36 32Z";
const coronet = "M5 32Q1 20 3 12L13 21L20 10L27 21L37 12Q39 20 35 32ZM20 1a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z";
const cap = "M4 32H36C40 22 34 12 22 12C26 6 33 3 39 6C35 0 24-1 17 12C7 12 0 22 4 32Z";
const horse = "M10 35C12 26 17 22 17 18C12 20 9 25 4 24C0 22 1 17 4 14C8 9 12 5 18 4L19 0L24 4C34 8 38 20 37 35Z";

/** The picture for a card's code, or null for cards that are no figures. */
export function figureOf(code: string, deck: Deck): string | null {
  const italian = deck === "napoletane" || deck === "siciliane";
  if (code.startsWith("K")) return crown;
  if (code.startsWith("Q")) return italian ? horse : coronet;
  if (code.startsWith("J")) return deck === "siciliane" ? coronet : cap;
  return null;
}
