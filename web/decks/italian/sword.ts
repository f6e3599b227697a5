/** Swords. */
import { blue, gold, red, steel, type Tone } from "../drawing/palette.ts";
import { outline } from "../drawing/path.ts";
import { disc, flat, line, shape, type Svg } from "../drawing/pen.ts";

/** A short straight sword, point up; the origin is in the middle of the grip, the blade `length` long. */
export function sword(length = 80, grip: Tone = red, wide = 6): Svg {
  const tip = -9 - length;
  return (
    shape(`M-${wide}-8L-${wide - 0.6} ${tip + 13}L0 ${tip}L${wide - 0.6} ${tip + 13}L${wide}-8z`, steel.base) +
    flat(`M0-8V${tip + 2}L${wide - 1} ${tip + 13}L${wide - 0.8}-8z`, steel.dark) +
    line(`M0-10V${tip + 16}`, 1, blue.base) +
    hilt(grip)
  );
}

/** Guard, grip and pommel. */
function hilt(grip: Tone = red): Svg {
  return (
    shape("M-3.6-6H3.6L3 10H-3z", grip.base) +
    line("M-3.4-1L3.4-3M-3.2 3L3.2 1M-3 7L3 5", 1.2, gold.light) +
    shape(
      outline("-19 -13, -22 -8, -17 -5, -8 -7, 0 -5, 8 -7, 17 -5, 22 -8, 19 -13, 10 -11, 0 -11, -10 -11"),
      gold.base,
    ) +
    flat(outline("2 -6!, 8 -7.6, 17 -5.8, 21 -8!, 10 -9, 2 -8!"), gold.dark) +
    disc(0, 13.5, 4.8, gold.light)
  );
}
