/** Neapolitan coins: the eagle's ace, and two to seven. */
import { rays, row } from "../drawing/geometry.ts";
import { bow, garland, sprig } from "../drawing/flora.ts";
import { blue, gold, ink, night, orange, red } from "../drawing/palette.ts";
import { outline } from "../drawing/path.ts";
import { at, both, disc, dot, flat, line, named, shape, stamp, type Svg } from "../drawing/pen.ts";
import { coin } from "../italian/coin.ts";
import { twoHeaded } from "../italian/eagle.ts";

const crown =
  shape("M-20 14L-24-6L-12 3L-9-10L0 1L9-10L12 3L24-6L20 14Q0 8-20 14z", gold.base) +
  disc(-24, -8, 2.6, red.base) +
  disc(24, -8, 2.6, red.base) +
  disc(-9, -12, 2.6, red.base) +
  disc(9, -12, 2.6, red.base) +
  shape("M-20 13Q0 7 20 13V19Q0 13-20 19z", gold.light);

const ace = named("eagle", twoHeaded(night, red, coin(29)) + at(100, 38, crown));

/** The arms of the city: gold over red. */
const arms =
  shape(outline("-24 -30!, 24 -30!, 24 6, 16 24, 0 36!, -16 24, -24 6"), gold.base) +
  shape(outline("-24 0!, 24 0!, 23 10, 14 26, 0 36!, -14 26, -23 10"), red.base) +
  at(0, -42, crown, { scale: 0.9 });

/** The golden coin of the settebello: a sun with a face. */
const sun =
  disc(0, 0, 31, red.base) +
  disc(0, 0, 26.5, gold.light) +
  flat(
    row(
      16,
      (index) =>
        `M0 0L${(25 * Math.sin((index * Math.PI) / 8 - 0.12)).toFixed(1)} ${(-25 * Math.cos((index * Math.PI) / 8 - 0.12)).toFixed(1)}L${(25 * Math.sin((index * Math.PI) / 8 + 0.12)).toFixed(1)} ${(-25 * Math.cos((index * Math.PI) / 8 + 0.12)).toFixed(1)}z`,
    ),
    orange.base,
  ) +
  disc(0, 0, 16.5, gold.base) +
  both(0, dot(-7.5, 5, 3, orange.light) + line("M-10-3q3.6-3 6.4 0", 1.5) + dot(-6.6, -1.6, 1.5, ink)) +
  line("M1-3Q1 2 2.4 4Q0 5.6-2 4.6M-5 8.6q5 4 10 0", 1.3);

const glow = flat(rays(101, 106, 20, 88, 4.6), "#fae6a8");

const seven = named(
  "settebello",
  glow +
    stamp("coin", coin(26), "66 60, 138 60, 64 152, 138 152, 64 243, 138 243") +
    at(101, 106, sun) +
    at(101, 202, sprig(red), { turn: 90, scale: 1.15 }) +
    at(101, 240, bow(red), { scale: 0.72 }),
);

export const coins: Readonly<Record<string, Svg>> = {
  A: ace,
  2: stamp("coin", coin(47), "101 76, 101 228") + at(100, 154, garland(blue), { scale: 1.35 }),
  3: stamp("coin", coin(39), "101 72, 58 220, 144 220") + at(101, 148, garland(red), { scale: 1.3 }),
  4: stamp("coin", coin(33), "68 82, 138 82, 66 224, 138 224") + at(101, 158, arms, { scale: 0.86 }),
  5: stamp("coin", coin(32), "68 76, 138 76, 102 152, 66 228, 138 228") + both(101, at(48, 150, sprig(blue))),
  6:
    stamp("coin", coin(28), "68 64, 138 64, 66 151, 136 151, 66 238, 136 238") +
    [108, 192].map((y) => at(101, y, sprig(blue), { turn: 90 })).join(""),
  7: seven,
};
