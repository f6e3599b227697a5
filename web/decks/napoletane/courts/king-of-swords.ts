/** The king of swords: black-bearded, stern, in armour under a blue cloak. */
import { blue, gold, hair, linen, red, steel } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { mail } from "../../people/cloth.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { curls, shortBeard } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { spikedCrown } from "../../people/headgear.ts";
import { platform } from "../../italian/platform.ts";
import { sword } from "../../italian/sword.ts";

const cloak =
  shape(
    outline("82 104!, 60 132, 52 190, 58 240, 48 268!, 84 272!, 134 272!, 172 262!, 164 214, 150 150, 124 104!"),
    blue.base,
  ) +
  shape(outline("126 110!, 146 150, 154 214, 156 268!, 134 272!, 136 200"), red.base) +
  flat(outline("58 150!, 53 190, 59 240, 52 267!, 66 268!, 72 220"), blue.dark);

const legs =
  shape(limb("90 206 22, 86 234 16, 84 266 13", "round"), steel.base) +
  shape(limb("116 206 22, 122 234 16, 126 266 13", "round"), steel.base) +
  flat(limb("94 210 8, 89 236 6, 87 264 5"), steel.dark) +
  flat(limb("121 210 8, 126 236 6, 129 264 5"), steel.dark) +
  disc(86, 236, 6, gold.base) +
  disc(121, 236, 6, gold.base) +
  shape(outline("78 264!, 66 268, 58 276!, 92 276!, 91 262!"), steel.base) +
  shape(outline("132 264!, 144 268, 152 276!, 118 276!, 119 262!"), steel.base);

const skirt =
  shape(outline("80 170!, 74 198, 70 220!, 86 226, 103 222, 120 226, 136 220!, 132 198, 126 170!"), steel.dark) +
  mail(76, 182, 54, 7) +
  shape("M70 216l8 9l8-6l8 9l9-7l9 7l8-9l8 6l8-9L137 224l-8 8l-8-5l-9 9l-9-7l-9 7l-9-9l-8 5l-8-8z", gold.base);

const breastplate =
  shape(outline("84 106!, 76 130, 78 158, 80 172!, 103 178, 126 172!, 128 158, 130 130, 122 106!"), steel.base) +
  flat(outline("120 108!, 129 130, 127 158, 125 171!, 112 175!, 116 140"), steel.dark) +
  line("M103 110V174M82 128Q92 146 103 148Q114 146 124 128", 1.2) +
  shape("M96 132L103 122L110 132L103 146z", gold.base) +
  disc(103, 133, 3, red.base) +
  shape("M79 164Q103 176 127 164L128 174Q103 186 78 174z", red.base) +
  disc(103, 174, 5, gold.light);

const swordArm =
  at(150, 150, sword(96, red, 6.5), { turn: 4 }) +
  shape(limb("122 114 24, 144 136 20, 148 154 14", "round"), steel.base) +
  flat(limb("128 122 6, 146 140 6, 149 152 4"), steel.dark) +
  shape(outline("112 106, 124 102, 136 110, 138 122, 128 126, 116 120"), gold.base) +
  disc(143, 134, 6, gold.light) +
  shape(limb("146 142 19, 149 150 18"), red.base) +
  at(150, 156, fist(), { turn: 4 });

const orbArm =
  shape(limb("84 114 24, 60 142 20, 62 164 14", "round"), steel.base) +
  flat(limb("76 120 6, 58 142 6, 60 160 4"), steel.dark) +
  shape(outline("94 106, 82 102, 70 110, 68 122, 78 126, 90 120"), gold.base) +
  disc(60, 143, 6, gold.light) +
  shape(limb("59 156 19, 62 166 18"), red.base) +
  disc(60, 188, 13, gold.base) +
  line("M47 188Q60 194 73 188M60 175V201", 3.2, red.base) +
  line("M47 186Q60 192 73 186", 0.8) +
  at(62, 173, fist(), { turn: 180 });

const gorget =
  shape(outline("84 110!, 88 100, 103 96, 118 100, 122 110!, 112 114, 103 120, 94 114"), linen.base) +
  line("M94 104l2 8M103 102v14M112 104l-2 8", 1, linen.dark);

const face =
  curls(hair.black) +
  neck() +
  quarter({ brow: "stern", nose: "hooked", jaw: "square" }) +
  shortBeard(hair.black, 5) +
  spikedCrown();

export const kingOfSwords: Svg =
  platform("S") + cloak + legs + skirt + breastplate + orbArm + swordArm + gorget + head(104, 70, face, 1, true);
