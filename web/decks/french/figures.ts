/** The figures of a deck with French suits: busts, each with the side on which it leaves room for the suit's sign. */
import type { Suit, SuitDrawings } from "../design.ts";
import type { Svg } from "../drawing/pen.ts";
import type { Side } from "./halves.ts";

export type SuitFigures = Readonly<Record<"J" | "Q" | "K", readonly [figure: Svg, sign: Side]>>;
export type Figures = Readonly<Record<Suit, SuitFigures>>;

/** A suit's three figures, doubled as the deck does it. */
export function doubled(
  suit: Suit,
  figures: SuitFigures,
  halves: (suit: Suit, figure: Svg, sign: Side) => Svg,
): SuitDrawings {
  return Object.fromEntries(
    Object.entries(figures).map(([rank, [figure, sign]]) => [rank, halves(suit, figure, sign)]),
  );
}
