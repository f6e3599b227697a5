/** Sicilian swords: a broad blade with a blue spine and a guard that bends towards the point. */
import { blue, gold, green, orange, steel, type Tone } from "../drawing/palette.ts";
import { outline } from "../drawing/path.ts";
import { disc, flat, line, shape, type Svg } from "../drawing/pen.ts";

/** Point up; the origin is in the middle of the grip, the blade `length` long. */
export function sword(length = 80, grip: Tone = green): Svg {
  const tip = -9 - length;
  return (
    shape(
      outline(`-5 -8!, -8.4 ${tip * 0.5}, -7 ${tip + 14}!, 0 ${tip}!, 7 ${tip + 14}!, 8.4 ${tip * 0.5}, 5 -8!`),
      steel.base,
    ) +
    flat(`M-2.4-9L-2.6 ${tip + 16}L0 ${tip + 8}L2.6 ${tip + 16}L2.4-9z`, blue.base) +
    flat(outline(`3.6 -9!, 4 ${tip + 14}!, 6.2 ${tip + 14}!, 7.6 ${tip * 0.5}, 4.6 -9!`), steel.dark) +
    shape("M-3.6-6H3.6L3 10H-3z", grip.base) +
    line("M-3.4-1H3.4M-3.2 3H3.2M-3 7H3", 1.2, gold.light) +
    shape(outline("-20 -19!, -22 -12, -14 -5, 0 -4, 14 -5, 22 -12, 20 -19!, 15 -12, 0 -10, -15 -12"), orange.base) +
    disc(0, -7, 2.6, gold.light) +
    disc(0, 13, 4.8, orange.base)
  );
}
