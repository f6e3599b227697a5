/** Neapolitan swords: the cherub's ace, and two to seven. */
import { blade, flower, sprig } from "../drawing/flora.ts";
import { blue, green, hair, linen, red, skin } from "../drawing/palette.ts";
import { limb, outline } from "../drawing/path.ts";
import { at, both, flat, line, shape, stamp, type Svg } from "../drawing/pen.ts";
import { sword } from "../italian/sword.ts";
import { front, head } from "../people/face.ts";
import { curls, fringe } from "../people/hair.ts";
import { fist } from "../people/hand.ts";

/** A sword with its middle at the origin. */
function middle(length: number, scale = 1): Svg {
  return at(0, ((length - 9) / 2) * scale, sword(length, red, 7.4), { scale });
}

const wingFeathers =
  shape(
    outline(
      "0 0!, 8 -16, 26 -30, 46 -36, 58 -32, 60 -22!, 52 -20, 60 -12, 54 -4, 46 -4, 50 4, 42 10, 34 8, 34 16, 24 18, 8 12!",
    ),
    linen.base,
  ) +
  shape(outline("0 0!, 8 -16, 26 -28, 40 -30, 42 -20, 34 -12, 28 -2, 16 6, 6 8!"), blue.light) +
  line("M40-22Q50-26 58-24M34-12Q46-12 54-6M28-2Q38 0 44 8M14-14q6 2 8 6M22-22q6 2 8 6M10-4q6 1 8 4", 1.1);

const cherub =
  at(82, 164, wingFeathers, { mirrored: true, scale: 0.96 }) +
  shape(limb("92 208 26, 72 224 24, 70 250 13", "round"), skin.fair.base) +
  shape(outline("65 246!, 76 248!, 76 260, 62 264, 50 264, 52 258, 64 256"), skin.fair.base) +
  shape(limb("106 210 27, 120 234 24, 108 256 13", "round"), skin.fair.base) +
  shape(outline("103 250!, 114 255!, 110 266, 94 272, 84 270, 88 264, 100 262"), skin.fair.base) +
  shape(
    outline("82 152, 70 168, 74 192, 76 212, 94 224, 114 220, 122 204, 116 186, 118 166, 108 152, 96 148"),
    skin.fair.base,
  ) +
  flat(outline("110 156!, 117 168, 115 186, 121 204, 113 219!, 108 196, 106 174"), skin.fair.dark) +
  line("M88 172q5 3 10 0M96 202q1 3 0 5M84 190q10 5 22 1", 1.2, skin.fair.dark) +
  shape(outline("66 204!, 84 210, 104 204, 124 198!, 128 208, 120 220, 104 222, 92 232, 78 226, 70 218"), red.base) +
  line("M74 214q16 6 34-4M84 224q14-2 26-10", 1.2, red.dark) +
  shape(outline("124 200!, 140 196, 150 206, 160 202, 156 214, 146 216, 136 212, 126 210!"), red.base) +
  head(
    94,
    132,
    curls(hair.fair) + front({ jaw: "round", cheeks: true, nose: "short", mouth: "smile" }) + fringe(hair.fair),
    0.98,
  );

const ace =
  at(148, 208, sword(118, red, 7), { scale: 1.52 }) +
  at(
    -18,
    -22,
    cherub +
      shape(limb("112 166 20, 128 178 19, 138 196 12", "round"), skin.fair.base) +
      at(144, 212, fist(), { scale: 1.1 }) +
      shape(limb("86 164 20, 96 186 19, 130 200 12", "round"), skin.fair.base) +
      at(141, 200, fist(), { turn: 8, scale: 1.05 }),
    { scale: 1.12 },
  ) +
  both(78, at(78, 284, blade(20), { turn: -84 }) + at(80, 284, blade(20, green.light), { turn: -62 })) +
  at(78, 281, flower(8, blue));

export const swords: Readonly<Record<string, Svg>> = {
  A: ace,
  2: stamp("sword", middle(142, 1.45), "68 152, 134 152") + at(101, 152, sprig(red), { scale: 1.9 }),
  3: stamp("sword", middle(106, 1.4), "54 178, 101 118, 148 178") + at(101, 248, sprig(red), { scale: 1.5 }),
  4:
    stamp("sword", middle(58, 1.4), "64 82, 138 82, 64 222, 138 222") +
    at(101, 152, sprig(red), { turn: 90, scale: 1.1 }),
  5:
    stamp("sword", middle(56, 1.35), "62 80, 140 80, 101 152, 62 224, 140 224") +
    both(101, at(52, 152, flower(11, red))),
  6:
    stamp("sword", middle(84, 1.02), "56 84, 101 84, 146 84, 56 222, 101 222, 146 222") +
    both(101, at(78, 153, sprig(red), { turn: 90 })),
  7:
    stamp("sword", middle(62, 1.02), "56 72, 101 72, 146 72, 101 153 90, 56 236, 101 236, 146 236") +
    both(101, at(34, 153, flower(9, red))),
};
