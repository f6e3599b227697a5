/** The king of hearts: flowing beard, the sword swung behind his head. */
import { blue, gold, hair, linen, red } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, line, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { sword } from "../../italian/sword.ts";
import { ermine } from "../../people/cloth.ts";
import { front, head, neck } from "../../people/face.ts";
import { longBeard, longHair } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { archedCrown } from "../../people/headgear.ts";
import { lily } from "../numbers.ts";

const robe =
  chest(red) +
  shape(outline("82 106!, 88 190!, 118 190!, 124 106!, 103 116"), blue.base) +
  [140, 164].map((y) => at(103, y, shape(lily, gold.base), { scale: 0.62 })).join("") +
  line("M82 108L87 190M124 108L119 190", 5) +
  line("M82 108L87 190M124 108L119 190", 2.6, gold.base) +
  at(66, 158, shape(lily, gold.base), { scale: 0.5 }) +
  at(140, 158, shape(lily, gold.base), { scale: 0.5 });

const arms =
  at(156, 112, sword(58, blue, 6), { turn: -22 }) +
  sleeve("140 126 26, 164 144 23, 157 124 16", red, "M150 134Q160 140 158 136") +
  cuff("159 132 19, 156 119 18", linen) +
  at(155, 112, fist(), { turn: -14 }) +
  sleeve("66 126 26, 40 152 24, 62 166 17", red, "M54 136Q42 148 46 154") +
  cuff("54 162 20, 66 168 19", linen) +
  at(74, 168, fist(), { turn: 100 });

const cape =
  shape(
    outline("62 126, 70 112, 86 103, 103 100, 120 103, 136 112, 144 126, 130 132, 118 126, 103 136, 88 126, 76 132"),
    linen.base,
  ) +
  ermine("74 118, 88 114, 132 118, 118 114") +
  disc(103, 128, 4, gold.base);

const face =
  longHair(hair.fair) +
  neck() +
  front({ brow: "calm", jaw: "square", brows: hair.chestnut }) +
  longBeard(hair.fair, 0, 38) +
  archedCrown(blue.base);

export const kingOfHearts: Svg = robe + arms + cape + head(103, 75, face, 0.98);
