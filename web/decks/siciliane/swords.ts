/** Sicilian swords: the ace in its wreath of oranges, and two to seven. */
import { blade, bow } from "../drawing/flora.ts";
import { gold, green, orange, red } from "../drawing/palette.ts";
import { outline } from "../drawing/path.ts";
import { at, both, disc, line, shape, stamp, type Svg } from "../drawing/pen.ts";
import { lemon, orangeBlossom } from "./fruit.ts";
import { sword } from "./sword.ts";

/** A sword with its middle at the origin. */
function middle(length: number, scale = 1): Svg {
  return at(0, ((length - 9) / 2) * scale, sword(length), { scale });
}

const branch =
  line("M100 262C60 250 40 214 42 170C43 142 52 120 66 104", 2.6) +
  (
    [
      [84, 256, -70],
      [66, 244, -50],
      [52, 224, -30],
      [44, 200, -10],
      [42, 174, 4],
      [46, 148, 16],
      [54, 124, 30],
    ] as const
  )
    .map(
      ([x, y, turn], index) =>
        at(x, y, blade(24), { turn: turn - 40 }) +
        at(x, y, blade(24, green.light), { turn: turn + 46 }) +
        (index % 2 === 1 ? disc(x, y - 4, 6.5, orange.base) : ""),
    )
    .join("") +
  at(66, 102, blade(20), { turn: 34 });

const crown =
  shape("M-34 10L-42-26L-22-8L-18-34L0-10L18-34L22-8L42-26L34 10Q0-2-34 10z", gold.base) +
  disc(-42, -28, 4, red.base) +
  disc(-18, -36, 4, red.base) +
  disc(18, -36, 4, red.base) +
  disc(42, -28, 4, red.base) +
  shape("M-35 9Q0-4 35 9V19Q0 7-35 19z", gold.light) +
  disc(-18, 8, 3, red.base) +
  disc(0, 6, 3, green.base) +
  disc(18, 8, 3, red.base);

const scroll =
  shape(outline("58 186!, 40 180, 24 186, 30 196, 24 208!, 42 204, 60 210!"), red.dark) +
  shape(outline("142 186!, 160 180, 176 186, 170 196, 176 208!, 158 204, 140 210!"), red.dark) +
  shape(outline("54 180!, 78 172, 100 174, 122 180, 146 174!, 146 198!, 122 204, 100 198, 78 196, 54 204!"), red.base) +
  line("M60 188Q80 180 100 183T142 182", 1.3, red.light);

const ace =
  both(100, branch) +
  at(100, 228, sword(108), { scale: 1.7 }) +
  at(100, 118, crown, { scale: 0.96 }) +
  at(0, -22, scroll) +
  at(100, 260, bow(red));

export const swords: Readonly<Record<string, Svg>> = {
  A: ace,
  2:
    stamp("sword", middle(140, 1.45), "68 152, 134 152") +
    at(101, 150, lemon(), { scale: 1.3 }) +
    at(101, 196, orangeBlossom()),
  3: stamp("sword", middle(104, 1.4), "54 178, 101 118, 148 178") + at(101, 244, lemon(), { scale: 1.4 }),
  4: stamp("sword", middle(58, 1.4), "64 82, 138 82, 64 222, 138 222") + at(101, 150, lemon(), { scale: 1.1 }),
  5:
    stamp("sword", middle(56, 1.35), "62 80, 140 80, 101 152, 62 224, 140 224") +
    both(101, at(50, 152, orangeBlossom())),
  6:
    stamp("sword", middle(84, 1.02), "56 84, 101 84, 146 84, 56 222, 101 222, 146 222") +
    both(101, at(78, 153, orangeBlossom(), { scale: 0.9 })),
  7:
    stamp("sword", middle(62, 1.02), "56 72, 101 72, 146 72, 101 153 90, 56 236, 101 236, 146 236") +
    both(101, at(34, 153, orangeBlossom(), { scale: 0.8 })),
};
