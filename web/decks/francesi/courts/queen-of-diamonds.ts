/** The queen of diamonds: blue mantle, a spray of flowers and a full purse. */
import { blue, gold, green, hair, linen, orange, red, wood } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, line, shape, type Svg } from "../../drawing/pen.ts";
import { blade, flower } from "../../drawing/flora.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { longHair, parting } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { coronet } from "../../people/headgear.ts";

const gown =
  chest(blue) +
  shape(outline("84 108!, 76 150, 74 190!, 132 190!, 130 150, 122 108!, 112 126, 103 130, 94 126"), orange.base) +
  line("M84 128L122 152M82 146L124 172M122 128L84 152M124 146L82 172", 1.6, gold.light) +
  line("M84 110Q76 150 75 190M122 110Q130 150 131 190", 5) +
  line("M84 110Q76 150 75 190M122 110Q130 150 131 190", 2.6, gold.base);

const spray = at(
  9,
  0,
  line("M48 140Q42 120 40 100M48 140Q50 120 56 104", 2.4) +
    at(46, 126, blade(15), { turn: -70 }) +
    at(50, 122, blade(15, green.light), { turn: 70 }) +
    at(38, 92, flower(10, red)) +
    at(58, 98, flower(8, gold)) +
    at(48, 84, flower(8, blue)),
);

const purse =
  shape(outline("116 146!, 134 146!, 140 160, 136 174, 125 178, 114 174, 110 160"), wood.base) +
  line("M113 156Q125 162 137 156M121 146L119 136M129 146L131 136", 1.4) +
  disc(125, 166, 3, gold.base);

const arms =
  spray +
  sleeve("68 126 24, 42 156 22, 46 144 15", blue, "M56 136Q46 148 46 152") +
  cuff("45 150 18, 47 138 17", linen) +
  at(47, 132, fist(), { mirrored: true, scale: 0.92 }) +
  sleeve("138 126 24, 160 142 22, 138 142 15", blue) +
  purse +
  cuff("146 143 18, 134 141 17", linen) +
  at(126, 138, fist(), { turn: 280, scale: 0.92 });

const necklace = line("M89 108Q103 128 117 108", 2.6, gold.base) + shape("M103 116l4 5l-4 6l-4-6z", red.base);

const face =
  longHair(hair.chestnut) +
  neck() +
  quarter({ jaw: "round", cheeks: true }) +
  parting(hair.chestnut) +
  coronet(red.base);

export const queenOfDiamonds: Svg = gown + arms + head(103, 70, face, 1) + necklace;
