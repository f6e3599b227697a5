/** The king of coins: a Norman king of Palermo in a jewelled stole, stiff as a mosaic, the coin before his breast. */
import { blue, gold, green, hair, linen, plum, red, skin } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, both, disc, flat, line, rod, shape, type Svg } from "../../drawing/pen.ts";
import { front, head, neck } from "../../people/face.ts";
import { longBeard, longHair } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { coin } from "../coin.ts";
import { tiles } from "../tiles.ts";

const gems = (x: number, from: number, to: number): Svg => {
  let marks = "";
  for (let y = from; y <= to; y += 15) marks += disc(x, y, 3, ((y - from) / 15) % 2 === 0 ? red.base : green.base);
  return marks;
};

const robe =
  shape(
    outline("82 106!, 66 140, 60 200, 52 262!, 78 268, 101 270, 124 268, 150 262!, 142 200, 136 140, 120 106!"),
    plum.base,
  ) +
  flat(outline("122 112!, 135 140, 141 200, 149 261!, 128 267!, 128 200"), plum.dark) +
  line("M74 150Q68 204 66 258M128 150Q134 204 136 258", 1.3, plum.light) +
  shape("M53 250Q101 268 149 250L151 263Q101 281 51 263z", gold.base) +
  [62, 78, 94, 108, 124, 140]
    .map((x, index) => disc(x, 266 - Math.abs(x - 101) * 0.16, 2.6, index % 2 === 0 ? red.base : blue.base))
    .join("");

const stole =
  shape("M91 112H111L114 262Q101 266 88 262z", gold.base) +
  flat("M105 112H111L114 262L106 264z", gold.dark) +
  gems(101, 200, 250) +
  shape(outline("72 122, 82 106, 101 100, 120 106, 130 122, 118 130, 101 134, 84 130"), gold.base) +
  disc(86, 118, 3, red.base) +
  disc(116, 118, 3, red.base) +
  disc(94, 124, 2.4, blue.base) +
  disc(108, 124, 2.4, blue.base) +
  shape(outline("76 186!, 101 194, 126 186!, 128 198!, 101 207, 74 198!"), gold.light) +
  disc(101, 201, 3.4, red.base);

const shoes =
  shape(outline("86 266!, 74 269, 70 276!, 97 276!, 98 267!"), red.base) +
  shape(outline("116 266!, 128 269, 132 276!, 105 276!, 104 267!"), red.base);

const sceptreArm =
  rod("M150 70V256", 3.2, gold.base) +
  shape("M144 62h4.5v-8h3v8h4.5v3h-4.5v9h-3v-9h-4.5z", gold.light) +
  disc(150, 80, 4, red.base) +
  shape(limb("120 116 24, 146 142 23, 150 166 17", "round"), plum.base) +
  line("M132 124Q142 134 144 148", 1.3, plum.light) +
  shape(limb("148 154 21, 150 166 20"), gold.base) +
  at(150, 174, fist(skin.olive), { turn: -3 });

const coinArm =
  shape(limb("82 116 24, 58 146 24, 84 166 17", "round"), plum.base) +
  line("M70 124Q58 138 62 148", 1.3, plum.light) +
  shape(limb("74 160 21, 86 168 20"), gold.base) +
  at(103, 162, coin(25)) +
  at(90, 174, fist(skin.olive), { turn: 70 });

const crown =
  shape("M-17-12V-27Q0-33 17-27V-12Q0-18-17-12z", gold.base) +
  flat("M6-15V-30Q12-29 16.4-26.5V-13Q11-15 6-15z", gold.dark) +
  disc(0, -22, 4, red.base) +
  disc(-11, -20, 2.8, green.base) +
  disc(11, -20, 2.8, green.base) +
  shape("M-3-29L-2-38H-6V-42H-2V-46H2V-42H6V-38H2L3-29z", gold.light) +
  disc(-13, -30, 2.6, linen.base) +
  disc(13, -30, 2.6, linen.base) +
  both(
    0,
    line("M-17-12V6", 2.4) +
      line("M-17-12V6", 0.9, gold.light) +
      disc(-17, 0, 2, linen.base) +
      disc(-17, 8, 2.8, red.base),
  );

const face =
  longHair(hair.brown) +
  neck(skin.olive) +
  front({ skin: skin.olive, brow: "calm", jaw: "long" }) +
  longBeard(hair.brown, 0, 40) +
  crown;

export const kingOfCoins: Svg = tiles("D") + shoes + robe + stole + sceptreArm + coinArm + head(101, 66, face);
