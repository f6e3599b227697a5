/** The page of cups: he hurries to the table with his master's cup in both hands, a napkin over his arm. */
import { blue, gold, green, hair, linen, red } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, profile } from "../../people/face.ts";
import { sideHair } from "../../people/hair.ts";
import { fist, palm } from "../../people/hand.ts";
import { beret } from "../../people/headgear.ts";
import { cup } from "../../italian/cup.ts";
import { platform } from "../../italian/platform.ts";

const farLeg =
  shape(limb("116 190 26, 138 222 18, 158 246 12", "round"), green.dark) +
  shape(outline("151 240!, 162 246!, 170 262, 170 270, 164 272!, 152 258!"), red.dark);

const nearLeg =
  shape(limb("100 190 28, 84 226 19, 78 262 13", "round"), green.base) +
  line("M92 212L84 252M98 214L92 236", 1.3, green.light) +
  shape(outline("72 258!, 85 260!, 86 276!, 46 276!, 48 271, 60 268"), red.base);

const tunic =
  shape(
    outline("90 108!, 84 134, 90 158, 74 192!, 92 200, 114 202, 134 194!, 126 158, 130 132, 124 108!, 108 104"),
    red.base,
  ) +
  flat(outline("116 106!, 129 132, 125 158, 133 193!, 118 199!, 114 150"), red.dark) +
  shape("M73 186Q104 204 135 188L137 197Q104 213 70 195z", gold.base) +
  line("M80 196l4 5l5-4l5 7l6-5l6 7l6-6l6 5l5-7l5 4", 1.2, red.dark) +
  shape("M88 154Q108 164 127 154V163Q108 172 87 163z", blue.base) +
  shape(outline("116 160!, 130 162, 134 176, 126 184, 114 178!"), blue.base) +
  line("M116 164h14", 1.6, gold.light);

const farArm = shape(limb("98 116 18, 80 136 17, 66 142 13", "round"), red.dark);

const cupAndHands = at(54, 104, cup(), { scale: 1.05 }) + at(62, 142, palm(), { mirrored: true, turn: 8 });

const nearArm =
  shape(limb("118 116 23, 100 146 20, 72 140 14", "round"), red.base) +
  line("M112 126Q104 138 96 140", 1.5, red.light) +
  shape(limb("80 143 18, 70 139 17"), linen.base) +
  at(62, 132, fist(), { mirrored: true }) +
  shape(outline("84 138!, 104 138!, 106 160, 102 182!, 98 176, 94 184, 90 176, 84 180!, 82 160"), linen.base) +
  line("M88 146v26M95 144v34M101 146v26", 1, linen.dark) +
  line("M83 168H105", 1.6, blue.base);

const collar = shape(outline("92 112, 96 101, 108 98, 120 101, 124 112, 114 116, 106 112, 98 117"), linen.base);

const face = neck() + profile({ cheeks: true, nose: "short" }) + sideHair(hair.black) + beret(green, red);

export const pageOfCups: Svg =
  platform("C") + farLeg + nearLeg + farArm + tunic + cupAndHands + nearArm + collar + head(106, 72, face, 1, true, -4);
