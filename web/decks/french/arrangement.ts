/** Where the signs of a number card stand; those of the lower half stand on their heads. */
import type { Suit, SuitDrawings } from "../design.ts";
import { stamp, type Svg } from "../drawing/pen.ts";
import { pip } from "./pips.ts";

const corners = "66 52, 134 52, 66 248 180, 134 248 180";
const six = `${corners}, 66 150, 134 150`;
const eight = `${corners}, 66 117, 134 117, 66 183 180, 134 183 180`;

const places: Readonly<Record<string, string>> = {
  2: "100 56, 100 244 180",
  3: "100 56, 100 150, 100 244 180",
  4: corners,
  5: `${corners}, 100 150`,
  6: six,
  7: `${six}, 100 101`,
  8: `${six}, 100 101, 100 199 180`,
  9: `${eight}, 100 150`,
  T: `${eight}, 100 84, 100 216 180`,
};

/** The signs of one card, all alike. */
export function signs(suit: Suit, rank: string, scale: number): Svg {
  return stamp("sign", pip(suit, scale), places[rank] ?? "");
}

/** The settebello's six plain diamonds: the seventh is drawn by each deck in its own way. */
export function sixOfSeven(scale: number): Svg {
  return stamp("sign", pip("D", scale), six);
}

/** The number cards of a suit. */
export function numbers(suit: Suit, ranks: string): SuitDrawings {
  return Object.fromEntries([...ranks].map((rank) => [rank, signs(suit, rank, "23456".includes(rank) ? 1.22 : 1.05)]));
}
