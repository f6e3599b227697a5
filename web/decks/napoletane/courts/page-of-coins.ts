/** The page of coins: a cheeky boy in yellow who counts on his fingers, a great coin under his arm. */
import { blue, gold, hair, linen, red } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { curls, fringe } from "../../people/hair.ts";
import { raised, resting } from "../../people/hand.ts";
import { stockingCap } from "../../people/headgear.ts";
import { coin } from "../../italian/coin.ts";
import { platform } from "../../italian/platform.ts";

const cape =
  shape(outline("80 108!, 62 134, 54 170, 50 204!, 76 198, 126 198!, 132 150, 120 106!"), red.base) +
  line("M66 140Q58 172 58 200M74 150Q68 176 68 198", 1.3, red.dark);

const legs =
  shape(limb("88 190 24, 82 228 17, 74 264 12", "round"), linen.base) +
  shape(limb("112 190 24, 118 228 17, 120 264 12", "round"), blue.base) +
  flat(limb("118 196 8, 123 228 6, 123 262 4"), blue.dark) +
  line("M84 222l-8 24M90 214l-9 36", 1.2, linen.dark) +
  shape(outline("68 260!, 58 268, 46 272, 44 276!, 78 276!, 81 262!"), red.dark) +
  shape(outline("113 262!, 126 262!, 132 270, 146 273, 147 276!, 112 276!"), red.dark) +
  line("M77 226q6 4 12 2M110 230q8 3 16 0", 3, gold.base);

const doublet =
  shape(
    outline("82 106!, 78 132, 82 156, 70 194!, 84 198, 100 200, 116 198, 130 194!, 120 156, 124 132, 120 106!"),
    gold.base,
  ) +
  flat(outline("114 106!, 123 132, 119 156, 129 193!, 116 197, 110 160"), gold.dark) +
  line("M101 112V154M84 172L76 196M101 166V199M116 172L124 196", 1.3) +
  shape("M80 152Q101 160 122 152L123 161Q101 169 79 161z", blue.base) +
  disc(101, 161, 4.4, gold.light) +
  disc(101, 122, 1.9, red.base) +
  disc(101, 133, 1.9, red.base) +
  disc(101, 144, 1.9, red.base);

const coinArm =
  at(143, 160, coin(27)) +
  shape(limb("118 114 22, 150 128 21, 166 152 15", "round"), gold.base) +
  line("M130 116Q146 122 154 138M124 124Q140 130 148 144", 2, blue.base) +
  shape(limb("161 143 18, 167 153 17"), linen.base) +
  at(167, 160, resting(), { turn: 24 });

const countingArm =
  shape(limb("86 114 22, 60 138 20, 52 114 14", "round"), gold.base) +
  line("M78 124Q66 136 60 128M84 118Q70 126 66 124", 2, blue.base) +
  shape(limb("56 122 18, 51 111 17"), linen.base) +
  at(49, 100, raised(), { turn: -6 });

const collar =
  shape(outline("82 112, 88 102, 101 98, 114 102, 120 112, 110 116, 101 112, 92 116"), linen.base) +
  line("M92 104l-2 9M110 104l2 9", 1, linen.dark);

const face =
  curls(hair.chestnut) +
  neck() +
  quarter({ jaw: "round", mouth: "smile", cheeks: true, nose: "short", brow: "raised" }) +
  fringe(hair.chestnut) +
  stockingCap(blue);

export const pageOfCoins: Svg =
  platform("D") + cape + legs + doublet + coinArm + countingArm + collar + head(103, 72, face, 1);
