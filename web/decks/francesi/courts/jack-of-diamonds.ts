/** The jack of diamonds: the hero of Troy, sword drawn, braided coat. */
import { blue, gold, hair, linen, orange, red } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, line, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { sword } from "../../italian/sword.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { bob, combed } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { beret } from "../../people/headgear.ts";

const coat =
  chest(blue) +
  shape(outline("80 108!, 88 190!, 118 190!, 126 108!, 103 118"), orange.base) +
  line("M86 126H120M87 138H119M88 150H118M89 162H117M90 174H116", 3.6) +
  line("M86 126H120M87 138H119M88 150H118M89 162H117M90 174H116", 1.6, gold.light) +
  [126, 138, 150, 162].map((y) => disc(103, y, 2.4, gold.base)).join("");

const arms =
  at(50, 126, sword(60, red, 6), { turn: 7 }) +
  sleeve("66 126 25, 40 156 23, 47 138 15", blue, "M56 136Q42 150 46 148") +
  cuff("45 146 19, 48 132 18", linen) +
  at(50, 126, fist(), { mirrored: true, turn: 7 }) +
  sleeve("140 126 25, 164 146 23, 136 150 15", blue, "M150 134Q160 142 154 148") +
  cuff("144 150 19, 132 150 18", linen) +
  at(122, 146, fist(), { turn: 280 });

const collar = shape(outline("76 116, 82 104, 103 98, 124 104, 130 116, 116 114, 103 120, 90 114"), linen.base);

const face =
  bob(hair.black) + neck() + quarter({ cheeks: true, mouth: "line" }) + combed(hair.black) + beret(orange, blue);

export const jackOfDiamonds: Svg = coat + arms + collar + head(103, 72, face, 0.98);
