/** The lady of cups: fair and crowned with blossom, she offers the cup with both hands. */
import { blue, gold, green, hair, linen, orange, plum } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { sprigs } from "../../people/cloth.ts";
import { front, head, neck } from "../../people/face.ts";
import { longHair, parting } from "../../people/hair.ts";
import { fist, palm } from "../../people/hand.ts";
import { wreath } from "../../people/headgear.ts";
import { cup } from "../cup.ts";
import { tiles } from "../tiles.ts";

const train =
  shape(
    outline("84 112!, 64 160, 46 220, 34 266!, 60 272, 100 274, 150 272, 170 264!, 152 214, 136 160, 120 112!"),
    green.base,
  ) +
  flat(outline("124 130!, 136 160, 151 214, 168 263!, 140 270!, 134 200"), green.dark) +
  line("M58 210Q50 240 46 264M146 216Q154 244 156 264", 1.3, green.light);

const gown =
  shape(
    outline("86 106!, 82 136, 86 160, 70 214, 62 270!, 100 274, 142 270!, 134 214, 118 160, 122 136, 118 106!"),
    gold.base,
  ) +
  flat(outline("112 110!, 121 136, 117 160, 133 214, 141 269!, 122 272!, 120 214, 108 164"), gold.dark) +
  line("M92 172Q84 220 80 266M102 166V270", 1.3, gold.dark) +
  sprigs("88 190, 108 184, 82 224, 100 216, 118 210, 92 248, 112 242", plum.base) +
  shape("M64 258Q102 270 140 258L142 270Q102 282 62 270z", plum.base) +
  line("M68 266l6-4l6 6l6-5l6 6l6-5l6 5l6-5l6 5l6-6l6 5l6-6", 1.3, gold.light) +
  shape(outline("86 106!, 92 122, 102 126, 112 122, 118 106!, 102 100"), linen.base) +
  shape("M83 150Q102 162 121 150L120 159Q102 171 84 159z", plum.base) +
  line("M102 166V206", 3, plum.base);

const sleeves =
  shape(outline("88 110!, 70 126, 62 152, 72 170, 96 172!, 100 154!, 88 150, 94 128!"), green.base) +
  shape(outline("116 110!, 134 126, 142 152, 132 170, 108 172!, 104 154!, 116 150, 110 128!"), green.base) +
  flat(outline("126 120!, 134 127, 141 152, 131 169, 110 171!, 124 156"), green.dark) +
  line("M76 134Q70 146 74 160", 1.3, green.light);

const cupInHands =
  at(102, 138, cup(), { scale: 0.92 }) +
  at(92, 164, palm(), { turn: 6, scale: 0.95 }) +
  at(114, 160, fist(), { mirrored: true, scale: 0.95 });

const cuffs = shape(limb("76 166 17, 86 167 16"), orange.base) + shape(limb("130 166 17, 120 165 16"), orange.base);

const face =
  longHair(hair.fair) +
  neck() +
  front({ jaw: "round", cheeks: true, eyes: blue.dark }) +
  parting(hair.fair) +
  wreath(green.base, linen.base);

export const ladyOfCups: Svg = tiles("C") + train + gown + sleeves + cuffs + cupInHands + head(102, 68, face);
