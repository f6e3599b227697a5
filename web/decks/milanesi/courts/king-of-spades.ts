/** The king of spades: black-bearded duke in armour, mace on his shoulder. */
import { blue, gold, hair, linen, red, steel } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, rod, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { curls, shortBeard } from "../../people/hair.ts";
import { fist, resting } from "../../people/hand.ts";
import { spikedCrown } from "../../people/headgear.ts";

/** Blued plate, darker than the sleeves. */
const plate = { base: "#a9bacb", light: steel.base, dark: "#7f94a9" };

const armour =
  chest(plate) +
  line("M103 118V184M72 140Q88 156 103 158Q118 156 134 140", 1.4) +
  shape("M95 124L103 112L111 124L103 142z", gold.base) +
  disc(103, 126, 3.4, red.base) +
  shape(outline("44 184!, 50 146, 60 122, 78 106!, 70 146, 66 184!"), blue.base) +
  shape(outline("162 184!, 156 146, 146 122, 128 106!, 136 146, 140 184!"), blue.base) +
  line("M60 128Q54 150 54 170M146 128Q152 150 152 170", 1.3, blue.light);

const mace =
  rod("M160 70L152 168", 3.6, gold.base) +
  shape("M162 28L170 36L176 48L168 62L160 68L152 62L146 48L154 36z", steel.base) +
  flat("M162 30L169 37L174 48L167 61L161 66z", steel.dark) +
  line("M162 28V68M154 36Q150 50 154 62M169 37Q173 50 167 61", 1.2) +
  disc(161, 26, 3.4, gold.light);

const arms =
  at(0, 9, mace) +
  shape(limb("138 126 24, 158 152 22, 155 138 15", "round"), steel.base) +
  shape(outline("126 108, 140 106, 152 116, 152 130, 138 132, 128 122"), gold.base) +
  cuff("156 144 19, 155 134 18", red) +
  at(155, 128, fist(), { turn: -6 }) +
  sleeve("68 126 24, 48 152 23, 74 154 16", steel) +
  shape(outline("80 108, 66 106, 54 116, 54 130, 68 132, 78 122"), gold.base) +
  cuff("66 154 20, 78 153 19", red) +
  at(86, 150, resting(), { turn: -90 });

const gorget =
  shape(outline("82 112, 88 103, 103 99, 118 103, 124 112, 114 116, 103 124, 92 116"), linen.base) +
  line("M94 106l2 9M103 104v17M112 106l-2 9", 1, linen.dark);

const face =
  curls(hair.black) + neck() + quarter({ brow: "stern", nose: "hooked" }) + shortBeard(hair.black, 5) + spikedCrown();

export const kingOfSpades: Svg = armour + arms + gorget + head(102, 70, face, 1.02);
