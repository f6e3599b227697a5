/** The knight of clubs: a corsair in a red sash on a rearing bay, his cudgel shouldered. */
import { blue, gold, green, hair, linen, orange, red, skin } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { moustache } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { turban } from "../../people/headgear.ts";
import { bay, reins } from "../../horses/coat.ts";
import { rearing } from "../../horses/rearing.ts";
import { cudgel } from "../cudgel.ts";
import { tiles } from "../tiles.ts";

const cloth =
  shape(
    outline("96 142!, 90 164, 98 186!, 112 190, 120 204, 134 200, 146 212!, 158 196, 160 178!, 132 162"),
    blue.base,
  ) + line("M94 172Q116 182 148 202", 2.2, gold.base);

const leg =
  shape(outline("120 156!, 108 170, 94 182, 92 196, 104 202, 120 192, 138 176!, 140 162!"), orange.base) +
  line("M124 166Q110 180 100 196M132 170Q120 186 110 196", 1.2, orange.dark) +
  shape(outline("92 194!, 106 200!, 102 212, 96 222!, 76 214!, 79 209, 90 206"), red.base) +
  line("M82 219L98 225", 1.6, gold.base);

const torso =
  shape(
    outline("110 108!, 104 132, 110 152, 106 168!, 128 178, 148 172!, 144 152, 146 130, 140 106!, 126 102"),
    linen.base,
  ) +
  flat(outline("134 108!, 145 130, 143 152, 147 171!, 138 175!, 134 140"), linen.dark) +
  shape(outline("110 108!, 104 132, 110 158!, 118 160!, 118 128, 116 106!"), green.base) +
  shape(outline("140 106!, 146 130, 144 158!, 136 162!, 134 128, 134 106!"), green.base) +
  line("M112 120l3 36M141 120l-2 36", 1.4, gold.light) +
  shape("M108 148Q128 160 146 150L147 164Q128 176 107 162z", red.base) +
  line("M109 155Q128 167 146 157", 1.2, red.light) +
  shape(outline("140 160!, 154 168, 158 184!, 150 182, 144 188!, 138 172"), red.base);

const reinArm =
  shape(limb("112 116 20, 94 134 19, 82 132 14", "round"), linen.base) +
  line("M104 124Q96 132 90 131", 1.2, linen.dark) +
  shape(limb("88 133 15, 80 131 14"), skin.brown.base) +
  at(75, 130, fist(skin.brown), { turn: 270, scale: 0.9 });

const clubArm =
  at(160, 122, cudgel(84), { turn: 4 }) +
  shape(limb("138 116 21, 160 142 19, 163 130 14", "round"), linen.base) +
  line("M146 124Q156 134 160 134", 1.2, linen.dark) +
  shape(limb("161 137 14, 163 128 13"), skin.brown.base) +
  at(161, 121, fist(skin.brown), { turn: 4 });

const face =
  neck(skin.brown) +
  quarter({ skin: skin.brown, brow: "stern", jaw: "square" }) +
  moustache(hair.black, 5) +
  turban(red, gold.base) +
  disc(-13, 9, 2.6, gold.base);

const rider =
  rearing(bay, red) +
  cloth +
  leg +
  torso +
  clubArm +
  reins("M54 126Q62 136 76 132", gold) +
  reinArm +
  head(124, 74, face, 0.94, true);

export const knightOfClubs: Svg = tiles("B") + rider;
