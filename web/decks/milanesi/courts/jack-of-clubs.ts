/** The jack of clubs: on his bodice the great snake of Milan; a boar spear in his hand. */
import { blue, gold, green, hair, linen, red, steel, wood } from "../../drawing/palette.ts";
import { outline } from "../../drawing/path.ts";
import { at, dot, flat, line, named, rod, shape, type Svg } from "../../drawing/pen.ts";
import { chest, cuff, sleeve } from "../../french/bust.ts";
import { head, neck, profile } from "../../people/face.ts";
import { sideHair } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { wideHat } from "../../people/headgear.ts";

/** The snake in waves, crowned; drawn for the middle of the chest. */
const snake =
  line("M104 150Q116 148 114 140T102 132T96 122Q98 112 108 114", 8) +
  line("M104 150Q116 148 114 140T102 132T96 122Q98 112 108 114", 5, blue.base) +
  shape(outline("104 108!, 112 108, 118 113, 112 118, 104 119!"), blue.base) +
  dot(110, 112, 1.2, linen.base) +
  line("M117 113l6-2M117 113l6 3", 1.6, red.base) +
  shape("M102 108L101 101L105 104L108 100L111 107z", gold.base);

const bodice =
  chest(green) +
  shape("M80 108L84 184H124L128 108Q104 122 80 108z", linen.base) +
  line("M82 112L87 184M126 112L121 184", 2, red.base) +
  named("snake", at(12, 29, snake, { scale: 0.88 }));

const spear =
  rod("M50 184V104", 3.6, wood.base) +
  shape(outline("50 78!, 42 98, 50 112!, 58 98"), steel.base) +
  line("M44 112H56", 3, gold.base);

const arms =
  spear +
  sleeve("66 126 25, 42 154 23, 50 140 15", green, "M56 138Q46 148 48 150") +
  cuff("48 147 19, 51 135 18", gold) +
  at(50, 128, fist(), { mirrored: true }) +
  sleeve("140 126 25, 162 148 23, 138 160 15", green) +
  cuff("146 156 19, 134 161 18", gold) +
  at(126, 160, fist(), { turn: 270 });

const collar =
  shape(outline("82 112, 88 103, 104 99, 120 103, 126 112, 114 113, 104 117, 94 113"), red.base) +
  flat("M112 104L124 110L114 112z", red.dark);

const face = neck() + profile({ cheeks: true }) + sideHair(hair.black) + wideHat(red, green);

export const jackOfClubs: Svg = bodice + arms + collar + head(106, 70, face, 1, true);
