/** The queen of clubs: red plaits, green bodice, a mirror in her hand. */
import { blue, gold, green, hair, linen, orange, red } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, line, oval, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { sprigs } from "../../people/cloth.ts";
import { front, head, neck } from "../../people/face.ts";
import { parting, plaits } from "../../people/hair.ts";
import { fist, resting } from "../../people/hand.ts";
import { coronet } from "../../people/headgear.ts";

const gown =
  chest(orange) +
  shape(outline("82 112!, 74 150, 78 184!, 128 184!, 132 150, 124 112!, 116 130, 103 134, 90 130"), green.base) +
  line("M96 138l14 6M110 138l-14 6M96 152l14 6M110 152l-14 6", 1.7, gold.light) +
  sprigs("60 150, 146 150, 56 172, 150 172", gold.light) +
  shape(outline("82 112!, 90 130, 103 134, 116 130, 124 112!, 103 104"), linen.base);

const mirror =
  line("M154 122V86", 6) +
  line("M154 122V86", 3, gold.base) +
  oval(154, 68, 15, 19, gold.base) +
  oval(154, 68, 11, 15, blue.light) +
  line("M148 62Q150 56 156 54M148 70Q152 64 158 60", 1.6, linen.base);

const arms =
  mirror +
  sleeve("138 126 24, 160 152 23, 155 132 15", orange, "M148 138Q158 148 156 144") +
  cuff("157 140 18, 154 127 17", linen) +
  at(154, 118, fist(), { scale: 0.92 }) +
  sleeve("68 126 24, 46 150 23, 72 156 15", orange, "M58 136Q50 146 52 150") +
  cuff("64 155 18, 76 155 17", linen) +
  at(86, 152, resting(), { turn: -96, scale: 0.92 });

const necklace = line("M90 110Q103 124 116 110", 3.4, red.base) + disc(103, 118, 3, gold.light);

const face =
  parting(hair.red) +
  neck() +
  front({ jaw: "round", cheeks: true, mouth: "smile" }) +
  parting(hair.red) +
  plaits(hair.red) +
  coronet(green.base);

export const queenOfClubs: Svg = gown + arms + necklace + head(103, 70, face, 1.04);
