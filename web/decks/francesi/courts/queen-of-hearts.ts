/** The queen of hearts: fair and grave, a rose between two fingers. */
import { blue, gold, green, hair, linen, red } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, line, shape, type Svg } from "../../drawing/pen.ts";
import { blade, flower } from "../../drawing/flora.ts";
import { chest, cuff, sleeve, stripes } from "../../french/bust.ts";
import { pip } from "../../french/pips.ts";
import { ermine } from "../../people/cloth.ts";
import { front, head, neck } from "../../people/face.ts";
import { parting, plaits } from "../../people/hair.ts";
import { fist, resting } from "../../people/hand.ts";
import { lilyCrown, veil } from "../../people/headgear.ts";

const gown =
  chest(blue) +
  stripes(64, 142, 13, gold.base, 2) +
  shape(outline("86 104!, 80 150, 78 190!, 128 190!, 126 150, 120 104!, 103 112"), red.base) +
  [136, 156, 174].map((y) => at(103, y, pip("C", 0.34, gold.light))).join("") +
  shape(outline("60 122, 74 110, 88 103!, 84 136, 82 190!, 66 190!, 70 140"), linen.base) +
  shape(outline("146 122, 132 110, 118 103!, 122 136, 124 190!, 140 190!, 136 140"), linen.base) +
  ermine("74 126, 75 152, 74 176, 132 126, 131 152, 132 176");

const rose =
  line("M156 128Q160 112 156 96", 3.6) +
  line("M156 128Q160 112 156 96", 1.6, green.base) +
  at(158, 114, blade(14), { turn: 60 }) +
  at(156, 86, flower(12, red));

const arms =
  rose +
  sleeve("140 126 24, 164 148 22, 158 138 14", blue, "M150 136Q162 146 158 146") +
  cuff("160 143 17, 157 133 16", linen) +
  at(156, 126, fist(), { scale: 0.9 }) +
  sleeve("66 126 24, 42 152 22, 66 160 15", blue, "M56 136Q46 146 48 152") +
  cuff("58 158 18, 70 161 17", linen) +
  at(78, 157, resting(), { turn: -90, scale: 0.9 });

const face =
  veil(linen) +
  neck() +
  front({ jaw: "round", cheeks: true, eyes: blue.dark }) +
  parting(hair.fair) +
  plaits(hair.fair) +
  lilyCrown(blue.base);

export const queenOfHearts: Svg = gown + arms + head(103, 72, face, 0.98);
