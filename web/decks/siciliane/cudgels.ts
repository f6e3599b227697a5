/** Sicilian cudgels: the ace among prickly pears, and two to seven. */
import { blade } from "../drawing/flora.ts";
import { gold, green, red } from "../drawing/palette.ts";
import { limb, outline } from "../drawing/path.ts";
import { at, both, disc, flat, line, oval, shape, stamp, type Svg } from "../drawing/pen.ts";
import { cudgel } from "./cudgel.ts";
import { orangeBlossom, pricklyPear } from "./fruit.ts";

/** A cudgel with its middle at the origin. */
function middle(length: number, scale = 1): Svg {
  return at(0, ((length - 6) / 2) * scale, cudgel(length), { scale });
}

const stump = (x: number, y: number, turn: number): Svg =>
  at(x, y, shape("M-9 2L-7-16H7L9 2z", green.base) + oval(0, -16, 7, 3.4, red.base), { turn });

const trunk =
  both(100, at(84, 46, blade(34), { turn: -56 }) + at(90, 40, blade(36, green.light), { turn: -26 })) +
  at(100, 44, blade(36)) +
  stump(80, 96, -56) +
  stump(122, 130, 60) +
  stump(82, 176, -60) +
  shape(
    limb("100 282 20, 99 250 22, 101 214 30, 98 186 28, 102 158 40, 98 128 38, 102 96 50, 100 66 46, 100 42 38"),
    green.base,
  ) +
  flat(
    limb("106 280 5, 106 250 6, 110 214 8, 106 186 8, 114 158 11, 109 128 10, 118 96 13, 114 66 12, 110 46 9"),
    green.dark,
  ) +
  line("M90 64Q86 84 84 98M96 118Q90 140 88 158M94 188V222M96 246V266M98 70V90M100 140V164", 1.6, green.light) +
  disc(94, 106, 7, green.dark) +
  disc(94, 106, 3, green.light) +
  disc(105, 200, 6, green.dark) +
  disc(105, 200, 2.6, green.light) +
  shape("M88 236h24v9h-24zM88 252h23v9h-23z", gold.base) +
  shape("M88 245h24v7h-24z", red.base);

const garden =
  both(
    100,
    at(46, 276, pricklyPear(), { turn: -14, scale: 1.25 }) +
      at(66, 278, pricklyPear(), { turn: 20 }) +
      at(36, 238, pricklyPear(), { turn: -30, scale: 0.8 }),
  ) + shape(outline("20 278!, 60 268, 100 271, 140 268, 180 278!, 100 284"), gold.base);

export const cudgels: Readonly<Record<string, Svg>> = {
  A: trunk + garden,
  2: stamp("cudgel", middle(122, 1.7), "68 156, 134 156") + at(101, 240, pricklyPear(), { scale: 1.1 }),
  3: stamp("cudgel", middle(96, 1.6), "52 178, 101 116, 150 178") + at(101, 276, pricklyPear(), { scale: 1.3 }),
  4:
    stamp("cudgel", middle(58, 1.45), "64 86, 138 86, 64 228, 138 228") + at(101, 152, orangeBlossom(), { scale: 1.1 }),
  5:
    stamp("cudgel", middle(56, 1.4), "62 84, 140 84, 101 156, 62 228, 140 228") +
    both(101, at(46, 152, orangeBlossom())),
  6:
    stamp("cudgel", middle(70, 1.2), "56 86, 101 86, 146 86, 56 226, 101 226, 146 226") +
    both(101, at(78, 155, orangeBlossom(), { scale: 0.9 })),
  7:
    stamp("cudgel", middle(56, 1.1), "56 76, 101 76, 146 76, 101 156 90, 56 240, 101 240, 146 240") +
    both(101, at(32, 156, orangeBlossom(), { scale: 0.7 })),
};
