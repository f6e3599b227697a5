/** The floor of painted tiles on which the Sicilian figures stand: its ground colour tells the suit. */
import { row } from "../drawing/geometry.ts";
import { blue, gold, green, linen, red, type Tone } from "../drawing/palette.ts";
import { flat, line, shape, type Svg } from "../drawing/pen.ts";
import type { Suit } from "../design.ts";

const grounds: Readonly<Record<Suit, Tone>> = { D: gold, C: red, S: blue, B: green };

export function tiles(suit: Suit): Svg {
  const { base, dark } = grounds[suit];
  return (
    shape("M7.5 268H192.5V278.5Q192.5 292.5 178.5 292.5H21.5Q7.5 292.5 7.5 278.5z", base) +
    flat(
      row(8, (index) => `M${12 + index * 23.2} 292L${20 + index * 23.2} 275h6l8 17z`),
      linen.base,
    ) +
    flat(
      row(8, (index) => `M${19 + index * 23.2} 292l4-10l4 10z`),
      dark,
    ) +
    line("M8 273.5H192")
  );
}
