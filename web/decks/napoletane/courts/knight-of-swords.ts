/** The knight of swords: a Saracen with turban and flying cloak, on a black horse at the gallop. */
import { blue, gold, green, hair, linen, red, skin } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { pointedBeard } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { turban } from "../../people/headgear.ts";
import { platform } from "../../italian/platform.ts";
import { sword } from "../../italian/sword.ts";
import { black, reins } from "../../horses/coat.ts";
import { galloping } from "../../horses/galloping.ts";

const cloak =
  shape(
    outline("104 104!, 126 104, 150 118, 170 116, 188 124!, 176 132, 182 144, 168 148, 160 158, 140 156, 120 160!"),
    red.base,
  ) + line("M124 112Q150 130 176 126M122 124Q146 142 168 142", 1.3, red.dark);

const cloth =
  shape(outline("88 152!, 84 176, 86 196!, 104 204, 122 198, 140 200!, 148 180, 146 154!, 116 160"), gold.base) +
  flat("M98 178l7-8l7 8l-7 8zM120 178l7-8l7 8l-7 8z", red.base);

const leg =
  shape(outline("104 152!, 96 168, 86 184, 92 196, 104 196, 120 182, 130 162!"), linen.base) +
  line("M112 160Q100 176 96 192M122 164Q112 180 104 192", 1.2, linen.dark) +
  shape(outline("90 192!, 105 194!, 104 208, 96 214, 78 216!, 76 210, 84 207, 90 204"), red.base) +
  line("M88 218H104M98 204V218", 1.6, gold.base);

const torso =
  shape(
    outline("96 106!, 90 130, 94 150, 90 166!, 112 172, 134 164!, 128 148, 130 128, 126 104!, 110 102"),
    blue.base,
  ) +
  flat(outline("118 104!, 129 128, 127 148, 133 163!, 120 169!, 116 136"), blue.dark) +
  shape("M98 108L110 148L118 106L110 112z", gold.base) +
  shape("M92 144Q112 154 129 144L131 156Q112 166 91 156z", green.base) +
  line("M94 150Q112 160 130 150", 1, green.light);

const reinArm =
  shape(limb("102 114 21, 84 134 20, 74 144 13", "round"), blue.base) +
  line("M94 122q-8 6-12 14", 1.3, blue.light) +
  shape(limb("79 138 16, 73 145 15"), gold.base) +
  at(68, 149, fist(skin.brown), { turn: 230, scale: 0.9 });

const swordArm =
  at(152, 80, sword(56, red, 6.5), { turn: 27 }) +
  shape(limb("122 112 21, 142 108 20, 148 88 14", "round"), blue.base) +
  line("M128 108q12-2 15-10", 1.3, blue.light) +
  shape(limb("146 96 17, 149 87 16"), gold.base) +
  at(152, 80, fist(skin.brown), { turn: 30 });

const face =
  neck(skin.brown) +
  quarter({ skin: skin.brown, brow: "stern", nose: "hooked" }) +
  pointedBeard(hair.black, 5) +
  turban(linen, red.base);

const necklace = shape(outline("98 106!, 104 100, 112 99, 120 101, 124 106!, 112 111"), linen.base);

export const knightOfSwords: Svg =
  platform("S") +
  flat("M40 274Q100 268 168 275Q110 282 40 274z", blue.dark) +
  cloak +
  galloping(black, red) +
  cloth +
  leg +
  torso +
  swordArm +
  reins("M38 156Q52 160 68 150", gold) +
  reinArm +
  necklace +
  disc(112, 111, 2.4, gold.light) +
  head(108, 70, face, 0.96, true);
