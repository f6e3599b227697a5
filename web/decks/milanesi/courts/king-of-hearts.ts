/** The king of hearts: brown-bearded, sword raised before his heart. */
import { blue, gold, green, hair, linen, red } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, line, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve, stripes } from "../../french/bust.ts";
import { pip } from "../../french/pips.ts";
import { sword } from "../../italian/sword.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { bob, shortBeard } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { archedCrown } from "../../people/headgear.ts";

const robe =
  chest(green) +
  stripes(76, 130, 9, green.light, 2) +
  shape(outline("84 104!, 92 130, 103 170!, 114 130, 122 104!"), linen.base) +
  line("M96 118l14 5M98 130l10 4M100 142l6 3", 1.6, red.base) +
  shape(outline("56 124!, 70 110, 84 104!, 78 184!, 48 184!"), red.base) +
  shape(outline("150 124!, 136 110, 122 104!, 128 184!, 158 184!"), red.base) +
  line("M84 106L79 184M122 106L127 184", 4, gold.base);

const arms =
  at(52, 126, sword(76, blue, 6.5), { turn: 4 }) +
  sleeve("66 128 25, 46 158 24, 51 140 17", red, "M56 140Q48 152 50 150") +
  cuff("49 146 20, 52 133 19", gold) +
  at(52, 126, fist(), { mirrored: true, turn: 4 }) +
  sleeve("140 128 25, 156 154 24, 128 152 17", red) +
  cuff("138 153 20, 124 150 19", gold) +
  at(116, 148, fist(), { turn: 280 });

const collar =
  shape(outline("78 114, 86 104, 103 99, 120 104, 128 114, 116 116, 103 122, 90 116"), linen.base) +
  at(103, 128, disc(0, 0, 9, gold.base) + pip("C", 0.32));

const face =
  bob(hair.chestnut) +
  neck() +
  quarter({ jaw: "square", brow: "calm" }) +
  shortBeard(hair.chestnut, 5) +
  archedCrown(red.base);

export const kingOfHearts: Svg = robe + arms + collar + head(102, 76, face, 1, true);
