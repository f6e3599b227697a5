/** The queen of hearts: dark and veiled, a dove on her hand. */
import { blue, gold, green, hair, linen, orange, red } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, dot, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { pip } from "../../french/pips.ts";
import { front, head, neck } from "../../people/face.ts";
import { parting } from "../../people/hair.ts";
import { palm, resting } from "../../people/hand.ts";
import { coronet, veil } from "../../people/headgear.ts";

const gown =
  chest(red) +
  shape(outline("86 108!, 78 146, 80 184!, 126 184!, 128 146, 120 108!, 112 124, 103 128, 94 124"), linen.base) +
  [142, 158, 174]
    .map((y) => at(103, y, pip("C", 0.3)) + at(92, y - 8, pip("C", 0.18)) + at(114, y - 8, pip("C", 0.18)))
    .join("") +
  line("M86 110Q78 150 79 184M120 110Q128 150 127 184", 3, gold.base);

const dove =
  shape(
    outline("-18 2!, -26 8, -34 8!, -28 0, -20 -6, -8 -8, 2 -14, 8 -20, 16 -18, 18 -12, 14 -6, 10 4, 0 9, -10 8"),
    linen.base,
  ) +
  shape(outline("-20 -4!, -14 -14, -2 -18!, 2 -10, -4 -2, -12 2"), blue.light) +
  line("M-14-8l8-4M-10-3l8-5", 1) +
  shape("M17-15L24-12L17-11z", orange.base) +
  dot(12.5, -15, 1.5, blue.dark) +
  flat("M-34 8l8-4l2 4z", linen.dark);

const arms =
  at(144, 104, dove, { mirrored: true }) +
  sleeve("138 126 24, 158 152 22, 150 130 14", red, "M148 136Q154 146 152 140") +
  cuff("152 138 18, 149 124 17", gold) +
  at(146, 116, palm(), { mirrored: true, turn: 6 }) +
  sleeve("68 126 24, 46 152 23, 74 152 15", red, "M58 136Q50 146 54 152") +
  cuff("66 153 18, 78 150 17", gold) +
  at(86, 147, resting(), { turn: -88, scale: 0.92 });

const necklace = line("M90 108Q103 126 116 108", 2.4, gold.base) + disc(103, 118, 4, green.base);

const face = veil(blue) + neck() + front({ jaw: "long", cheeks: true }) + parting(hair.black) + coronet(green.base);

export const queenOfHearts: Svg = gown + arms + head(103, 68, face, 1.04) + necklace;
