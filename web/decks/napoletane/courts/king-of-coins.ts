/** The king of coins: old, white-bearded, in blue and gold; he lifts his coin for all to see. */
import { blue, gold, hair, ink, linen, red } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, rod, shape, type Svg } from "../../drawing/pen.ts";
import { ermine } from "../../people/cloth.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { longBeard, longHair } from "../../people/hair.ts";
import { fist, palm } from "../../people/hand.ts";
import { lilyCrown } from "../../people/headgear.ts";
import { coin } from "../../italian/coin.ts";
import { platform } from "../../italian/platform.ts";

const mantle =
  shape(outline("86 104!, 66 130, 54 190, 44 270!, 104 274, 166 270!, 156 190, 146 130, 124 104!"), blue.base) +
  flat(outline("124 104!, 146 130, 156 190, 165 269!, 140 270!, 138 190, 132 130"), blue.dark) +
  shape(outline("82 112!, 64 190, 56 271!, 70 272!, 76 190, 90 120!"), linen.base) +
  shape(outline("128 112!, 146 190, 154 271!, 140 272!, 134 190, 120 120!"), linen.base) +
  ermine("68 176, 64 208, 61 240, 142 176, 146 208, 149 240");

const robe =
  shape(outline("88 106!, 80 150, 78 200, 72 264!, 105 268, 138 264!, 132 200, 130 150, 122 106!"), gold.base) +
  flat(outline("120 110!, 129 150, 131 200, 137 264!, 120 266!, 122 200, 118 150"), gold.dark) +
  line("M92 186Q88 226 84 262M104 186V266", 1.2, gold.dark) +
  shape("M72 252Q105 262 138 252L139 264Q105 272 71 264z", red.base) +
  line("M80 259l4 3l4-3l4 3l4-3l4 3l4-3l4 3l4-3l4 3l4-3l4 3l4-3l4 3", 1.2, gold.light) +
  shape("M80 160Q105 170 130 160L131 169Q105 179 79 169z", red.base) +
  disc(105, 170, 6, gold.light) +
  shape("M100 178H110L113 240L105 248L97 240z", red.base) +
  disc(105, 196, 3, gold.light) +
  disc(105, 212, 3, gold.light) +
  disc(105, 228, 3, gold.light);

const shoes =
  shape(outline("86 266!, 74 270, 72 276!, 98 276!, 100 266!"), red.dark) +
  shape(outline("124 266!, 136 270, 138 276!, 112 276!, 110 266!"), red.dark);

const sceptreArm =
  rod("M152 92L158 262", 3.4, gold.base) +
  shape("M152 66L160 80L152 94L144 80z", gold.light) +
  disc(152, 80, 4, red.base) +
  disc(152, 63, 3.4, gold.light) +
  shape(limb("124 112 24, 146 138 25, 154 168 18", "round"), blue.base) +
  line("M138 122q8 10 12 26", 1.2, blue.light) +
  shape(limb("151 160 21, 155 170 20"), linen.base) +
  at(155, 178, fist(), { turn: -6 });

const coinArm =
  shape(limb("88 114 24, 66 142 24, 54 132 17", "round"), blue.base) +
  line("M80 126q-6 10-14 10", 1.2, blue.light) +
  shape(limb("60 137 20, 52 130 18"), linen.base) +
  at(50, 122, palm(), { mirrored: true, turn: 8 }) +
  at(44, 94, coin(24));

const cape =
  shape(outline("82 116, 88 104, 104 98, 122 104, 130 116, 126 130, 116 126, 105 134, 94 126, 85 130"), linen.base) +
  ermine("90 116, 120 116, 112 124, 97 124");

const face =
  longHair(hair.grey) +
  neck() +
  quarter({ old: true, brows: hair.grey }) +
  longBeard(hair.white, 5, 50) +
  lilyCrown(blue.base);

export const kingOfCoins: Svg =
  platform("D") +
  mantle +
  shoes +
  robe +
  sceptreArm +
  cape +
  coinArm +
  head(106, 68, face, 1, true) +
  line("M44 270h-8M166 270h9", 1.2, ink);
