/** The queen of clubs: a merry face under a horned headdress, her fan half open. */
import { blue, gold, green, hair, linen, plum, red } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, both, disc, line, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { sprigs } from "../../people/cloth.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { knot, parting } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";

const gown =
  chest(green) +
  sprigs("58 150, 70 172, 148 150, 138 172, 60 176", gold.light) +
  shape(outline("82 108!, 76 150, 80 190!, 126 190!, 130 150, 124 108!, 103 132"), plum.base) +
  line("M88 130l30 10M118 130l-30 10M86 150l34 10M120 150l-34 10", 1.6, gold.light) +
  line("M82 110L103 134L124 110", 6) +
  line("M82 110L103 134L124 110", 3.4, linen.base);

const fan =
  shape(outline("46 132!, 16 110, 18 92, 30 80, 46 76, 62 80, 72 92, 72 104!"), red.base) +
  line("M46 132L18 98M46 132L28 84M46 132L44 77M46 132L60 80M46 132L71 96", 1.2, gold.light) +
  line("M22 104Q26 90 46 86Q64 88 70 102", 1.6, gold.base);

const arms =
  at(4, 4, fan) +
  sleeve("68 126 24, 42 158 22, 46 148 15", green, "M56 138Q46 150 46 154") +
  cuff("45 154 18, 47 143 17", linen) +
  at(47, 136, fist(), { mirrored: true, scale: 0.92 }) +
  sleeve("138 126 24, 162 144 22, 134 148 15", green, "M150 134Q160 142 154 146") +
  cuff("142 148 18, 130 148 17", linen) +
  at(120, 144, fist(), { turn: 280, scale: 0.92 });

const headdress =
  both(
    0,
    shape(outline("0 -16!, -14 -12, -19 -4!, -26 -18, -24 -34, -12 -40, -2 -30!, 0 -24!"), gold.base) +
      line("M-20-14L-8-34M-23-24L-14-38M-14-12L-2-26M-22-30L-8-16M-16-38L0-20", 0.9) +
      disc(-17, -30, 2, red.base),
  ) +
  shape("M-19-4Q0-22 19-4L18 1Q0-15-18 1z", blue.base) +
  disc(0, -13, 2.6, linen.base);

const face =
  knot(hair.brown) +
  neck() +
  quarter({ jaw: "round", cheeks: true, mouth: "smile", nose: "short" }) +
  parting(hair.brown) +
  headdress;

export const queenOfClubs: Svg = gown + arms + line("M91 108Q103 122 115 108", 2.4, red.base) + head(103, 70, face, 1);
