/** The lady of coins: a peasant beauty in her feast-day dress, the coin held high like a tambourine. */
import { blue, gold, hair, linen, orange, red, skin } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { knot, parting } from "../../people/hair.ts";
import { fist, palm } from "../../people/hand.ts";
import { coin } from "../coin.ts";
import { tiles } from "../tiles.ts";

const feet =
  shape(outline("84 264!, 72 268, 64 275!, 94 275!, 96 262!"), red.dark) +
  shape(outline("112 264!, 124 268, 134 275!, 106 275!, 104 262!"), red.dark);

const skirt =
  shape(
    outline("86 160!, 66 196, 54 232, 48 262!, 74 269, 100 271, 128 269, 154 262!, 146 232, 134 196, 118 160!"),
    red.base,
  ) +
  flat(outline("110 162!, 133 196, 145 232, 153 261!, 128 268!, 126 220"), red.dark) +
  shape("M49 252Q101 268 152 252L154 262Q101 279 48 262z", gold.base) +
  line("M54 258l6 5l6-3l6 6l6-3l6 6l6-4l6 5l6-5l6 4l6-6l6 3l6-6l6 3l6-6l6 3l6-5", 1.4, blue.base) +
  line("M50 244Q101 260 151 244", 2.4, blue.base) +
  line("M80 180Q68 212 64 240M124 180Q134 212 138 240", 1.3, red.dark);

const apron =
  shape(outline("88 164!, 80 196, 76 232, 78 252!, 101 256, 126 252!, 126 232, 122 196, 114 164!"), linen.base) +
  line("M86 196q15 6 32 0M82 226q18 7 42 0", 1.4, blue.base) +
  flat("M90 208l5 6l-5 6l-5-6zM102 210l5 6l-5 6l-5-6zM114 208l5 6l-5 6l-5-6z", orange.base) +
  line("M78 250q24 6 48 0", 1, linen.dark);

const bodice =
  shape(
    outline("84 108!, 80 130, 86 162!, 101 168, 116 162!, 122 130, 118 108!, 110 122, 101 124, 92 122"),
    blue.base,
  ) +
  flat(outline("114 116!, 121 130, 115 161!, 104 166!, 112 140"), blue.dark) +
  shape(outline("88 106!, 92 124, 101 128, 110 124, 114 106!, 101 100"), linen.base) +
  line("M94 132l14 6M108 132l-14 6M95 142l12 5M107 142l-12 5M96 151l10 4M106 151l-10 4", 1.3, gold.light) +
  shape("M85 158Q101 168 117 158V166Q101 176 84 166z", gold.base);

const hipArm =
  shape(limb("86 114 22, 58 138 22, 72 158 15", "round"), linen.base) +
  line("M74 122Q62 134 64 144", 1.2, linen.dark) +
  shape(limb("65 148 20, 71 157 18"), orange.base) +
  at(78, 162, fist(skin.olive), { turn: 110, scale: 0.95 });

const raisedArm =
  shape(limb("116 114 22, 144 114 22, 150 92 15", "round"), linen.base) +
  line("M126 116Q138 118 142 104", 1.2, linen.dark) +
  shape(limb("148 101 20, 151 90 18"), orange.base) +
  shape(limb("151 91 11, 152 82 10"), skin.olive.base) +
  at(152, 48, coin(26)) +
  at(153, 76, palm(skin.olive), { turn: -4 });

const necklace = line("M92 104q9 10 18 0", 2.4, red.base) + disc(101, 110, 2.6, gold.light);

const face =
  knot(hair.black) +
  neck(skin.olive) +
  quarter({ skin: skin.olive, jaw: "round", cheeks: true, mouth: "smile" }) +
  parting(hair.black) +
  at(-13, -17, disc(0, 0, 5, red.base) + disc(0, 0, 2, gold.light)) +
  disc(-12, 14, 2.6, gold.base);

export const ladyOfCoins: Svg =
  tiles("D") + feet + skirt + apron + bodice + hipArm + raisedArm + head(101, 72, face) + necklace;
