/** The lady of clubs: barefoot from the orchard, cudgel on her shoulder, a basket of lemons on her arm. */
import { blue, gold, green, hair, linen, orange, red, skin, wood } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { plaits } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { lemon } from "../fruit.ts";
import { cudgel } from "../cudgel.ts";
import { tiles } from "../tiles.ts";

const foot = (data: string): Svg => shape(outline(data), skin.olive.base);

const legs =
  shape(limb("92 230 16, 86 250 12, 82 266 9"), skin.olive.base) +
  shape(limb("116 230 16, 128 246 12, 138 258 9"), skin.olive.base) +
  foot("78 263!, 87 264!, 86 275!, 60 275!, 64 270, 74 268") +
  foot("133 256!, 142 256!, 150 268, 146 274, 140 272!, 132 262");

const skirt =
  shape(
    outline("86 160!, 72 190, 62 220, 58 242!, 78 248, 100 246, 124 250, 146 240!, 138 212, 130 186, 118 160!"),
    blue.base,
  ) +
  flat(outline("112 164!, 129 186, 137 212, 145 239!, 126 248!, 122 206"), blue.dark) +
  line("M60 232Q100 246 143 230", 3, gold.base) +
  line("M62 222Q100 236 140 220", 1.6, gold.light) +
  line("M84 176Q76 204 74 226M118 176Q126 200 128 226", 1.3, blue.light);

const apron =
  shape(outline("90 164!, 82 196, 82 224!, 102 230, 122 222!, 120 194, 114 164!"), orange.base) +
  line("M88 176v44M96 174v52M104 174v53M112 174v50", 1.6, linen.base);

const blouse =
  shape(outline("84 108!, 80 132, 86 164!, 102 168, 117 164!, 122 132, 118 108!"), green.base) +
  flat(outline("113 112!, 121 132, 116 163!, 105 166!, 110 140"), green.dark) +
  shape(outline("84 110!, 92 124, 102 150!, 112 124, 118 110!, 102 100"), linen.base) +
  line("M96 132l12 5M98 140l8 4", 1.2, red.base) +
  shape("M85 158Q102 168 118 158V166Q102 176 84 166z", red.base);

const clubArm =
  at(146, 142, cudgel(104), { turn: 14 }) +
  shape(limb("117 116 22, 136 150 20, 146 140 13", "round"), linen.base) +
  line("M126 126Q134 140 138 142", 1.2, linen.dark) +
  shape(limb("141 145 15, 147 138 14"), skin.olive.base) +
  at(148, 134, fist(skin.olive), { turn: 14 });

const basket =
  at(46, 160, lemon(), { turn: -20 }) +
  at(66, 158, lemon(), { turn: 14 }) +
  at(56, 154, lemon()) +
  shape(outline("32 166!, 80 166!, 76 184, 70 194!, 42 194!, 36 184"), wood.base) +
  line("M36 174q5 4 10 0t10 0t10 0t10 0M38 183q5 4 10 0t10 0t10 0t6 0M46 168v24M56 168v26M66 168v24", 1.2, wood.dark) +
  line("M34 166C36 128 76 128 78 166", 5) +
  line("M34 166C36 128 76 128 78 166", 2.6, wood.light);

const basketArm =
  shape(limb("86 116 22, 62 134 20, 72 146 13", "round"), linen.base) +
  line("M76 122Q66 130 66 138", 1.2, linen.dark) +
  shape(limb("66 140 15, 78 150 13"), skin.olive.base) +
  at(82, 152, fist(skin.olive), { turn: 110, scale: 0.9 });

const scarf =
  shape(outline("-16 -8!, -20 -14, -14 -24, 0 -28, 14 -24, 18 -12, 15 -6!, 6 -14, -6 -14"), red.base) +
  shape(outline("-16 -8!, -24 -6, -32 2, -28 8, -20 4, -15 4!"), red.base) +
  line("M-10-22q-2 4-2 8M2-26v10M10-23q3 4 3 9", 1.4, gold.light);

const face =
  neck(skin.olive) +
  quarter({ skin: skin.olive, cheeks: true, mouth: "smile", jaw: "round", nose: "short" }) +
  plaits(hair.black) +
  scarf;

export const ladyOfClubs: Svg =
  tiles("B") + legs + skirt + apron + blouse + clubArm + basket + basketArm + head(101, 70, face, 1, true);
