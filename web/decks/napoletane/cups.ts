/** Neapolitan cups: the covered cup of the ace, and two to seven. */
import { blade, flower, garland, sprig } from "../drawing/flora.ts";
import { blue, gold, green, linen, red } from "../drawing/palette.ts";
import { outline } from "../drawing/path.ts";
import { at, both, disc, flat, line, oval, shape, stamp, type Svg } from "../drawing/pen.ts";
import { cup } from "../italian/cup.ts";

const sized = (scale: number): Svg => at(0, 0, cup(), { scale });

const lid: Svg =
  shape(outline("-60 -2!, -54 -18, -34 -32, -12 -40, 0 -42, 12 -40, 34 -32, 54 -18, 60 -2!, 0 8"), gold.base) +
  flat(outline("16 -39!, 36 -31, 54 -17, 59 -3!, 36 2, 34 -14"), gold.dark) +
  shape(outline("-47 -16!, -30 -26, 0 -32, 30 -26, 47 -16!, 30 -12, 0 -10, -30 -12"), red.base) +
  line("M-30-25l6 13M-10-31l3 20M10-31l-3 20M30-25l-6 13", 1.6, gold.light) +
  shape("M-64-3Q0 10 64-3V5Q0 18-64 5z", gold.light) +
  oval(0, -43, 9, 4, gold.light) +
  shape(outline("-5 -45!, -9 -54, -5 -62, 0 -70!, 5 -62, 9 -54, 5 -45!"), red.base) +
  line("M0-47V-62M-4-48q-2-6 0-10M4-48q2-6 0-10", 1, gold.light);

const bowl =
  shape(outline("-60 6!, -57 34, -46 56, -24 72, -10 80!, 10 80!, 24 72, 46 56, 57 34, 60 6!, 0 18"), red.base) +
  flat(outline("34 14!, 59 8!, 56 34, 45 55, 23 71, 10 79!, 26 58, 34 36"), red.dark) +
  shape(outline("-53 44!, -42 60, -22 74, -10 81!, 10 81!, 22 74, 42 60, 53 44!, 28 52, 0 55, -28 52"), blue.base) +
  line("M-36 52l10 18M-18 54l6 20M0 55V78M18 54l-6 20M36 52l-10 18", 2, gold.light) +
  shape("M-59 20Q0 34 59 20L57 32Q0 46-57 32z", gold.base) +
  [-40, -20, 0, 20, 40]
    .map((x) => disc(x, 33 - Math.abs(x) * 0.1, 3.6, x % 40 === 0 ? green.base : linen.base))
    .join("");

const handles = both(
  0,
  line("M-57 16C-84 6-88 40-70 50C-62 54-56 48-50 46", 7) +
    line("M-57 16C-84 6-88 40-70 50C-62 54-56 48-50 46", 3.6, gold.base),
);

const foot =
  shape(outline("-10 78!, 10 78!, 8 90, 12 98, 34 108, 42 116!, -42 116!, -34 108, -12 98, -8 90"), gold.base) +
  flat(outline("3 80!, 9 80!, 7 90, 12 99, 33 109, 40 115!, 22 115!, 6 100"), gold.dark) +
  oval(0, 88, 13, 6, red.base) +
  shape("M-46 115H46V124H-46z", gold.light) +
  line("M-40 119.5H40", 1.4, red.base);

const ace =
  at(100, 156, handles + bowl + foot + lid, { scale: 1.04 }) +
  at(100, 58, flower(14, blue)) +
  both(100, at(90, 60, blade(26), { turn: -70 }) + at(92, 54, blade(24, green.light), { turn: -36 })) +
  both(
    100,
    at(40, 276, blade(28), { turn: -24 }) +
      at(34, 276, blade(24, green.light), { turn: -66 }) +
      at(40, 276, flower(9, red)),
  );

export const cups: Readonly<Record<string, Svg>> = {
  A: ace,
  2: stamp("cup", sized(1.5), "100 82, 100 228") + at(100, 160, garland(blue), { scale: 1.3 }),
  3: stamp("cup", sized(1.25), "101 74, 58 218, 144 218") + at(101, 150, garland(blue), { scale: 1.35 }),
  4: stamp("cup", sized(1.14), "68 86, 136 86, 68 220, 136 220") + at(102, 152, garland(red), { scale: 1.1 }),
  5: stamp("cup", sized(1.04), "66 76, 138 76, 102 150, 66 226, 138 226") + both(102, at(46, 150, sprig(blue))),
  6:
    stamp("cup", sized(0.98), "66 66, 138 66, 66 152, 138 152, 66 238, 138 238") +
    [109, 195].map((y) => at(102, y, sprig(blue), { turn: 90 })).join(""),
  7:
    stamp("cup", sized(0.92), "64 62, 140 62, 102 107, 64 152, 140 152, 64 240, 140 240") +
    at(102, 200, sprig(blue), { turn: 90, scale: 1.2 }),
};
