/** Sicilian coins: the crowned eagle's ace, Trinacria on the four, and two to seven. */
import { petals, rays } from "../drawing/geometry.ts";
import { bow } from "../drawing/flora.ts";
import { gold, ink, orange, red } from "../drawing/palette.ts";
import { outline } from "../drawing/path.ts";
import { at, both, disc, flat, line, named, shape, stamp, type Svg } from "../drawing/pen.ts";
import { tail, talons, wing } from "../italian/eagle.ts";
import { coin } from "./coin.ts";
import { lemonTwig, orangeBlossom, lemon } from "./fruit.ts";
import { trinacria } from "./trinacria.ts";

const crown =
  shape("M-16 12L-20-8L-9 1L0-12L9 1L20-8L16 12Q0 6-16 12z", gold.base) +
  disc(-20, -10, 2.4, red.base) +
  disc(0, -14, 2.6, red.base) +
  disc(20, -10, 2.4, red.base);

/** The crowned eagle, its one head turned to the left. */
const ace = named(
  "eagle",
  both(100, wing(red, gold)) +
    tail(red, gold) +
    both(100, talons(red)) +
    shape(
      outline(
        "86 60!, 84 76, 90 88, 82 104, 78 128, 70 150, 76 182, 90 202, 100 206, 110 202, 124 182, 130 150, 122 128, 120 104, 118 84, 112 64, 98 50",
      ),
      red.base,
    ) +
    flat(
      outline("114 70!, 117 84, 119 104, 121 128, 129 150, 123 182, 110 201!, 118 176, 118 150, 112 118, 110 90"),
      red.dark,
    ) +
    shape(outline("90 54!, 80 52, 70 58, 67 70!, 76 66, 86 68!"), gold.base) +
    shape(outline("86 68!, 76 76, 80 79, 90 74!"), orange.base) +
    disc(96, 61, 3.6, gold.light) +
    disc(95.4, 61, 1.4, ink) +
    line("M89 54q7-4 13 1", 1.6) +
    line(
      "M96 80q4 6 3 12M106 78q5 8 4 16M90 98q4 6 3 12M102 102q5 6 4 14M114 100q3 6 2 12M88 184q4 6 8 2M98 192q4 4 8 0M108 186q5 2 9-4",
      1.3,
      red.light,
    ) +
    at(102, 38, crown, { scale: 0.98, turn: 4 }) +
    at(100, 154, coin(30)),
);

/** The settebello's own coin: bigger, gilded, with rays. */
const gilded =
  flat(petals(16, 24, 43, 5), orange.base) + flat(petals(16, 24, 40, 4, 11.25), gold.base) + at(0, 0, coin(30));

const glow = flat(rays(101, 106, 24, 88, 3.4), "#fbd9a6");

const seven = named(
  "settebello",
  glow +
    at(101, 106, gilded) +
    stamp("coin", coin(26), "64 58, 138 58, 62 154, 140 154, 64 242, 138 242") +
    at(101, 200, lemon(), { scale: 1.1 }) +
    at(101, 246, bow(red), { scale: 0.7 }),
);

export const coins: Readonly<Record<string, Svg>> = {
  A: ace,
  2: stamp("coin", coin(46), "101 76, 101 228") + at(101, 156, lemonTwig(), { scale: 1.3 }),
  3: stamp("coin", coin(38), "101 72, 58 222, 144 222") + at(101, 150, lemonTwig(), { scale: 1.2 }),
  4: stamp("coin", coin(32), "69 78, 141 78, 64 228, 141 228") + at(101, 154, trinacria, { scale: 0.84 }),
  5: stamp("coin", coin(32), "68 76, 138 76, 102 152, 64 228, 138 228") + both(101, at(46, 152, lemon())),
  6:
    stamp("coin", coin(28), "68 64, 138 64, 66 151, 136 151, 66 238, 136 238") +
    [108, 195].map((y) => at(101, y, orangeBlossom())).join(""),
  7: seven,
};
