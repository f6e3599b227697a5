/** The knight of cups: bare-headed and curly, on a pacing bay; he carries his cup before him without spilling a drop. */
import { blue, gold, hair, linen, orange, red, wood } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, profile } from "../../people/face.ts";
import { sideHair } from "../../people/hair.ts";
import { fist, palm } from "../../people/hand.ts";
import { cup } from "../../italian/cup.ts";
import { platform } from "../../italian/platform.ts";
import { bay, reins } from "../../horses/coat.ts";
import { pacing } from "../../horses/pacing.ts";

const cloak =
  shape(outline("112 106!, 128 118, 146 150, 166 170, 178 186!, 160 192, 146 186, 128 182!, 116 150"), blue.base) +
  flat(outline("126 120!, 144 152, 164 172, 176 186!, 160 190, 140 168"), blue.dark);

const cloth =
  shape(outline("86 156!, 80 180, 88 204, 100 194, 114 206, 128 194, 142 204, 150 184, 148 158!, 116 164"), blue.base) +
  line("M86 184l8 9M107 186l8 9M129 186l8 9", 1.6, gold.light);

const leg =
  shape(limb("116 162 26, 98 178 20, 98 196 15", "round"), linen.base) +
  shape(outline("88 186!, 108 186!, 106 208, 104 224!, 80 224!, 85 217, 93 212"), wood.base) +
  shape("M87 184L109 184L108 192L88 192z", wood.light) +
  line("M92 226H104M98 210V226", 1.6, gold.base);

const torso =
  shape(outline("96 108!, 90 134, 94 156, 88 176!, 112 182, 138 176!, 130 154, 132 130, 126 106!, 112 104"), red.base) +
  flat(outline("120 106!, 131 130, 129 154, 137 175!, 122 179!, 120 140"), red.dark) +
  line("M94 120l28 8M92 132l32 8M94 144l30 8", 2, orange.light) +
  shape("M93 152Q112 160 131 152V160Q112 168 92 160z", gold.base) +
  disc(104, 160, 4, blue.base);

const reinArm =
  shape(limb("120 116 20, 126 142 19, 108 156 14", "round"), red.base) +
  line("M126 124q4 8 2 16", 1.3, red.light) +
  shape(limb("116 150 17, 108 156 16"), linen.base) +
  at(102, 160, fist(), { turn: 230, scale: 0.9 });

const cupArm =
  shape(limb("102 116 20, 84 134 19, 70 120 14", "round"), red.base) +
  line("M94 122q-4 6-10 6", 1.3, red.light) +
  shape(limb("78 129 17, 70 120 16"), linen.base) +
  at(63, 84, cup(), { scale: 0.86 }) +
  at(66, 112, palm(), { mirrored: true, turn: 4 });

const collar =
  shape(outline("94 112, 100 102, 112 99, 124 103, 128 112, 118 116, 110 112, 102 117"), gold.base) +
  line("M102 106l1 8M112 102v9M121 106l-1 8", 1);

const face = neck() + profile({ cheeks: true }) + sideHair(hair.brown, true);

export const knightOfCups: Svg =
  platform("C") +
  cloak +
  pacing(bay, red) +
  cloth +
  leg +
  torso +
  reins("M49 150Q70 168 102 160", gold) +
  reinArm +
  cupArm +
  collar +
  head(110, 72, face, 1, true);
