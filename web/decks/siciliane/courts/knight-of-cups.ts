/** The knight of cups: a jolly friar of a man on a donkey, straw hat on his neck, his cup lifted to the road. */
import { blue, gold, green, hair, linen, orange, red, skin, wood } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { shortBeard } from "../../people/hair.ts";
import { fist, palm } from "../../people/hand.ts";
import { wideHat } from "../../people/headgear.ts";
import { reins } from "../../horses/coat.ts";
import { donkey } from "../../horses/donkey.ts";
import { pompons } from "../../horses/finery.ts";
import { cup } from "../cup.ts";
import { tiles } from "../tiles.ts";

const straw = { base: "#e9c766", light: "#f8e6a8", dark: "#b98f35" } as const;

const panniers =
  shape(outline("82 166!, 80 190, 84 212!, 150 212!, 154 190, 148 166!, 116 172"), orange.base) +
  line("M84 180H151M84 196H151", 2, linen.base) +
  line("M84 188H152", 2, blue.base) +
  line("M90 212v6M102 212v6M114 212v6M126 212v6M138 212v6M148 212v6", 2, orange.base);

const leg =
  shape(limb("116 168 30, 96 184 23, 94 206 16", "round"), blue.base) +
  line("M110 176Q98 184 96 200", 1.3, blue.light) +
  shape(outline("86 202!, 102 204!, 100 222, 98 228!, 74 228!, 77 222, 88 216"), wood.dark);

const torso =
  shape(outline("96 110!, 84 134, 82 158, 90 180!, 114 186, 138 180!, 142 156, 138 132, 128 110!, 112 106"), red.base) +
  flat(outline("122 110!, 137 132, 141 156, 137 179!, 122 184!, 126 150"), red.dark) +
  line("M108 112Q98 140 106 182", 1.3) +
  disc(101, 134, 2, gold.light) +
  disc(100, 146, 2, gold.light) +
  disc(101, 158, 2, gold.light) +
  shape("M82 158Q112 174 142 156L142 166Q112 184 84 168z", green.base) +
  line("M86 165Q112 178 140 162", 1.2, green.light);

const reinArm =
  shape(limb("98 118 22, 78 142 20, 78 158 14", "round"), red.base) +
  line("M90 128Q78 140 80 150", 1.3, red.light) +
  shape(limb("78 150 17, 78 158 16"), linen.base) +
  at(78, 164, fist(), { turn: 200, scale: 0.9 });

const cupArm =
  shape(limb("126 118 22, 150 126 21, 154 104 15", "round"), red.base) +
  line("M134 122Q148 126 148 112", 1.3, red.light) +
  shape(limb("152 112 18, 155 101 17"), linen.base) +
  at(152, 64, cup(), { scale: 0.9 }) +
  at(153, 96, palm(), { turn: -4 });

const collar = shape(outline("96 112, 102 102, 113 99, 124 102, 130 112, 120 114, 113 120, 106 114"), linen.base);

const face =
  neck(skin.fair, 14) +
  quarter({ jaw: "round", cheeks: true, mouth: "smile", nose: "short", brow: "raised" }) +
  shortBeard(hair.grey, 5) +
  wideHat(straw, red);

const rider =
  donkey() +
  pompons("56 184, 62 194, 70 202") +
  at(50, 122, pompons("0 0")) +
  panniers +
  leg +
  torso +
  cupArm +
  reins("M46 158Q60 168 76 164") +
  reinArm +
  collar +
  head(112, 76, face, 0.96, true);

export const knightOfCups: Svg = tiles("C") + rider;
