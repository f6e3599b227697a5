/** The jack of clubs: the knight of the lake, a long shield and a lady's favour at his cap. */
import { blue, gold, green, hair, linen, orange, red, wood, steel } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, flat, line, rod, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve, stripes } from "../../french/bust.ts";
import { pip } from "../../french/pips.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { curls, fringe } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { stockingCap } from "../../people/headgear.ts";

const coat =
  chest(orange) +
  stripes(64, 142, 13, red.base, 4) +
  shape(outline("88 112!, 92 190!, 114 190!, 118 112!, 103 124"), green.base) +
  line("M92 136H114M92 150H114M93 164H113", 2, gold.light);

const shield = at(
  50,
  146,
  shape(outline("-24 -30!, 0 -36, 24 -30!, 24 8, 14 30, 0 42!, -14 30, -24 8"), gold.base) +
    shape(outline("-18 -25!, 0 -30, 18 -25!, 18 6, 10 24, 0 34!, -10 24, -18 6"), linen.base) +
    flat("M0-30V34Q-8 26-14 16Q-18 8-18-25z", blue.base) +
    at(9, -6, pip("B", 0.36)) +
    at(-9, -6, pip("B", 0.36)),
);

const lance =
  rod("M160 170L152 56", 3.4, wood.base) +
  shape(outline("150 30!, 158 46, 153 60!, 144 48"), steel.base) +
  shape(outline("153 62!, 164 60, 176 67!, 169 73, 174 83!, 163 80, 155 82!"), red.base);

const arms =
  lance +
  sleeve("140 126 25, 164 152 23, 158 142 15", green, "M150 136Q162 150 158 148") +
  cuff("160 147 19, 158 136 18", linen) +
  at(157, 129, fist(), { turn: -4 }) +
  sleeve("66 126 25, 42 142 23, 54 160 15", green) +
  shield;

const collar =
  shape(outline("80 114, 86 104, 103 99, 120 104, 126 114, 114 114, 103 121, 92 114"), linen.base) +
  disc(103, 121, 3, gold.base);

const face =
  curls(hair.red) +
  neck() +
  quarter({ mouth: "smile", cheeks: true, jaw: "round" }) +
  fringe(hair.red) +
  stockingCap(blue);

export const jackOfClubs: Svg = coat + arms + collar + head(103, 70, face, 1);
