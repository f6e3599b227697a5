/** The French pack's number cards, aces, and the seven of diamonds of Corsican scopa. */
import type { Suit, SuitDrawings } from "../design.ts";
import { petals, rays, row } from "../drawing/geometry.ts";
import { gold, linen } from "../drawing/palette.ts";
import { at, disc, flat, line, named, shape, type Svg } from "../drawing/pen.ts";
import { numbers, signs, sixOfSeven } from "../french/arrangement.ts";
import { colours, pip } from "../french/pips.ts";

/** A lily, 24 high, round the origin. */
export const lily = "M0-13Q5-6 3 1Q6-6 11-3Q13 3 6 6H3L4 12H-4L-3 6H-6Q-13 3-11-3Q-6-6-3 1Q-5-6 0-13z";

/** The ace: one great sign in a ring of fine lines; the spade's ring is the richest, as custom wants. */
function ace(suit: Suit): Svg {
  const { base, light } = colours[suit];
  const ring = suit === "S" ? shape(petals(24, 62, 78, 5), linen.base) + flat(petals(24, 64, 74, 2.5, 7.5), base) : "";
  return (
    at(
      100,
      150,
      ring +
        disc(0, 0, 64, "#fff9ea") +
        disc(0, 0, 59, "none") +
        flat(
          row(suit === "S" ? 0 : 24, (index) => {
            const angle = (index * Math.PI) / 12;
            return `M${(70 * Math.sin(angle)).toFixed(1)} ${(-70 * Math.cos(angle) - 3).toFixed(1)}l2.5 3l-2.5 3l-2.5-3z`;
          }),
          base,
        ),
    ) +
    at(100, 150, pip(suit, 2.25)) +
    at(100, 150, flat(lily, light), { scale: 0.9 })
  );
}

const glow = flat(rays(100, 101, 20, 88, 4), "#f9e4b0");

/** The fine seven: its seventh diamond lies on a gilded lily ring. */
const settebello = named(
  "settebello",
  glow +
    sixOfSeven(1.05) +
    at(
      100,
      101,
      disc(0, 0, 28, gold.base) +
        disc(0, 0, 24, gold.light) +
        line("M0-24V-28M17-17L20-20M24 0H28M17 17L20 20M0 24V28M-17 17L-20 20M-24 0H-28M-17-17L-20-20", 1.2) +
        pip("D"),
    ) +
    at(100, 200, flat(lily, gold.base)),
);

export function suitNumbers(suit: Suit): SuitDrawings {
  return { A: ace(suit), ...numbers(suit, "23456789T"), ...(suit === "D" ? { 7: settebello } : {}) };
}

/** The seven of diamonds as a card like any other. */
export const plainSeven: Svg = signs("D", "7", 1.05);
