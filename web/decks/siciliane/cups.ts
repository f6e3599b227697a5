/** Sicilian cups: the great jar of the ace, full of lemons, and two to seven. */
import { blade } from "../drawing/flora.ts";
import { blue, gold, green, linen, orange, red } from "../drawing/palette.ts";
import { curve, outline } from "../drawing/path.ts";
import { at, both, disc, flat, line, oval, shape, stamp, type Svg } from "../drawing/pen.ts";
import { row } from "../drawing/geometry.ts";
import { cup } from "./cup.ts";
import { lemon, lemonTwig, orangeBlossom } from "./fruit.ts";

const sized = (scale: number): Svg => at(0, 0, cup(), { scale });

const heap =
  both(
    100,
    at(62, 108, blade(34), { turn: -50 }) +
      at(70, 96, blade(36, green.light), { turn: -28 }) +
      at(86, 88, blade(38), { turn: -10 }),
  ) +
  at(72, 92, lemon(), { scale: 1.3, turn: -14 }) +
  at(130, 92, lemon(), { scale: 1.3, turn: 16 }) +
  at(101, 74, lemon(), { scale: 1.5 }) +
  disc(88, 100, 11, orange.base) +
  disc(116, 102, 11, orange.base) +
  line("M85 95q3-3 6-1M113 97q3-3 6-1", 1.2, orange.light) +
  at(101, 48, orangeBlossom(), { scale: 0.9 });

const handle = curve("52 130, 26 124, 20 150, 34 174, 54 184");

const jar =
  both(100, line(handle, 10) + line(handle, 6.4, orange.base)) +
  shape(
    outline("50 112!, 46 140, 50 176, 70 212, 88 232!, 112 232!, 130 212, 150 176, 154 140, 150 112!"),
    linen.base,
  ) +
  flat(outline("124 118!, 149 116!, 153 140, 149 176, 129 211, 111 231!, 126 200, 132 160"), linen.dark) +
  flat(
    outline("49 168!, 58 192, 72 213, 88 231!, 112 231!, 128 213, 142 192, 151 168!, 126 176, 100 179, 74 176"),
    blue.base,
  ) +
  flat(
    row(7, (index) => `M${62 + index * 12.7} 181l5 10l-5 10l-5-10z`),
    gold.light,
  ) +
  flat("M47 134Q100 146 153 134L153 144Q100 156 47 144z", gold.base) +
  line("M47 134Q100 146 153 134M47 144Q100 156 153 144M49 168Q100 186 151 168", 1.4) +
  shape(outline("100 146!, 88 152, 84 162, 100 172!, 116 162, 112 152"), red.base) +
  both(100, at(80, 160, blade(17), { turn: -80 }) + at(62, 158, orangeBlossom(), { scale: 0.6 })) +
  line("M50 112Q44 150 54 184Q66 212 88 232H112Q134 212 146 184Q156 150 150 112") +
  oval(100, 112, 51, 10, gold.light) +
  shape(outline("88 231!, 112 231!, 114 244, 134 256, 142 270!, 58 270!, 66 256, 86 244"), orange.base) +
  flat(outline("106 233!, 111 233!, 113 245, 133 257, 140 269!, 122 269!, 110 250"), orange.dark) +
  oval(100, 238, 17, 6, gold.base) +
  shape("M54 269H146V279H54z", blue.base) +
  line("M60 274H140", 1.6, gold.light);

const ace = heap + jar;

export const cups: Readonly<Record<string, Svg>> = {
  A: ace,
  2: stamp("cup", sized(1.5), "101 82, 101 228") + at(101, 160, lemonTwig(), { scale: 1.2 }),
  3: stamp("cup", sized(1.25), "101 74, 56 220, 146 220") + at(101, 150, lemonTwig(), { scale: 1.2 }),
  4: stamp("cup", sized(1.14), "70 88, 140 88, 66 224, 142 224") + at(104, 154, lemonTwig(), { scale: 1.1 }),
  5: stamp("cup", sized(1.02), "70 78, 140 78, 104 152, 68 228, 140 228") + both(104, at(44, 150, lemon())),
  6:
    stamp("cup", sized(0.98), "70 68, 140 68, 70 154, 140 154, 70 240, 140 240") +
    [111, 197].map((y) => at(105, y, orangeBlossom())).join(""),
  7: stamp("cup", sized(0.92), "68 62, 142 62, 105 107, 66 152, 142 152, 64 240, 142 240") + at(104, 200, lemon()),
};
