/** The painted stage on which the figures stand: its colour tells the suit. */
import { blue, gold, green, red, type Tone } from "../drawing/palette.ts";
import { row } from "../drawing/geometry.ts";
import type { Suit } from "../design.ts";
import { flat, line, shape, type Svg } from "../drawing/pen.ts";

export const colours: Readonly<Record<Suit, Tone>> = { D: gold, C: red, S: blue, B: green };

export function platform(suit: Suit): Svg {
  const tone = colours[suit];
  return (
    shape(
      "M7.5 267Q40 262 70 266T130 265T192.5 267V278.5Q192.5 292.5 178.5 292.5H21.5Q7.5 292.5 7.5 278.5z",
      tone.base,
    ) +
    flat(
      row(8, (index) => `M${20 + index * 21} 281l9-7l9 7l-9 7z`),
      tone.dark,
    ) +
    line("M14 270.5h16M150 271h30M64 270.5h18", 1, tone.light)
  );
}
