/** The knight of swords: a paladin of the puppet theatre, plumed and gilded, charging on a dapple grey. */
import { blue, gold, green, hair, linen, orange, red } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { moustache } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { helmet } from "../../people/headgear.ts";
import { dapple, reins } from "../../horses/coat.ts";
import { galloping } from "../../horses/galloping.ts";
import { sword } from "../sword.ts";
import { tiles } from "../tiles.ts";

const cloak =
  shape(
    outline("104 104!, 126 104, 152 120, 172 130, 190 128!, 182 140, 184 152, 170 150, 158 160, 138 154, 120 160!"),
    red.base,
  ) + line("M126 114Q150 134 178 136M124 126Q144 146 164 148", 1.3, red.dark);

const cloth =
  shape(
    outline(
      "88 152!, 82 178, 84 198!, 92 192, 100 204, 110 194, 120 204, 130 194, 142 202!, 148 180, 146 154!, 116 160",
    ),
    green.base,
  ) + line("M84 186Q114 198 146 186", 2.4, gold.base);

const leg =
  shape(limb("114 156 25, 96 172 19, 95 188 14", "round"), gold.base) +
  flat(limb("120 160 7, 103 174 6, 100 186 4"), gold.dark) +
  disc(97, 174, 5.6, red.base) +
  shape(limb("95 184 15, 93 204 12"), gold.base) +
  shape(outline("87 202!, 100 204!, 98 214, 94 219!, 72 219!, 75 213, 86 209"), gold.base) +
  line("M84 221H99M92 206V221", 1.6, blue.base);

const skirt =
  shape(outline("94 146!, 86 168, 92 172, 100 168, 108 176, 116 168, 126 176, 136 168, 140 164!, 130 146!"), red.base) +
  line("M98 152L93 168M108 154L106 172M120 154L124 172M128 150L136 166", 1.4, gold.light);

const torso =
  shape(outline("96 106!, 90 130, 95 152!, 112 157, 129 152!, 130 128, 126 104!, 110 102"), gold.base) +
  flat(outline("118 104!, 129 128, 128 151!, 118 155!, 117 130"), gold.dark) +
  shape("M110 112l3.5 9h9l-7 6l3 9l-8.5-5.5l-8.5 5.5l3-9l-7-6h9z", red.base) +
  shape("M94 147Q112 157 130 147V155Q112 165 93 155z", blue.base);

const reinArm =
  shape(limb("100 114 20, 82 134 18, 74 144 13", "round"), gold.base) +
  disc(83, 133, 5, orange.base) +
  shape(outline("108 106, 98 102, 86 110, 86 122, 94 126, 104 118"), red.base) +
  shape(limb("79 138 16, 73 145 15"), red.base) +
  at(68, 149, fist(), { turn: 230, scale: 0.9 });

const swordArm =
  at(152, 82, sword(46, red), { turn: 24, scale: 1.04 }) +
  shape(limb("122 112 20, 143 110 18, 149 92 13", "round"), gold.base) +
  disc(145, 110, 5, orange.base) +
  shape(outline("112 104, 124 100, 134 108, 134 118, 124 122, 116 116"), red.base) +
  shape(limb("147 99 16, 150 90 15"), red.base) +
  at(152, 82, fist(), { turn: 24 });

const gorget = shape(outline("98 106!, 103 99, 111 97, 119 99, 124 106!, 111 112"), linen.base);

const face = neck() + quarter({ brow: "stern", jaw: "square" }) + moustache(hair.chestnut, 5) + helmet(green, gold);

const rider =
  cloak +
  galloping(dapple, red) +
  cloth +
  leg +
  torso +
  skirt +
  swordArm +
  reins("M38 156Q52 160 68 150", gold) +
  reinArm +
  gorget +
  head(109, 70, face, 0.96, true);

export const knightOfSwords: Svg = tiles("S") + flat("M40 276Q100 270 168 277Q110 284 40 276z", blue.dark) + rider;
