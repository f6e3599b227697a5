/** The queen of diamonds: fair, with pearls, a rose held to the light. */
import { blue, gold, green, hair, linen, red } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, line, shape, type Svg } from "../../drawing/pen.ts";
import { blade, flower } from "../../drawing/flora.ts";
import { chest, cuff, sleeve, stripes } from "../../french/bust.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { knot, parting } from "../../people/hair.ts";
import { fist, resting } from "../../people/hand.ts";
import { coronet } from "../../people/headgear.ts";

const gown =
  chest(gold) +
  stripes(72, 134, 10.3, gold.dark, 1.6) +
  shape(outline("84 106!, 76 150, 80 184!, 126 184!, 130 150, 122 106!, 114 126, 103 130, 92 126"), blue.base) +
  line("M103 130V184M90 140l26 8M116 140l-26 8M91 156l24 8M115 156l-24 8", 1.6, gold.light);

const rose = at(
  7,
  0,
  line("M46 142Q42 122 48 96", 4) +
    line("M46 142Q42 122 48 96", 1.8, green.base) +
    at(45, 120, blade(17), { turn: -60 }) +
    at(46, 112, blade(16, green.light), { turn: 56 }) +
    at(48, 86, flower(14, red)) +
    at(48, 86, flower(8, red)),
);

const arms =
  rose +
  sleeve("68 124 24, 46 152 22, 48 138 14", gold, "M58 134Q50 146 50 146") +
  cuff("47 144 18, 49 132 17", linen) +
  at(47, 126, fist(), { mirrored: true, scale: 0.92 }) +
  sleeve("138 124 24, 156 150 23, 130 150 15", gold) +
  cuff("138 151 18, 126 148 17", linen) +
  at(118, 145, resting(), { turn: 86, scale: 0.92 });

const collar =
  shape(
    outline("92 104!, 72 108, 64 118, 76 122, 92 124, 103 132, 114 124, 130 122, 142 118, 134 108, 114 104!, 103 110"),
    linen.base,
  ) +
  line("M76 112l4 9M88 110l2 12M118 110l-2 12M130 112l-4 9", 1, linen.dark) +
  [92, 97, 103, 109, 114].map((x) => disc(x, 106 + (9 - Math.abs(x - 103)) * 0.5, 2, linen.base)).join("");

const face =
  knot(hair.fair) +
  neck() +
  quarter({ jaw: "round", cheeks: true, eyes: blue.dark }) +
  parting(hair.fair) +
  coronet(blue.base);

export const queenOfDiamonds: Svg = gown + arms + collar + head(103, 70, face, 1.02, true);
