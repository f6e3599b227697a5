/** The king of cups: enthroned, fat and merry, one knee wide of the other; he drinks to the company. */
import { blue, gold, hair, linen, orange, red, wood } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, both, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { ermine } from "../../people/cloth.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { curls, shortBeard } from "../../people/hair.ts";
import { fist, palm } from "../../people/hand.ts";
import { lilyCrown } from "../../people/headgear.ts";
import { cup } from "../cup.ts";
import { tiles } from "../tiles.ts";

const throne =
  shape(outline("56 98!, 60 84, 78 74, 100 70, 122 74, 140 84, 144 98!, 144 240!, 56 240!"), blue.base) +
  line("M64 100Q68 88 100 80Q132 88 136 100V226M64 100V226", 1.6, gold.light) +
  both(
    100,
    shape("M52 92H61V270H52z", wood.base) +
      disc(56.5, 86, 6.5, gold.base) +
      shape("M40 186H62V196H40z", wood.base) +
      shape("M42 196H52V270H42z", wood.base) +
      disc(41, 191, 6, gold.base),
  ) +
  shape("M50 222H150V238H50z", wood.base) +
  line("M58 230H142", 1.4, wood.light);

const robe =
  shape(
    outline(
      "78 108!, 64 140, 62 184, 58 210!, 44 240, 46 262!, 72 268, 84 250, 100 240, 116 250, 128 268, 154 262!, 156 240, 142 210!, 138 184, 136 140, 122 108!",
    ),
    red.base,
  ) +
  flat(outline("124 116!, 135 140, 137 184, 141 210!, 155 240, 153 261!, 130 266!, 134 230, 124 190"), red.dark) +
  line("M62 214Q80 226 84 248M138 214Q120 226 116 248M100 188V236", 1.4, red.dark) +
  shape("M46 250Q60 262 74 258L72 269Q58 272 45 262zM154 250Q140 262 126 258L128 269Q142 272 155 262z", linen.base) +
  ermine("56 260, 66 262, 144 260, 134 262") +
  shape("M63 172Q100 192 137 172L138 184Q100 204 62 184z", gold.base) +
  disc(100, 192, 6, blue.base) +
  disc(100, 146, 2.6, gold.light) +
  disc(100, 160, 2.6, gold.light) +
  line("M100 128V176", 1.2, red.dark);

const shoes =
  shape(outline("52 264!, 42 268, 40 276!, 76 276!, 76 266!"), orange.base) +
  shape(outline("148 264!, 158 268, 160 276!, 124 276!, 124 266!"), orange.base);

const cupArm =
  shape(limb("122 116 25, 148 132 24, 150 106 17", "round"), red.base) +
  line("M134 122Q146 128 144 116", 1.3, red.light) +
  shape(limb("149 118 21, 150 104 20"), linen.base) +
  at(150, 62, cup(), { scale: 0.92 }) +
  at(149, 96, palm(), { turn: -4 });

const kneeArm =
  shape(limb("80 116 25, 54 146 24, 64 186 17", "round"), red.base) +
  line("M66 126Q54 142 56 158", 1.3, red.light) +
  shape(limb("60 174 21, 64 188 20"), linen.base) +
  at(66, 196, fist(), { turn: 160 });

const cape =
  shape(outline("72 122, 80 106, 100 99, 120 106, 128 122, 118 130, 108 126, 100 134, 92 126, 82 130"), linen.base) +
  ermine("84 114, 116 114, 108 122, 92 122");

const face =
  curls(hair.brown) +
  neck() +
  quarter({ jaw: "round", cheeks: true, mouth: "smile", brow: "raised", nose: "short" }) +
  shortBeard(hair.brown, 5) +
  lilyCrown();

export const kingOfCups: Svg = tiles("C") + throne + shoes + robe + kneeArm + cupArm + cape + head(98, 74, face, 1.04);
