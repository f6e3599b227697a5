/** The jack of spades: a man-at-arms, visor up, sword and round shield. */
import { blue, gold, hair, linen, orange, red, steel } from "../../drawing/palette.ts";
import { at, disc, flat, shape, type Svg } from "../../drawing/pen.ts";
import { star } from "../../drawing/geometry.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { pip } from "../../french/pips.ts";
import { sword } from "../../italian/sword.ts";
import { mail } from "../../people/cloth.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { moustache } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { helmet } from "../../people/headgear.ts";
import { outline } from "../../drawing/path.ts";

const coat =
  chest(steel) +
  mail(56, 124, 96, 7) +
  shape("M80 108L90 184H118L126 108Q103 128 80 108z", red.base) +
  flat("M116 116L126 110L118 184H110z", red.dark) +
  at(103, 142, pip("S", 0.62));

const arms =
  at(154, 118, sword(66, orange, 6), { turn: 6 }) +
  sleeve("138 126 25, 162 152 22, 156 132 15", steel) +
  cuff("158 140 18, 155 127 17", red) +
  at(154, 118, fist(), { turn: 6 }) +
  sleeve("68 126 25, 46 146 23, 52 160 16", steel) +
  disc(50, 138, 25, blue.base) +
  disc(50, 138, 19, gold.base) +
  at(50, 138, flat(star(8, 18, 7), red.base)) +
  disc(50, 138, 6, steel.base);

const collar = shape(outline("82 112, 88 103, 103 99, 118 103, 124 112, 103 120"), linen.base);

const face = neck() + quarter({ brow: "stern", jaw: "square" }) + moustache(hair.black, 5) + helmet(blue);

export const jackOfSpades: Svg = coat + arms + collar + head(103, 70, face, 1.02);
