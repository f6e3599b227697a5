/** The king of clubs: a Saracen emir of the island, striped robe, crowned turban, both hands on his cudgel. */
import { gold, green, hair, linen, orange, red, skin } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { longBeard } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { cudgel } from "../cudgel.ts";
import { tiles } from "../tiles.ts";

const coat =
  shape(
    outline(
      "80 106!, 60 142, 50 204, 46 256!, 66 262, 84 258!, 118 258!, 136 264, 158 256!, 150 200, 142 142, 122 106!",
    ),
    red.base,
  ) + flat(outline("124 112!, 141 142, 149 200, 156 255!, 138 261!, 134 200"), red.dark);

const robe =
  shape(
    outline("86 108!, 80 150, 74 210, 70 262!, 88 266, 101 266, 114 266, 132 262!, 128 210, 122 150, 116 108!"),
    linen.base,
  ) +
  line("M90 178Q84 220 80 262M101 178V264M112 178Q118 220 122 262", 3.6, green.base) +
  line("M95 178Q90 220 90 264M107 178Q112 220 112 264", 1.6, orange.base) +
  line("M90 118v34M101 120v34M112 118v34", 2.6, green.base) +
  shape("M79 152Q101 164 123 152L125 176Q101 188 77 176z", green.base) +
  line("M79 160Q101 171 124 160M78 168Q101 179 124 168", 1.6, gold.light) +
  line("M112 178Q118 190 114 206M116 178Q126 188 126 202", 4.4) +
  line("M112 178Q118 190 114 206M116 178Q126 188 126 202", 2.2, gold.base);

const edges =
  shape(outline("80 110!, 68 160, 62 220, 62 260!, 72 261!, 76 210, 92 130!"), gold.base) +
  shape(outline("122 110!, 134 160, 140 220, 140 262!, 130 262!, 126 210, 110 130!"), gold.base);

const slippers =
  shape(outline("84 264!, 66 270, 52 268, 56 276!, 94 276!, 97 266!"), orange.base) +
  shape(outline("118 264!, 136 270, 150 268, 146 276!, 108 276!, 105 266!"), orange.base);

const staff = at(145, 258, cudgel(190), { turn: 2 });

const arms =
  shape(outline("86 112!, 66 126, 56 150, 70 166, 104 168!, 124 172!, 128 156!, 100 150, 88 146"), red.base) +
  line("M70 136Q64 148 74 156", 1.3, red.light) +
  shape(outline("118 152!, 130 156!, 126 176!, 114 172!"), gold.base) +
  shape(limb("120 118 24, 146 140 22, 150 158 16", "round"), red.base) +
  line("M132 126Q142 134 144 148", 1.3, red.light) +
  shape(limb("148 148 20, 150 160 19"), gold.base) +
  staff +
  at(140, 166, fist(skin.brown), { turn: 4 });

const collar =
  shape(outline("84 112, 90 102, 101 99, 112 102, 118 112, 110 116, 101 122, 92 116"), gold.base) +
  disc(101, 116, 3, red.base);

const turbanCrown =
  shape(
    outline("-18 -6!, -24 -15, -20 -27, -8 -32, 8 -32, 20 -27, 24 -15, 18 -6!, 10 -11, 0 -13, -10 -11"),
    linen.base,
  ) +
  flat(outline("10 -31!, 20 -26, 23.4 -15, 18 -7!, 13 -10, 18 -20"), linen.dark) +
  line("M-18-9Q-8-24 10-31M-22-18Q-8-26 4-32M-9-12Q8-18 20-26", 1.2) +
  shape("M-12-30L-15-44L-7-37L0-48L7-37L15-44L12-30Q0-35-12-30z", gold.base) +
  disc(-15, -45, 2.2, red.base) +
  disc(0, -49, 2.2, red.base) +
  disc(15, -45, 2.2, red.base) +
  disc(0, -25, 4.4, green.base) +
  disc(0, -25, 1.8, gold.light);

const face =
  neck(skin.brown) +
  quarter({ skin: skin.brown, nose: "hooked", old: true }) +
  longBeard(hair.black, 5, 38) +
  turbanCrown +
  disc(-13.5, 10, 2.6, gold.base);

export const kingOfClubs: Svg = tiles("B") + slippers + coat + robe + edges + arms + collar + head(101, 70, face, 1.02);
