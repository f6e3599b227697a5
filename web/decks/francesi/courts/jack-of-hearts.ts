/** The jack of hearts: a captain seen from the side, curled moustache, his torch of a halberd in hand. */
import { blue, gold, hair, linen, red, steel, wood } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, flat, line, rod, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve, stripes } from "../../french/bust.ts";
import { head, neck, profile } from "../../people/face.ts";
import { sideHair } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { flatCap } from "../../people/headgear.ts";

const coat =
  chest(red) +
  stripes(64, 142, 15.6, gold.base, 4) +
  shape(outline("90 110!, 94 190!, 112 190!, 116 110!, 103 120"), blue.base) +
  [132, 148, 164].map((y) => disc(103, y, 3, gold.light)).join("");

const halberd =
  rod("M156 176V52", 3.4, wood.base) +
  shape("M156 24L161 46H151z", steel.base) +
  shape(outline("158 46!, 170 40, 180 52, 178 68, 160 66!, 166 56"), steel.base) +
  flat(outline("168 44!, 178 54, 176 66!, 170 58"), steel.dark) +
  shape(outline("154 50!, 142 44, 144 56, 154 62!"), steel.base);

const arms =
  halberd +
  sleeve("140 126 25, 164 150 23, 158 138 15", blue, "M150 136Q162 148 158 146") +
  cuff("160 144 19, 157 132 18", linen) +
  at(156, 125, fist()) +
  sleeve("66 126 25, 40 150 23, 66 162 15", blue, "M56 136Q44 148 46 152") +
  cuff("56 158 19, 70 163 18", linen) +
  at(78, 162, fist(), { turn: 100 });

const collar = shape(outline("78 114, 86 104, 103 99, 120 104, 128 114, 114 116, 103 122, 92 116"), linen.base);

const whiskers = shape("M11 11.5Q4 9.5 1 14.5Q-2 16.5-4 13.5Q-4 19 1 18.5Q6 18 11 14z", hair.brown);

const face =
  neck() +
  profile({ brow: "stern" }) +
  whiskers +
  sideHair(hair.brown, true) +
  flatCap(blue, red) +
  shape(outline("-8 -28!, -18 -40, -32 -42, -36 -34, -28 -32!, -30 -24, -20 -24!, -12 -22!"), linen.base) +
  line("M-10-25Q-20-34-31-37", 1);

export const jackOfHearts: Svg = coat + arms + collar + head(106, 72, face, 0.98, true);
