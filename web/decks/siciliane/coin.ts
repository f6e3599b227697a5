/** Sicilian coins: a lemon-yellow disc with a rosette like those on painted carts. */
import { petals } from "../drawing/geometry.ts";
import { blue, gold, green, linen, red } from "../drawing/palette.ts";
import { beads, disc, dot, flat, shape, type Svg } from "../drawing/pen.ts";

export function coin(radius: number): Svg {
  const r = radius;
  return (
    disc(0, 0, r, red.base) +
    beads(12, r * 0.9, r * 0.1, gold.light) +
    disc(0, 0, r * 0.8, gold.light) +
    flat(petals(12, r * 0.3, r * 0.76, r * 0.11), blue.base) +
    shape(petals(6, r * 0.1, r * 0.6, r * 0.24), linen.base) +
    flat(petals(6, r * 0.1, r * 0.4, r * 0.1), green.base) +
    disc(0, 0, r * 0.2, red.base) +
    dot(0, 0, r * 0.08, gold.light)
  );
}
