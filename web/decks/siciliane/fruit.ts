/** Lemons, oranges and prickly pears between the Sicilian signs. */
import { blade } from "../drawing/flora.ts";
import { gold, green, linen, orange, red } from "../drawing/palette.ts";
import { outline } from "../drawing/path.ts";
import { at, both, dot, flat, line, shape, type Svg } from "../drawing/pen.ts";

/** A lemon with two leaves, stalk up. */
export function lemon(): Svg {
  return (
    at(0, -9, blade(15), { turn: -64 }) +
    at(0, -9, blade(15, green.light), { turn: 64 }) +
    shape(outline("0 -10, -8 -7, -10 1, -7 9, -2 12, 0 16!, 2 12, 7 9, 10 1, 8 -7"), gold.base) +
    flat(outline("4 -8!, 9 -2, 8 6, 2 11!, 5 2"), gold.dark) +
    dot(-4, -3, 1.6, gold.light)
  );
}

/** Two lemons on a bending twig, 84 wide. */
export function lemonTwig(): Svg {
  return (
    both(
      0,
      line("M0-6C12-16 26-14 34-4", 2) +
        at(34, -2, lemon(), { turn: -24, scale: 0.9 }) +
        at(16, -12, blade(15), { turn: 20 }),
    ) + at(0, -6, orangeBlossom())
  );
}

/** A white blossom with an orange heart. */
export function orangeBlossom(): Svg {
  return (
    [0, 72, 144, 216, 288]
      .map((turn) => at(0, 0, shape(outline("0 0!, -5 -6, 0 -12, 5 -6"), linen.base), { turn }))
      .join("") + `<circle r="3.4" fill="${orange.base}"/>`
  );
}

/** A paddle of prickly pear with its red fruits, root at the origin. */
export function pricklyPear(): Svg {
  const fruit = (x: number, y: number, turn: number): Svg =>
    at(x, y, shape(outline("-3.6 0!, -5 -6, 0 -11, 5 -6, 3.6 0!"), red.base), { turn });
  return (
    fruit(-9, -32, -30) +
    fruit(0, -37, 0) +
    fruit(9, -32, 30) +
    shape(outline("0 0!, -10 -10, -13 -24, -7 -35, 0 -38, 7 -35, 13 -24, 10 -10"), green.base) +
    flat(outline("4 -34!, 12 -24, 9 -10, 1 -2!, 6 -18"), green.dark) +
    line("M-5-28v2M1-30v2M-6-19v2M0-20v2M5-24v2M-4-10v2M2-12v2", 1.4, linen.base)
  );
}
