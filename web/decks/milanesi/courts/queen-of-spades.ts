/** The queen of spades: proud, in a starched ruff, a closed book before her. */
import { blue, gold, hair, linen, night, plum, red } from "../../drawing/palette.ts";
import { petals } from "../../drawing/geometry.ts";
import { at, disc, line, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve, stripes } from "../../french/bust.ts";
import { pip } from "../../french/pips.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { curls, combed } from "../../people/hair.ts";
import { fist, palm } from "../../people/hand.ts";
import { coronet } from "../../people/headgear.ts";

const gown =
  chest(plum) +
  stripes(74, 132, 11.6, gold.base, 1.8) +
  shape("M88 116L103 184L118 116Q103 128 88 116z", night.base) +
  line("M96 132H110M98 144H108M100 156H106", 1.6, gold.light);

const fanAndBook = at(
  66,
  138,
  shape("M-17-20H15V20H-17z", red.base) +
    shape("M15-20H19V20H15z", linen.base) +
    line("M-12-15H10V15H-12z", 1.4, gold.light) +
    at(-1, 0, pip("S", 0.4)) +
    line("M15-10H19M15 0H19M15 10H19", 0.8),
  { turn: -8 },
);

const arms =
  sleeve("68 126 25, 42 150 23, 56 164 16", plum, "M58 136Q46 146 48 154") +
  fanAndBook +
  at(50, 152, palm(), { turn: -30 }) +
  sleeve("138 126 25, 160 156 23, 154 134 15", plum, "M148 138Q158 152 154 146") +
  cuff("156 142 18, 153 128 17", linen) +
  line("M152 124L148 58", 4.4) +
  line("M152 124L148 58", 2, gold.base) +
  shape("M148 60L138 44Q148 30 158 44z", blue.base) +
  line("M148 58L143 40M148 58V36M148 58L153 40", 1, linen.base) +
  at(151, 120, fist(), { scale: 0.92, turn: -4 });

const ruff = at(103, 102, shape(petals(18, 8, 27, 4.6), linen.base) + disc(0, -1, 11, linen.base));

const face =
  curls(hair.black) +
  neck() +
  quarter({ brow: "raised", cheeks: true, nose: "straight" }) +
  combed(hair.black) +
  coronet(plum.base);

export const queenOfSpades: Svg = gown + arms + ruff + head(103, 68, face, 1);
