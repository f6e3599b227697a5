/** The jack of hearts: a boy singer with his lute. */
import { gold, green, hair, linen, red, wood } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve, stripes } from "../../french/bust.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { curls, fringe } from "../../people/hair.ts";
import { fist, resting } from "../../people/hand.ts";
import { flatCap } from "../../people/headgear.ts";

const coat = chest(green) + stripes(64, 142, 13, gold.base, 3.4);

const lute = at(
  92,
  142,
  shape("M-4-30L-3-86H3L4-30z", wood.dark) +
    shape("M-4-86L-12-98L-6-102L4-90L3-86z", wood.base) +
    line("M-12-94l-4-2M-9-99l-4-3", 2) +
    shape(outline("-4 -32!, -16 -20, -23 0, -20 18, -10 27, 0 29, 10 27, 20 18, 23 0, 16 -20, 4 -32!"), wood.light) +
    flat(outline("6 -28!, 16 -18, 22 0, 19 17, 8 26!, 14 8"), wood.base) +
    disc(0, -4, 7, wood.dark) +
    line("M-9 16H9", 2.4) +
    line("M-2.5 16V-84M0 16V-84M2.5 16V-84", 0.7, linen.base),
  { turn: 52 },
);

const arms =
  sleeve("138 124 25, 160 136 22, 152 112 15", green, "M146 130Q156 134 154 124") +
  lute +
  cuff("154 120 18, 151 109 17", red) +
  at(148, 102, fist(), { turn: 52 }) +
  sleeve("68 126 25, 46 152 23, 70 150 15", green, "M58 136Q50 146 54 150") +
  cuff("62 152 18, 74 149 17", red) +
  at(84, 146, resting(), { turn: -88, scale: 0.95 });

const collar =
  shape(outline("76 116, 82 104, 103 98, 124 104, 130 116, 116 116, 103 126, 90 116"), linen.base) +
  line("M103 118l-5 12M103 118l5 12", 1.8, red.base);

const face =
  curls(hair.fair) +
  neck() +
  quarter({ mouth: "smile", jaw: "round", cheeks: true, nose: "short" }) +
  fringe(hair.fair) +
  flatCap(red, gold);

export const jackOfHearts: Svg = coat + arms + collar + head(102, 70, face, 1.02, true);
