/** The jack of spades: the Dane with his hound, a hunting horn at his side. */
import { gold, green, hair, linen, night, orange, red, wood } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, dot, line, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { front, head, neck } from "../../people/face.ts";
import { bob, fringe } from "../../people/hair.ts";
import { fist, resting } from "../../people/hand.ts";
import { wideHat } from "../../people/headgear.ts";

const coat =
  chest(night) +
  shape(outline("78 110!, 86 190!, 120 190!, 128 110!, 103 126"), green.base) +
  line("M78 112L103 128L128 112", 5) +
  line("M78 112L103 128L128 112", 2.6, gold.base) +
  line("M103 130V188", 1.4) +
  [142, 156, 170].map((y) => disc(103, y, 2.4, gold.light)).join("");

const horn = line("M126 112Q96 130 74 152", 4) + line("M126 112Q96 130 74 152", 1.8, red.base);

const hound =
  shape(
    outline("-8 40!, -14 22, -14 6, -20 0, -26 -4, -28 -10!, -18 -14, -8 -20, 2 -20, 10 -14, 12 0, 14 20, 16 40!"),
    linen.base,
  ) +
  shape(outline("-2 -18!, 6 -22, 14 -14, 14 2, 8 6, 2 -6!"), wood.base) +
  dot(-9, -11, 1.9, night.dark) +
  dot(-27, -8, 2.4, night.dark) +
  line("M-26-4Q-20-3-16-5", 1.2) +
  shape("M-14 8Q0 14 13 6L13 13Q0 20-14 14z", red.base) +
  disc(-1, 16, 2.6, gold.base);

const arms =
  sleeve("140 126 25, 164 148 23, 156 134 15", night, "M150 136Q162 146 158 144") +
  cuff("159 142 19, 155 128 18", orange) +
  line("M146 116Q150 84 174 86Q168 96 162 118", 2) +
  shape(outline("150 126!, 144 112, 148 96, 160 86, 174 82!, 176 92!, 166 98, 160 108, 158 120!"), gold.base) +
  line("M147 108l11 3M151 96l10 6M164 86l4 9", 1.4, red.base) +
  at(154, 122, fist()) +
  sleeve("66 126 25, 42 148 23, 50 160 15", night, "M56 136Q46 146 48 152") +
  at(48, 140, hound) +
  at(60, 132, resting(), { turn: 70, scale: 0.95 });

const collar = shape(outline("80 112, 86 104, 103 99, 120 104, 126 112, 114 112, 103 118, 92 112"), linen.base);

const face = bob(hair.fair) + neck() + front({ jaw: "square", brow: "calm" }) + fringe(hair.fair) + wideHat(green, red);

export const jackOfSpades: Svg = coat + horn + arms + collar + head(103, 72, face, 0.98);
