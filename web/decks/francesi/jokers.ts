/** Two jokers: the fool who dances with his bauble, and the juggler of the four suits. A star stands for the index. */
import { star } from "../drawing/geometry.ts";
import { blue, gold, green, linen, orange, plum, red, skin, type Tone } from "../drawing/palette.ts";
import { limb, outline } from "../drawing/path.ts";
import { at, disc, dot, flat, line, rod, shape, type Svg } from "../drawing/pen.ts";
import { frame, sheet } from "../drawing/sheet.ts";
import { pip } from "../french/pips.ts";
import { front, head, neck, quarter } from "../people/face.ts";
import { fist, palm } from "../people/hand.ts";

const index = (tone: Tone): Svg => {
  const mark = shape(star(5, 13, 5.5), tone.base);
  return at(25, 30, mark) + at(175, 270, mark, { turn: 180 });
};

/** A cap with three horns and bells. */
function cap(left: Tone, middle: Tone, right: Tone): Svg {
  const bell = (x: number, y: number): Svg => disc(x, y, 4.5, gold.light) + line(`M${x - 2} ${y + 1}h4`, 1);
  return (
    shape(
      outline("-15 2!, -18 -12, -10 -20!, -22 -24, -32 -18, -38 -4!, -44 -20, -34 -34, -18 -34, -2 -24!, -4 -12!"),
      left.base,
    ) +
    shape(
      outline("15 2!, 18 -12, 10 -20!, 22 -24, 32 -18, 38 -4!, 44 -20, 34 -34, 18 -34, 2 -24!, 4 -12!"),
      right.base,
    ) +
    shape(outline("-11 -14!, -12 -30, -6 -44, 2 -54!, 4 -44, 12 -30, 11 -14!, 0 -18"), middle.base) +
    bell(-39, 0) +
    bell(39, 0) +
    bell(2, -56) +
    shape("M-17-8L-10-15L-4-8L0-15L5-8L10-15L17-8L16-2Q0-12-16-2z", linen.base)
  );
}

/** A collar of points with bells. */
const ruff = (one: Tone, other: Tone): Svg => {
  const tips = [
    [-30, 18],
    [-19, 30],
    [-6, 34],
    [8, 34],
    [20, 29],
    [30, 17],
  ] as const;
  return (
    tips
      .map(
        ([x, y], index) =>
          shape(`M0-4L${x - 7} ${y - 6}L${x} ${y + 6}L${x + 7} ${y - 8}z`, index % 2 === 0 ? one.base : other.base) +
          disc(x, y + 8, 3, gold.light),
      )
      .join("") + disc(0, -3, 9, linen.base)
  );
};

const dancer =
  flat("M34 280Q100 268 168 280Q100 290 34 280z", gold.light) +
  shape(limb("112 186 26, 140 208 19, 126 240 13", "round"), blue.base) +
  shape(outline("121 234!, 132 240!, 124 254, 110 264, 98 262, 96 256!, 110 252"), red.base) +
  disc(95, 257, 3.6, gold.light) +
  shape(limb("92 188 26, 82 230 18, 84 264 12", "round"), red.base) +
  line("M76 214h16M76 228h14M77 242h13", 2, gold.light) +
  shape(outline("77 260!, 91 260!, 92 276, 70 278, 54 272, 50 262!, 62 266"), blue.base) +
  disc(49, 261, 3.6, gold.light) +
  shape(
    outline(
      "84 118!, 78 146, 80 164, 70 190!, 78 204, 90 192, 102 208, 114 192, 126 204, 134 190!, 122 164, 124 146, 118 118!",
    ),
    gold.base,
  ) +
  shape(outline("101 116!, 118 118!, 124 146, 122 164, 134 190!, 126 204, 114 192, 102 208!"), plum.base) +
  line("M101 120V206", 1.4) +
  disc(101, 140, 2.6, linen.base) +
  disc(101, 154, 2.6, linen.base) +
  disc(101, 168, 2.6, linen.base) +
  shape(limb("118 126 22, 146 130 20, 156 104 14", "round"), red.base) +
  line("M128 130Q144 132 150 112", 2, gold.light) +
  rod("M160 112L150 58", 3, orange.base) +
  at(
    149,
    46,
    disc(0, 0, 11, skin.fair.base) +
      shape("M-12-4Q-18-22-26-14Q-18-30-4-20Q0-32 6-20Q18-28 22-12Q16-20 12-4Q0-12-12-4z", green.base) +
      disc(-26, -12, 3, gold.light) +
      disc(22, -10, 3, gold.light) +
      dot(-4, 0, 1.5, "#20243a") +
      dot(4, 0, 1.5, "#20243a") +
      line("M-4 5q4 3 8 0", 1.2),
  ) +
  at(158, 100, fist(), { turn: -10 }) +
  shape(limb("84 126 22, 56 140 20, 44 118 14", "round"), blue.base) +
  line("M74 130Q58 140 50 126", 2, gold.light) +
  at(42, 110, palm(), { mirrored: true, turn: -30 }) +
  at(101, 120, ruff(red, blue)) +
  head(
    101,
    86,
    neck() + quarter({ mouth: "smile", cheeks: true, jaw: "round", brow: "raised" }) + cap(red, gold, blue),
  );

const juggler =
  flat("M34 280Q100 270 168 280Q100 290 34 280z", green.light) +
  at(48, 86, pip("C", 0.9), { turn: -16 }) +
  at(74, 40, pip("S", 0.9), { turn: -6 }) +
  at(132, 40, pip("D", 0.95), { turn: 8 }) +
  at(156, 86, pip("B", 0.9), { turn: 16 }) +
  line("M46 112q-2-4-2-8M60 60q2-6 5-10M148 58q-2-6-5-10M160 112q2-4 2-8", 1.6, gold.dark) +
  shape(limb("92 194 26, 70 224 20, 66 262 13", "round"), green.base) +
  shape(limb("112 194 26, 134 224 20, 138 262 13", "round"), orange.base) +
  shape(outline("59 258!, 73 260!, 74 276, 52 278, 38 270, 36 260!, 48 266"), orange.base) +
  shape(outline("145 258!, 131 260!, 130 276, 152 278, 166 270, 168 260!, 156 266"), green.base) +
  disc(35, 259, 3.6, gold.light) +
  disc(169, 259, 3.6, gold.light) +
  shape(
    outline(
      "84 128!, 76 156, 78 176, 66 196!, 76 210, 90 198, 102 214, 114 198, 128 210, 138 196!, 126 176, 128 156, 120 128!",
    ),
    orange.base,
  ) +
  shape(outline("102 126!, 120 128!, 128 156, 126 176, 138 196!, 128 210, 114 198, 102 214!"), green.base) +
  flat("M88 150l6 8l-6 8l-6-8zM88 174l6 8l-6 8l-6-8zM116 150l6 8l-6 8l-6-8zM116 174l6 8l-6 8l-6-8z", gold.light) +
  line("M102 130V212", 1.4) +
  shape(limb("86 136 22, 62 158 20, 46 140 14", "round"), green.base) +
  at(44, 130, palm(), { mirrored: true }) +
  shape(limb("118 136 22, 142 158 20, 158 140 14", "round"), orange.base) +
  at(160, 130, palm()) +
  at(102, 130, ruff(green, orange)) +
  head(
    102,
    100,
    neck() + front({ mouth: "smile", cheeks: true, jaw: "round", brow: "raised" }) + cap(green, plum, orange),
    0.94,
  );

export const joker: Svg = sheet(frame(red.dark) + index(red) + dancer);
export const otherJoker: Svg = sheet(frame(green.dark) + index(green) + juggler);
