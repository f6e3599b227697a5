/** The king of clubs: seen from the side, red-bearded, a sprig of clover in his hand. */
import { blue, gold, green, hair, linen, orange, red } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, line, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { pip } from "../../french/pips.ts";
import { sprigs } from "../../people/cloth.ts";
import { head, neck, profile } from "../../people/face.ts";
import { profileBeard, sideHair } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { lilyCrown } from "../../people/headgear.ts";

const robe =
  chest(blue) +
  sprigs("70 146, 136 146, 88 152, 120 152, 104 144, 60 168, 146 168", gold.light) +
  shape(outline("44 184!, 52 142, 62 120, 82 105!, 74 150, 72 184!"), orange.base) +
  shape(outline("162 184!, 154 142, 144 120, 124 105!, 132 150, 134 184!"), orange.base) +
  line("M80 112Q70 150 69 184M126 112Q136 150 137 184", 2.2, linen.base);

const arms =
  line("M48 150Q46 130 54 100", 4) +
  line("M48 150Q46 130 54 100", 1.8, green.base) +
  at(54, 90, pip("B", 0.8)) +
  at(42, 120, pip("B", 0.36)) +
  at(60, 116, pip("B", 0.36)) +
  sleeve("66 126 26, 44 160 24, 50 144 17", orange, "M56 138Q46 154 48 154") +
  cuff("48 150 20, 50 138 19", linen) +
  at(48, 132, fist(), { mirrored: true }) +
  sleeve("140 126 26, 158 152 25, 130 154 18", orange) +
  cuff("140 155 20, 126 152 19", linen) +
  at(118, 150, fist(), { turn: 280 });

const chain =
  line("M78 116Q103 154 128 116", 6) +
  line("M78 116Q103 154 128 116", 3.4, gold.base) +
  disc(103, 138, 8, gold.light) +
  disc(103, 138, 4, red.base) +
  shape(outline("82 112, 88 103, 103 99, 118 103, 124 112, 114 114, 103 118, 92 114"), linen.base);

const face =
  neck() +
  profile({ nose: "hooked", old: true }) +
  profileBeard(hair.red, 38) +
  sideHair(hair.red, true) +
  lilyCrown(green.base);

export const kingOfClubs: Svg = robe + arms + chain + head(106, 70, face, 1.02, true);
