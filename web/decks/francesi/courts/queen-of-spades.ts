/** The queen of spades: wisdom in arms, crested helm, spear and the owl on her wrist. */
import { blue, gold, hair, linen, night, red, steel, wood } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, both, disc, line, rod, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { longHair } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { helmet } from "../../people/headgear.ts";

const gown =
  chest(night) +
  shape(outline("82 108!, 74 140, 80 168!, 103 178, 126 168!, 132 140, 124 108!, 103 118"), gold.base) +
  line(
    "M78 130q5 4 10 0t10 0t10 0t10 0t10 0M77 142q5 4 10 0t10 0t10 0t10 0t12 0M79 154q5 4 10 0t10 0t10 0t10 0t8 0",
    1.2,
  ) +
  disc(103, 136, 8, steel.base) +
  disc(103, 136, 3.6, blue.base) +
  line("M56 130Q50 156 50 184M150 130Q156 156 156 184", 2, red.base);

const owl =
  shape(outline("0 -24, -10 -22, -14 -10, -13 6, -6 14, 0 16, 6 14, 13 6, 14 -10, 10 -22"), wood.base) +
  shape(outline("-8 -6, -6 8, 0 13, 6 8, 8 -6, 0 -2"), wood.light) +
  both(0, disc(-5.5, -14, 5, linen.base) + disc(-5, -14, 2, night.dark) + shape("M-13-20L-14-29L-5-23z", wood.base)) +
  shape("M0-12L-2.5-8L0-4L2.5-8z", gold.base) +
  line("M-3 2l3 2l3-2M-3 7l3 2l3-2", 1);

const arms =
  rod("M158 170L156 62", 3.4, wood.base) +
  shape(outline("156 30!, 164 48, 156 64!, 148 48"), steel.base) +
  sleeve("140 126 24, 164 150 22, 158 138 14", night, "M150 136Q162 148 158 146") +
  cuff("160 144 17, 158 133 16", gold) +
  at(157, 126, fist(), { scale: 0.92 }) +
  sleeve("66 126 24, 40 158 22, 46 146 15", night, "M56 136Q44 150 46 152") +
  cuff("44 152 18, 47 140 17", gold) +
  at(47, 134, fist(), { turn: 200, scale: 0.92 }) +
  at(46, 112, owl);

const collar = shape(outline("84 112, 90 104, 103 100, 116 104, 122 112, 103 118"), linen.base);

const face = longHair(hair.black) + neck() + quarter({ cheeks: true, brow: "calm" }) + helmet(red, gold);

export const queenOfSpades: Svg = gown + arms + collar + head(104, 72, face, 0.96, true);
