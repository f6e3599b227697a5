/** The page of swords: the sword points to the ground, the other hand holds a green branch. */
import { blue, gold, hair, linen, orange, red, wood } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { front, head, neck } from "../../people/face.ts";
import { longHair, parting } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { beret } from "../../people/headgear.ts";
import { leaf } from "../../italian/cudgel.ts";
import { platform } from "../../italian/platform.ts";
import { sword } from "../../italian/sword.ts";

const cape =
  shape(outline("84 106!, 66 140, 60 190, 66 222!, 100 214, 140 224!, 150 190, 136 140, 118 106!"), red.base) +
  flat(outline("124 116!, 136 142, 149 190, 140 222!, 124 217!, 130 170"), red.dark);

const legs =
  shape(limb("88 190 24, 86 230 17, 86 262 13", "round"), red.base) +
  shape(limb("114 190 24, 118 230 17, 122 262 13", "round"), linen.base) +
  line("M80 214h13M80 226h12M80 238h11M80 250h11", 2, gold.light) +
  line("M116 212L119 252M122 220L124 246", 1.2, linen.dark) +
  shape(outline("78 236!, 96 236!, 93 258, 94 276!, 58 276!, 62 270, 76 264"), wood.base) +
  shape(outline("109 238!, 127 236!, 130 262, 142 269, 148 276!, 114 276!, 113 260"), wood.base) +
  shape("M76 232h21v8h-21zM107 234l21-2l1 8l-21 2z", wood.light);

const doublet =
  shape(
    outline(
      "84 106!, 78 132, 84 156, 72 194!, 86 200!, 90 192, 101 202!, 112 192, 116 200!, 130 194!, 120 156, 124 132, 118 106!",
    ),
    blue.base,
  ) +
  flat(outline("112 106!, 123 132, 119 156, 129 193!, 117 198!, 112 150"), blue.dark) +
  shape("M93 108L101 152L109 108z", linen.base) +
  line("M95 118l12 4M96 126l10 3M98 134l6 2M107 118l-12 4M106 126l-10 3M104 134l-6 2", 1.2, red.base) +
  line("M84 166L77 192M118 166L125 192M94 160L90 190M108 160L112 190", 1.4, gold.base) +
  shape("M82 152Q101 160 120 152L121 161Q101 169 81 161z", gold.base) +
  disc(101, 161, 4, red.base);

const branch =
  line("M48 158Q44 130 50 96", 3.6) +
  line("M48 158Q44 130 50 96", 1.6, wood.base) +
  leaf(50, 98, 8) +
  leaf(48, 108, -44) +
  leaf(49, 110, 52) +
  leaf(46, 122, -54) +
  leaf(47, 124, 56) +
  leaf(46, 136, -60) +
  leaf(47, 138, 58) +
  disc(40, 116, 3, orange.base) +
  disc(54, 104, 3, orange.base);

const branchArm =
  branch +
  shape(limb("86 114 22, 62 142 21, 52 160 15", "round"), blue.base) +
  line("M76 124Q66 136 60 150M84 122Q72 136 68 148", 2, gold.base) +
  shape(limb("56 152 18, 51 161 17"), linen.base) +
  at(47, 166, fist(), { turn: 200 });

const swordArm =
  at(148, 166, sword(84, red, 6), { turn: 176 }) +
  shape(limb("116 114 22, 142 136 21, 148 154 15", "round"), blue.base) +
  line("M126 118Q140 130 144 146M120 124Q134 134 138 148", 2, gold.base) +
  shape(limb("146 146 18, 148 156 17"), linen.base) +
  at(148, 163, fist());

const collar = shape(outline("78 116, 84 104, 101 98, 118 104, 124 116, 112 114, 101 108, 90 114"), linen.base);

const face =
  longHair(hair.brown) + neck() + front({ jaw: "long", cheeks: true }) + parting(hair.brown) + beret(red, blue);

export const pageOfSwords: Svg =
  platform("S") + cape + legs + swordArm + doublet + branchArm + collar + head(101, 72, face, 1);
