/** The lady of swords: a warrior maid of the puppet theatre in bright armour, sword aloft. */
import { blue, gold, hair, linen, orange, red, steel } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { longHair } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { helmet } from "../../people/headgear.ts";
import { sword } from "../sword.ts";
import { tiles } from "../tiles.ts";

const cloak =
  shape(outline("88 106!, 66 140, 52 190, 46 240!, 64 234, 80 240, 100 232, 124 238!, 130 180, 116 106!"), red.base) +
  line("M70 150Q58 200 58 234M82 160Q74 204 76 236", 1.3, red.dark);

const legs =
  shape(limb("92 206 22, 84 236 16, 82 266 12", "round"), gold.base) +
  shape(limb("114 206 22, 124 234 16, 128 266 12", "round"), gold.base) +
  flat(limb("118 208 7, 128 234 5, 131 262 4"), gold.dark) +
  flat(limb("96 208 7, 88 236 5, 86 262 4"), gold.dark) +
  disc(84, 238, 6, red.base) +
  disc(124, 236, 6, red.base) +
  shape(outline("76 264!, 62 270, 58 275!, 90 275!, 89 263!"), gold.base) +
  shape(outline("134 264!, 146 270, 152 275!, 120 275!, 121 263!"), gold.base);

const skirt =
  shape(
    outline(
      "84 164!, 70 196, 62 222!, 76 220, 84 230, 94 222, 104 232, 114 222, 124 230, 132 220, 146 222!, 136 196, 122 164!",
    ),
    blue.base,
  ) +
  flat(outline("114 168!, 136 196, 145 221!, 132 219!, 126 228!, 120 196"), blue.dark) +
  line("M84 180L74 214M96 176L90 216M112 176L118 216M122 180L132 214", 1.6, gold.light) +
  line("M68 206Q104 224 140 206", 2.6, gold.base);

const breastplate =
  shape(outline("86 106!, 78 130, 84 156, 82 168!, 103 174, 124 168!, 122 156, 128 130, 120 106!"), steel.base) +
  flat(outline("116 108!, 127 130, 121 156, 123 167!, 110 171!, 114 140"), steel.dark) +
  shape(outline("103 122!, 92 116, 84 126, 92 140, 103 152!, 114 140, 122 126, 114 116"), gold.base) +
  shape("M103 126l6 8l-6 10l-6-10z", red.base) +
  shape("M83 158Q103 170 123 158L124 168Q103 180 82 168z", orange.base) +
  disc(103, 170, 4.4, gold.light);

const swordArm =
  at(154, 88, sword(54, red), { turn: 10 }) +
  shape(limb("120 114 21, 146 122 19, 153 100 13", "round"), steel.base) +
  flat(limb("126 120 6, 148 126 5, 155 104 4"), steel.dark) +
  shape(outline("110 106, 122 102, 134 110, 134 122, 124 126, 114 118"), gold.base) +
  shape(limb("150 108 17, 154 96 17"), red.base) +
  at(154, 88, fist(), { turn: 8 });

const shieldArm =
  shape(limb("86 114 21, 64 134 19, 62 150 14", "round"), steel.base) +
  shape(outline("96 106, 84 102, 72 110, 72 122, 82 126, 92 118"), gold.base) +
  shape(outline("34 136!, 56 130, 78 136!, 78 160, 70 178, 56 188!, 42 178, 34 160"), red.base) +
  shape(outline("40 141!, 56 136, 72 141!, 72 160, 66 173, 56 181!, 46 173, 40 160"), gold.base) +
  shape("M56 142l5 10l11 2l-8 8l2 11l-10-5l-10 5l2-11l-8-8l11-2z", blue.base) +
  disc(56, 159, 3.4, gold.light);

const face =
  longHair(hair.chestnut) + neck() + quarter({ cheeks: true, brow: "calm", jaw: "round" }) + helmet(red, gold);

export const ladyOfSwords: Svg =
  tiles("S") +
  cloak +
  legs +
  skirt +
  breastplate +
  swordArm +
  shieldArm +
  shape(outline("90 106!, 94 99, 103 96, 112 99, 116 106!, 103 112"), linen.base) +
  head(103, 70, face);
