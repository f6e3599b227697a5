/** The knight of clubs: a bearded hunter on a rearing chestnut, the cudgel swung behind him. */
import { gold, green, hair, linen, orange, red, wood } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { bob, shortBeard } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { wideHat } from "../../people/headgear.ts";
import { cudgel } from "../../italian/cudgel.ts";
import { platform } from "../../italian/platform.ts";
import { chestnut, reins } from "../../horses/coat.ts";
import { rearing } from "../../horses/rearing.ts";

const cloth =
  shape(outline("96 142!, 90 164, 98 184!, 128 206, 146 212!, 158 196, 160 178!, 132 162"), green.base) +
  shape("M92 176L98 170L144 202L146 212L128 206L98 185z", gold.base);

const leg =
  shape(limb("128 160 27, 106 166 21, 98 184 15", "round"), red.base) +
  line("M120 158Q106 166 100 180", 1.3, red.light) +
  shape(outline("88 176!, 108 182!, 104 200, 98 216!, 78 210!, 84 205, 88 198"), wood.dark) +
  shape("M88 174L109 181L107 189L86 182z", wood.light) +
  line("M84 214L98 219M92 200V217", 1.6, gold.base);

const torso =
  shape(
    outline("110 106!, 106 130, 110 150, 106 170!, 128 180, 150 176!, 146 152, 146 130, 142 106!, 126 102"),
    green.base,
  ) +
  flat(outline("134 104!, 145 130, 145 152, 149 175!, 136 178!, 134 140"), green.dark) +
  line("M126 110V154M118 118h16M118 126h16M118 134h16", 1.4, gold.light) +
  shape("M108 148Q128 158 147 150V159Q128 168 107 157z", wood.dark) +
  shape("M120 151h11v12h-11z", gold.base);

const reinArm =
  shape(limb("112 116 21, 94 134 19, 82 132 14", "round"), green.base) +
  line("M104 122q-6 8-14 8", 1.3, green.light) +
  shape(limb("90 134 17, 81 131 16"), orange.base) +
  at(75, 130, fist(), { turn: 270, scale: 0.9 });

const clubArm =
  at(163, 122, cudgel(94), { turn: 4 }) +
  shape(limb("138 116 21, 162 142 20, 165 130 15", "round"), green.base) +
  line("M148 124q8 8 14 10", 1.3, green.light) +
  shape(limb("164 138 18, 165 128 17"), orange.base) +
  at(164, 121, fist(), { turn: 4 });

const collar = shape(outline("110 110, 114 101, 126 98, 138 102, 142 110, 132 114, 126 120, 118 114"), linen.base);

const face =
  bob(hair.brown) +
  neck() +
  quarter({ brow: "raised", jaw: "square" }) +
  shortBeard(hair.brown, 5) +
  wideHat(green, orange);

export const knightOfClubs: Svg =
  platform("B") +
  rearing(chestnut, red) +
  cloth +
  leg +
  torso +
  clubArm +
  reins("M54 126Q62 136 76 132") +
  reinArm +
  collar +
  head(124, 74, face, 0.92, true);
