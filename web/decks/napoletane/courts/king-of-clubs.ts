/** The king of clubs: a stout red-bearded lord of the woods, the cudgel over his shoulder. */
import { gold, green, hair, linen, orange, red, wood } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { sprigs } from "../../people/cloth.ts";
import { head, neck, front } from "../../people/face.ts";
import { longBeard, longHair } from "../../people/hair.ts";
import { fist, resting } from "../../people/hand.ts";
import { lilyCrown } from "../../people/headgear.ts";
import { cudgel } from "../../italian/cudgel.ts";
import { platform } from "../../italian/platform.ts";

const mantle =
  shape(
    outline("82 104!, 58 134, 44 190, 34 252!, 44 262, 40 270!, 100 274, 168 268!, 160 200, 150 140, 122 104!"),
    red.base,
  ) +
  flat(outline("56 150!, 45 190, 36 251!, 45 262, 42 268!, 60 268!, 66 210"), red.dark) +
  line("M146 160Q156 210 158 262M140 180Q146 220 146 266", 1.3, red.dark);

const legs =
  shape(limb("88 220 22, 88 244 17, 88 266 13", "round"), linen.base) +
  shape(limb("116 220 22, 118 244 17, 120 266 13", "round"), linen.base) +
  shape(outline("78 240!, 98 240!, 96 262, 96 276!, 66 276!, 70 268, 80 264"), wood.base) +
  shape(outline("108 240!, 128 240!, 128 264, 138 268, 142 276!, 112 276!, 112 262"), wood.base) +
  shape("M77 236h22v7h-22zM107 236h22v7h-22z", orange.base);

const tunic =
  shape(
    outline("82 106!, 72 140, 66 180, 64 228!, 84 236, 103 238, 122 236, 140 228!, 138 180, 132 140, 122 106!"),
    green.base,
  ) +
  flat(outline("122 112!, 131 140, 137 180, 139 227!, 122 234!, 124 180, 118 140"), green.dark) +
  sprigs("82 150, 122 150, 78 196, 96 206, 126 196, 112 216, 86 222", gold.light) +
  shape("M63 220Q103 234 141 220L142 231Q103 246 62 231z", wood.base) +
  line("M70 229v6M82 232v6M94 234v6M106 234v6M118 233v6M130 230v6", 1) +
  shape("M68 172Q103 186 137 172L138 182Q103 196 67 182z", wood.dark) +
  shape("M96 178h14v14h-14z", gold.base) +
  line("M103 181v8", 1.4);

const clubArm =
  at(148, 176, cudgel(138), { turn: 9 }) +
  shape(limb("122 116 26, 148 146 25, 149 170 17", "round"), green.base) +
  line("M136 126q10 12 11 28", 1.3, green.light) +
  shape(limb("148 160 21, 149 170 20"), wood.base) +
  at(149, 178, fist(), { turn: 6 });

const beltArm =
  shape(limb("84 116 26, 56 148 25, 70 174 17", "round"), green.base) +
  line("M70 126q-10 12-8 22", 1.3, green.light) +
  shape(limb("63 164 21, 71 174 20"), wood.base) +
  at(77, 178, resting(), { turn: -62 });

const collar =
  shape(outline("76 118, 84 104, 103 97, 122 104, 130 118, 122 128, 103 134, 84 128"), wood.base) +
  line("M82 112l-4 9M90 108l-3 12M116 108l3 12M124 112l4 9M98 122l0 9M108 122l0 9", 1.2, wood.dark);

const face =
  longHair(hair.red) +
  neck() +
  front({ jaw: "square", brow: "stern", brows: "#7a3417", cheeks: true }) +
  longBeard(hair.red, 0, 44) +
  lilyCrown(green.base);

export const kingOfClubs: Svg =
  platform("B") + mantle + legs + tunic + beltArm + clubArm + collar + head(102, 70, face);
