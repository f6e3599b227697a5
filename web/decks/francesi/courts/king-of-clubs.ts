/** The king of clubs: the young conqueror, curls and plumed crown, the globe in his hand. */
import { blue, gold, green, hair, linen, orange, red } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, line, rod, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { curls, moustache } from "../../people/hair.ts";
import { fist, palm } from "../../people/hand.ts";
import { lilyCrown } from "../../people/headgear.ts";

const breastplate =
  chest(gold) +
  line("M78 128Q90 138 103 138Q116 138 128 128M72 150Q88 160 103 160Q118 160 134 150M103 116V186", 1.4) +
  shape("M103 118l9 10l-9 12l-9-12z", green.base) +
  disc(103, 129, 3, gold.light) +
  shape(outline("44 190!, 48 146, 58 122, 80 106!, 72 150, 72 190!"), red.base) +
  shape(outline("162 190!, 158 146, 148 122, 126 106!, 134 150, 134 190!"), red.base) +
  line("M76 114Q68 150 68 186M130 114Q138 150 138 186", 2.6, gold.light);

const globe =
  disc(0, 0, 17, blue.base) +
  line("M-17 0H17M0-17V17M-12-12Q0-6 12-12M-12 12Q0 6 12 12M-7-15.5Q-14 0-7 15.5M7-15.5Q14 0 7 15.5", 1.2, blue.light) +
  line("M0-17V-27M-4-23H4", 4.4) +
  line("M0-17V-27M-4-23H4", 2, gold.light);

const arms =
  at(48, 108, globe, { scale: 0.94 }) +
  sleeve("66 126 25, 38 158 23, 42 138 16", red, "M54 138Q42 152 42 148") +
  cuff("41 146 19, 43 133 18", linen) +
  at(46, 128, palm(), { mirrored: true }) +
  rod("M160 56L154 150", 3.2, gold.base) +
  shape("M160 32L166 44L160 58L154 44z", orange.base) +
  sleeve("140 126 25, 162 148 23, 157 132 16", red) +
  cuff("158 139 19, 156 127 18", linen) +
  at(156, 120, fist(), { turn: -4 });

const collar = shape(outline("80 112, 86 104, 103 99, 120 104, 126 112, 114 115, 103 112, 92 115"), linen.base);

const plumes =
  shape(outline("10 -22!, 16 -34, 28 -37, 35 -28, 29 -25!, 33 -18, 26 -18!, 22 -12, 14 -10!"), green.base) +
  line("M13-14Q20-26 30-31", 1);

const face =
  curls(hair.chestnut) +
  neck() +
  quarter({ brow: "raised", cheeks: true }) +
  moustache(hair.chestnut, 5) +
  plumes +
  lilyCrown(green.base);

export const kingOfClubs: Svg = breastplate + arms + collar + head(102, 70, face, 1);
