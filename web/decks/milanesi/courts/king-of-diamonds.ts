/** The king of diamonds: old and kind, the orb on his palm. */
import { blue, gold, hair, linen, red } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, disc, line, rod, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { ermine } from "../../people/cloth.ts";
import { front, head, neck } from "../../people/face.ts";
import { longBeard, longHair } from "../../people/hair.ts";
import { fist, palm } from "../../people/hand.ts";
import { lilyCrown } from "../../people/headgear.ts";

const orb =
  disc(0, 0, 15, gold.base) +
  line("M-15 0Q0 7 15 0M0-15V15", 3.4, red.base) +
  line("M0-15V-26M-5-21H5", 5) +
  line("M0-15V-26M-5-21H5", 2.4, gold.light);

const robe =
  chest(red) +
  shape("M96 124H110L114 184H92z", gold.base) +
  [134, 148].map((y) => disc(103, y, 3.4, blue.base)).join("");

const cape =
  shape(
    outline("58 130, 66 112, 84 103, 103 100, 122 103, 140 112, 148 130, 134 138, 120 130, 103 142, 86 130, 72 138"),
    linen.base,
  ) + ermine("72 120, 86 116, 134 120, 120 116, 94 128, 112 128");

const arms =
  sleeve("64 126 26, 42 152 24, 40 132 17", blue, "M54 136Q46 148 44 142") +
  cuff("40 138 20, 40 126 19", linen) +
  at(49, 104, orb) +
  at(47, 127, palm(), { mirrored: true }) +
  rod("M160 60V170", 3.4, gold.base) +
  shape("M160 34L167 48L160 62L153 48z", red.base) +
  sleeve("140 126 26, 158 156 24, 158 146 18", blue) +
  at(160, 136, fist());

const face =
  longHair(hair.grey) +
  neck() +
  front({ old: true, brows: hair.grey }) +
  longBeard(hair.white, 0, 44) +
  lilyCrown(blue.base);

export const kingOfDiamonds: Svg = robe + arms + cape + head(103, 71, face, 1);
