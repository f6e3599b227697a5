/** Coins. */
import { star } from "../drawing/geometry.ts";
import { blue, gold, linen, red } from "../drawing/palette.ts";
import { beads, disc, dot, flat, type Svg } from "../drawing/pen.ts";

/** The Neapolitan coin: a rose of red and blue rays in a golden rim. */
export function coin(radius: number): Svg {
  const r = radius;
  return (
    disc(0, 0, r, gold.base) +
    beads(16, r * 0.86, r * 0.09, gold.dark) +
    disc(0, 0, r * 0.73, linen.base) +
    flat(star(8, r * 0.68, r * 0.3, 22.5), blue.base) +
    flat(star(8, r * 0.68, r * 0.26), red.base) +
    disc(0, 0, r * 0.27, gold.light) +
    dot(0, 0, r * 0.1, gold.dark)
  );
}
