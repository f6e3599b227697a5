/** Milanese number cards and aces. */
import type { Suit, SuitDrawings } from "../design.ts";
import { bow, laurel, sprig } from "../drawing/flora.ts";
import { petals, rays } from "../drawing/geometry.ts";
import { blue, gold, green, linen, orange, red } from "../drawing/palette.ts";
import { at, both, disc, flat, named, shape, type Svg } from "../drawing/pen.ts";
import { numbers, sixOfSeven } from "../french/arrangement.ts";
import { colours, pip } from "../french/pips.ts";

const crown =
  shape("M-30 12L-36-16L-18-2L-14-24L0-6L14-24L18-2L36-16L30 12Q0 2-30 12z", gold.base) +
  disc(-36, -18, 3.4, red.base) +
  disc(-14, -26, 3.4, red.base) +
  disc(14, -26, 3.4, red.base) +
  disc(36, -18, 3.4, red.base) +
  shape("M-31 11Q0 0 31 11V20Q0 9-31 20z", gold.light) +
  disc(0, 9, 2.8, blue.base);

/** The ace: one great sign in a wreath, under a crown. */
function ace(suit: Suit): Svg {
  const { light } = colours[suit];
  return (
    both(100, at(100, 250, laurel(8, suit === "S" || suit === "B" ? gold.base : colours[suit].base), { scale: 1.72 })) +
    at(100, 162, pip(suit, 2.3)) +
    at(100, 162, disc(0, 0, 12, linen.base) + shape(petals(8, 2, 11, 3), light) + disc(0, 0, 3, gold.base)) +
    at(100, 74, crown) +
    at(100, 252, bow(suit === "B" ? green : suit === "S" ? blue : red), { scale: 1.2 })
  );
}

const glow = flat(rays(100, 101, 20, 88, 4.6), "#fae6a8");

/** The settebello: the seventh diamond is gilded and wears a sun. */
const settebello = named(
  "settebello",
  glow +
    sixOfSeven(1.05) +
    at(
      100,
      101,
      shape(petals(12, 14, 34, 5), gold.base) +
        flat(petals(12, 14, 30, 4, 15), orange.base) +
        disc(0, 0, 23, gold.light) +
        pip("D", 0.9),
    ) +
    at(100, 203, sprig(red), { turn: 90, scale: 1.2 }),
);

export function suitNumbers(suit: Suit): SuitDrawings {
  return { A: ace(suit), ...numbers(suit, "234567"), ...(suit === "D" ? { 7: settebello } : {}) };
}
