/** Double-headed figures: a half drawn once, and the same half upside down. */
import type { Suit } from "../design.ts";
import { gold } from "../drawing/palette.ts";
import { row } from "../drawing/geometry.ts";
import { flat, line, shape, type Svg } from "../drawing/pen.ts";
import { colours, pip } from "./pips.ts";

const again = (content: Svg): Svg => `<g id="half">${content}</g><use href="#half" transform="rotate(180 100 150)"/>`;

/** Busts are drawn a little smaller than the half card that they fill. */
const enlarged = "matrix(1.13 0 0 1.13 -13.4 -19)";

/** Where a figure leaves room for the suit's sign; the man-at-arms wears it. */
export type Side = "left" | "right" | "worn";

function large(suit: Suit, side: Side): Svg {
  if (side === "worn") return "";
  return `<g transform="translate(${side === "left" ? 57 : 168} 36)">${pip(suit, 0.82)}</g>`;
}

/** Both halves meet in a level band of the suit's colour. */
export function levelHalves(suit: Suit, figure: Svg, sign: Side = "right"): Svg {
  const { base, light } = colours[suit];
  return (
    `<clipPath id="upper"><path d="M8.3 8.3H191.7V150H8.3z"/></clipPath>` +
    again(`<g clip-path="url(#upper)"><g transform="${enlarged}">${figure}</g></g>${large(suit, sign)}`) +
    shape("M8.3 145H191.7V155H8.3z", base) +
    flat(
      row(11, (index) => `M${20 + index * 16} 147l3 3l-3 3l-3-3z`),
      light,
    )
  );
}

/** Both halves meet in a slanting line. */
export function slantedHalves(suit: Suit, figure: Svg, sign: Side = "right"): Svg {
  return (
    `<clipPath id="upper"><path d="M8.3 8.3H191.7V117L8.3 183z"/></clipPath>` +
    again(`<g clip-path="url(#upper)"><g transform="${enlarged}">${figure}</g></g>${large(suit, sign)}`) +
    line("M8.3 183L191.7 117", 6) +
    line("M8.3 183L191.7 117", 2.6, gold.light)
  );
}
