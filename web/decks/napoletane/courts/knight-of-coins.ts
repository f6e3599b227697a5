/** The knight of coins: a young gallant on a grey at the trot, his coin held high. */
import { blue, gold, green, hair, linen, red, wood } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { bob, fringe } from "../../people/hair.ts";
import { fist, palm } from "../../people/hand.ts";
import { beret } from "../../people/headgear.ts";
import { coin } from "../../italian/coin.ts";
import { platform } from "../../italian/platform.ts";
import { grey, reins } from "../../horses/coat.ts";
import { trotting } from "../../horses/trotting.ts";

const cloth =
  shape(outline("86 156!, 82 186, 84 208!, 142 208!, 150 190, 148 158!, 116 164"), blue.base) +
  shape("M84 200H146L145 209H84z", gold.base) +
  line("M92 209v6M102 209v6M112 209v6M122 209v6M132 209v6", 2.4, gold.base);

const leg =
  shape(limb("116 160 26, 100 178 20, 98 194 15", "round"), red.base) +
  line("M112 168Q102 176 98 190M122 170Q110 180 106 194", 2, gold.light) +
  shape(outline("90 190!, 107 192!, 104 212, 102 224!, 80 224!, 84 217, 92 212"), wood.dark) +
  shape("M88 186L108 188L107 196L88 194z", wood.light) +
  line("M92 226H104M98 210V226", 1.6, gold.base);

const torso =
  shape(
    outline("98 108!, 92 134, 94 156, 90 172!, 112 178, 134 172!, 130 154, 132 132, 130 108!, 114 104"),
    green.base,
  ) +
  flat(outline("122 106!, 131 132, 129 154, 133 171!, 120 175!, 120 140"), green.dark) +
  line("M112 112V150", 1.3) +
  disc(112, 120, 1.8, gold.light) +
  disc(112, 130, 1.8, gold.light) +
  disc(112, 140, 1.8, gold.light) +
  shape("M93 148Q112 156 131 148V156Q112 164 92 156z", wood.dark) +
  shape("M106 150h12v11h-12z", gold.light);

const reinArm =
  shape(limb("100 116 21, 82 140 19, 84 154 14", "round"), gold.base) +
  line("M92 126Q82 136 82 146M100 122Q90 132 90 148", 2, red.base) +
  shape(limb("84 146 17, 84 154 16"), linen.base) +
  at(84, 160, fist(), { turn: 200, scale: 0.9 });

const coinArm =
  shape(limb("126 116 21, 152 122 20, 158 102 15", "round"), gold.base) +
  line("M134 116Q146 114 154 104M132 124Q150 130 160 110", 2, red.base) +
  shape(limb("156 110 18, 159 100 17"), linen.base) +
  at(158, 66, coin(24)) +
  at(159, 94, palm(), { turn: -4 });

const ruff =
  shape(outline("100 106, 98 100, 104 97, 114 96, 124 97, 130 101, 128 107, 120 108, 114 111, 106 109"), linen.base) +
  line("M104 99l3 8M114 97v12M124 99l-3 8", 0.9);

const face =
  bob(hair.fair) +
  neck() +
  quarter({ jaw: "round", mouth: "smile", cheeks: true, nose: "short" }) +
  fringe(hair.fair) +
  beret(red, linen);

export const knightOfCoins: Svg =
  platform("D") +
  trotting(grey, red) +
  cloth +
  leg +
  torso +
  coinArm +
  reins("M42 144Q60 158 82 160") +
  reinArm +
  ruff +
  head(114, 72, face, 0.94, true);
