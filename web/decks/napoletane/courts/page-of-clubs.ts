/** The page of clubs: a shepherd boy who leans on his cudgel, legs crossed, a wreath in his hair. */
import { gold, green, hair, linen, orange, red, wood } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { bob, combed } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { wreath } from "../../people/headgear.ts";
import { cudgel } from "../../italian/cudgel.ts";
import { platform } from "../../italian/platform.ts";

const standingLeg =
  shape(limb("92 192 26, 96 232 18, 94 264 13", "round"), linen.base) +
  line("M88 214l20-4M89 226l18-4M89 238l16-4M88 250l14-4", 1.8, red.base) +
  shape(outline("87 260!, 101 260!, 102 276!, 66 276!, 68 270, 80 266"), wood.dark);

const crossedLeg =
  shape(limb("112 192 25, 106 228 18, 76 256 12", "round"), linen.base) +
  line("M100 208l20 2M98 220l18 4M92 232l13 8M82 240l8 9", 1.8, red.base) +
  shape(outline("78 250!, 86 260!, 72 276, 66 277!, 56 262, 60 256, 70 256"), wood.dark);

const smock =
  shape(
    outline(
      "84 106!, 78 132, 82 158, 68 190!, 80 200, 90 192, 102 204, 112 194, 122 202, 132 190!, 122 158, 126 132, 120 106!",
    ),
    green.base,
  ) +
  flat(outline("114 106!, 125 132, 121 158, 131 190!, 122 199!, 112 160"), green.dark) +
  line("M101 110V152M84 168L76 190M101 168V200M116 168L124 192", 1.3, green.dark) +
  line("M81 156Q101 164 122 156", 5) +
  line("M81 156Q101 164 122 156", 2.4, gold.base) +
  line("M100 160l-4 18M102 160l4 16", 2.6, gold.base) +
  shape(outline("78 122!, 84 106!, 122 150!, 124 160!"), wood.light) +
  shape(outline("112 150!, 134 152!, 136 176, 124 182, 110 176!"), wood.base) +
  shape("M112 150L134 152L128 164L116 162z", wood.light);

const fleece =
  shape(
    "M80 108q-8-1-8 7q-6 4-1 10q-4 6 4 9q4 5 9 0q6 3 8-3q5-2 4-7h10q0 6 5 7q3 5 8 3q6 4 9-1q7-3 4-9q4-6-2-10q0-8-8-7q-9-9-21-9t-21 10z",
    linen.base,
  ) + line("M82 114q4 0 4 4M80 124q4 0 5 4M118 114q-4 0-4 4M122 124q-4 0-5 4M92 108q3 1 4 4M110 108q-3 1-4 4", 1);

const staff = at(148, 252, cudgel(146), { turn: -3 });

const arms =
  shape(limb("86 118 22, 92 150 19, 126 142 14", "round"), linen.base) +
  line("M84 130Q90 146 104 146", 1.2, linen.dark) +
  shape(limb("118 144 17, 128 141 16"), orange.base) +
  staff +
  at(136, 138, fist(), { turn: 6 }) +
  shape(limb("118 116 22, 144 132 20, 146 118 14", "round"), linen.base) +
  line("M128 122Q140 130 142 128", 1.2, linen.dark) +
  shape(limb("146 126 17, 146 116 16"), orange.base) +
  at(145, 108, fist(), { turn: -4 });

const face =
  bob(hair.fair) +
  neck() +
  quarter({ jaw: "round", cheeks: true, brow: "calm" }) +
  combed(hair.fair) +
  wreath(green.base, red.base);

export const pageOfClubs: Svg =
  platform("B") + standingLeg + crossedLeg + smock + fleece + arms + head(100, 72, face, 1, true, 6);
