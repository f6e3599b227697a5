/** The knight of coins: a carter's son on the feast day, his horse plumed and pomponned, the coin on his palm. */
import { blue, gold, green, hair, linen, orange, red, skin, wood } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { curls, moustache } from "../../people/hair.ts";
import { fist, palm } from "../../people/hand.ts";
import { stockingCap } from "../../people/headgear.ts";
import { chestnut, reins } from "../../horses/coat.ts";
import { plume, pompons } from "../../horses/finery.ts";
import { pacing } from "../../horses/pacing.ts";
import { coin } from "../coin.ts";
import { tiles } from "../tiles.ts";

const cloth =
  shape(outline("84 158!, 80 188, 84 206!, 148 206!, 152 188, 148 160!, 116 166"), red.base) +
  line("M84 198H148", 3, gold.base) +
  line("M88 206v7m10-7v7m10-7v7m10-7v7m10-7v7m10-7v7", 2.2, gold.base);

const leg =
  shape(limb("116 162 26, 98 178 20, 97 192 15", "round"), green.base) +
  line("M112 170Q100 178 98 188", 1.3, green.light) +
  shape(limb("97 190 14, 95 208 12"), linen.base) +
  line("M91 196l13-2M90 203l12-2", 1.4, red.base) +
  shape(outline("89 206!, 102 207!, 101 220, 98 224!, 76 224!, 78 219, 88 214"), wood.dark) +
  line("M88 226H102M95 210V226", 1.6, gold.base);

const torso =
  shape(
    outline("98 108!, 92 134, 94 156, 90 176!, 112 182, 134 176!, 130 154, 132 132, 128 108!, 114 104"),
    linen.base,
  ) +
  shape(outline("98 108!, 92 134, 94 160!, 104 163!, 106 130, 104 106!"), blue.base) +
  shape(outline("128 108!, 132 132, 130 160!, 120 163!, 118 130, 122 106!"), blue.base) +
  shape("M92 152Q112 164 132 152V165Q112 177 91 165z", red.base) +
  disc(112, 122, 1.8, gold.base) +
  disc(112, 134, 1.8, gold.base) +
  disc(112, 146, 1.8, gold.base);

const reinArm =
  shape(limb("100 116 21, 82 140 19, 84 154 14", "round"), linen.base) +
  line("M92 126Q82 138 84 146", 1.2, linen.dark) +
  shape(limb("83 146 17, 84 154 16"), orange.base) +
  at(84, 160, fist(skin.olive), { turn: 200, scale: 0.9 });

const coinArm =
  shape(limb("124 116 21, 148 126 20, 152 104 15", "round"), linen.base) +
  line("M132 120Q144 124 146 112", 1.2, linen.dark) +
  shape(limb("150 112 18, 153 101 17"), orange.base) +
  at(150, 66, coin(25)) +
  at(152, 96, palm(skin.olive), { turn: -4 });

const scarf = shape(outline("100 108!, 104 99, 114 97, 124 99, 128 108!, 118 112, 114 124!, 110 112"), red.base);

const face =
  curls(hair.black) +
  neck(skin.olive) +
  quarter({ skin: skin.olive, mouth: "smile", cheeks: true }) +
  moustache(hair.black, 5) +
  stockingCap(green);

const rider =
  pacing(chestnut, red) +
  at(58, 104, plume(), { turn: -10 }) +
  line("M58 176Q76 196 84 200", 4.6) +
  line("M58 176Q76 196 84 200", 2.4, red.base) +
  pompons("60 178, 67 187, 75 194") +
  cloth +
  leg +
  torso +
  coinArm +
  reins("M49 148Q66 162 82 160", gold) +
  reinArm +
  scarf +
  head(112, 72, face, 0.96, true);

export const knightOfCoins: Svg = tiles("D") + rider;
