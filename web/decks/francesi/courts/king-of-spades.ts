/** The king of spades: the psalmist, white-haired, with his harp. */
import { blue, gold, hair, linen, night, red } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, line, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve, stripes } from "../../french/bust.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { longBeard, longHair } from "../../people/hair.ts";
import { fist, resting } from "../../people/hand.ts";
import { lilyCrown } from "../../people/headgear.ts";

const robe =
  chest(night) +
  stripes(66, 140, 12.4, gold.base, 3) +
  shape(outline("84 104!, 92 130, 103 172!, 114 130, 122 104!"), red.base) +
  disc(103, 128, 3, gold.light) +
  disc(103, 142, 3, gold.light);

const harp =
  line("M34 172Q20 130 30 96", 9) +
  line("M34 172Q20 130 30 96", 5.6, gold.base) +
  line("M30 96Q48 82 66 98", 9) +
  line("M30 96Q48 82 66 98", 5.6, gold.base) +
  line("M66 98L40 172", 7) +
  line("M66 98L40 172", 3.6, gold.dark) +
  line("M36 104V160M42 96V152M48 94V140M54 94V128M60 96V116", 1) +
  disc(30, 94, 5, red.base) +
  disc(66, 98, 4, gold.light);

const arms =
  sleeve("66 126 25, 52 158 24, 44 146 16", blue, "M58 138Q52 152 50 152") +
  harp +
  at(52, 128, resting(), { turn: 160 }) +
  sleeve("140 126 25, 160 152 24, 134 152 16", blue, "M150 136Q158 148 154 152") +
  cuff("142 153 19, 130 151 18", linen) +
  at(122, 148, fist(), { turn: 280 });

const collar =
  shape(outline("76 116, 82 105, 103 99, 124 105, 130 116, 116 116, 103 124, 90 116"), linen.base) +
  line("M88 106l-2 10M118 106l2 10", 1, linen.dark);

const face =
  longHair(hair.white) +
  neck() +
  quarter({ old: true, brows: hair.grey }) +
  longBeard(hair.white, 5, 44) +
  lilyCrown(red.base);

export const kingOfSpades: Svg = robe + arms + collar + head(104, 68, face, 1, true);
