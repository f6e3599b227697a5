/** The mask on the three of cudgels: a moustached ogre who grins where the three cross. Round the origin, 76 wide. */
import { gold, green, orange, red } from "../drawing/palette.ts";
import { row } from "../drawing/geometry.ts";
import { outline } from "../drawing/path.ts";
import { at, both, disc, dot, flat, line, shape, type Svg } from "../drawing/pen.ts";
import { blade } from "../drawing/flora.ts";

const mane = row(13, (index) =>
  at(0, 0, at(0, -26, blade(22, index % 2 === 0 ? green.base : green.light)), { turn: index * 22 - 132 }),
);

export const mask: Svg =
  mane +
  shape(
    outline("0 -34, -20 -31, -32 -18, -33 2, -26 20, -13 33, 0 37, 13 33, 26 20, 33 2, 32 -18, 20 -31"),
    gold.base,
  ) +
  flat(outline("14 -31!, 31 -18, 32 2, 25 20, 12 33!, 22 14, 24 -8"), gold.dark) +
  both(0, shape(outline("-30 -14!, -38 -22, -42 -12, -38 0, -31 4!"), gold.base)) +
  both(0, disc(-20, 8, 6, orange.base)) +
  both(0, disc(-13, -8, 7.4, "#fffdf5") + disc(-12, -7, 3, "#20243a")) +
  both(0, shape(outline("-26 -14!, -20 -24, -8 -20, -3 -13!, -12 -17"), red.dark)) +
  line("M-8-27q8 4 16 0M-6-31q6 3 12 0", 1.2) +
  shape(outline("-4 -12!, -7 4, -10 8, -6 12, 0 10, 6 12, 10 8, 7 4, 4 -12!"), gold.light) +
  dot(-4, 9, 1.4, red.dark) +
  dot(4, 9, 1.4, red.dark) +
  shape(outline("-17 19!, -10 29, 0 32, 10 29, 17 19!, 0 22"), red.dark) +
  shape("M-13 21L-10 25H10L13 21Q0 23-13 21z", "#fffdf5") +
  line("M-7 22v3M-2 23v2M3 23v2M8 22v3", 1) +
  both(0, shape(outline("0 13!, -8 12, -18 18, -26 14, -32 6!, -34 16, -28 24, -16 24, -6 20, 0 17!"), red.dark)) +
  shape(outline("-6 33!, -3 42, 0 47!, 3 42, 6 33!"), red.dark);
