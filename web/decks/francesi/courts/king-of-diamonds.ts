/** The king of diamonds: seen from the side as on a Roman coin, laurelled, an eagle on his shield. */
import { blue, gold, hair, linen, red } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, line, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { head, neck, profile } from "../../people/face.ts";
import { profileBeard, sideHair } from "../../people/hair.ts";
import { raised } from "../../people/hand.ts";
import { laurels, spikedCrown } from "../../people/headgear.ts";

const robe =
  chest(gold) +
  shape(outline("56 126!, 78 108!, 90 128, 86 190!, 44 190!"), red.base) +
  shape(outline("150 126!, 126 108!, 116 128, 120 190!, 162 190!"), blue.base) +
  line("M60 132L54 184M68 124L64 184M76 118L74 184", 2, gold.light) +
  line("M146 132L152 184M138 124L142 184M130 118L132 184", 2, linen.base) +
  line("M103 112V186", 1.4) +
  [128, 142, 156].map((y) => shape(`M103 ${y - 6}l5 6l-5 6l-5-6z`, red.base)).join("");

const shield = at(
  52,
  148,
  shape(outline("-22 -24!, 0 -29, 22 -24!, 21 2, 13 20, 0 30!, -13 20, -21 2"), blue.base) +
    line("M-17-20Q0-25 17-20Q17 8 0 24Q-17 8-17-20", 1.6, gold.light) +
    shape(
      "M0-14Q-4-12-3-8Q-12-14-16-8Q-14 2-5 4L-8 13L-3 11L0 16L3 11L8 13L5 4Q14 2 16-8Q12-14 3-8Q4-12 0-14z",
      gold.base,
    ),
);

const arms =
  sleeve("66 128 25, 44 142 22, 58 164 16", red) +
  shield +
  sleeve("140 126 25, 162 142 22, 152 116 15", blue, "M148 134Q158 140 154 130") +
  cuff("154 124 18, 150 112 17", linen) +
  at(149, 100, raised(), { turn: 6 });

const collar =
  shape(outline("80 114, 87 104, 103 99, 119 104, 126 114, 114 114, 103 121, 92 114"), linen.base) +
  disc(103, 121, 4, gold.base);

const face =
  neck() +
  profile({ nose: "hooked", brow: "stern" }) +
  profileBeard(hair.black, 32) +
  sideHair(hair.black) +
  spikedCrown() +
  at(0, 4, laurels());

export const kingOfDiamonds: Svg = robe + arms + collar + head(106, 70, face, 1, true);
