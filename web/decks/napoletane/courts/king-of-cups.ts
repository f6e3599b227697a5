/** The king of cups: in his best years and fond of wine; short red robe, striped hose, a brimming cup. */
import { blue, gold, green, hair, linen, red } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { ermine } from "../../people/cloth.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { bob, shortBeard } from "../../people/hair.ts";
import { fist, palm } from "../../people/hand.ts";
import { archedCrown } from "../../people/headgear.ts";
import { cup } from "../../italian/cup.ts";
import { platform } from "../../italian/platform.ts";

const mantle =
  shape(
    outline(
      "84 104!, 62 128, 46 180, 36 262!, 60 270, 90 258!, 130 256!, 152 268, 166 258!, 154 180, 140 128, 120 104!",
    ),
    green.base,
  ) +
  flat(outline("128 110!, 142 140, 153 184, 165 257!, 152 266, 138 258!, 136 190"), green.dark) +
  line("M62 150Q50 200 46 262M72 160Q60 210 60 266", 1.2, green.dark);

const legs =
  shape(limb("88 214 22, 86 240 17, 82 264 13", "round"), blue.base) +
  shape(limb("116 214 22, 120 240 17, 126 264 13", "round"), blue.base) +
  line("M81 222l14 5M80 234l13 5M79 246l11 4M109 227l14-5M112 239l14-5M116 250l12-4", 2.2, linen.base) +
  shape(outline("75 262!, 64 268, 58 276!, 90 276!, 90 260!"), red.dark) +
  shape(outline("132 262!, 144 268, 150 276!, 118 276!, 119 260!"), red.dark) +
  disc(82, 263, 3, gold.light) +
  disc(126, 263, 3, gold.light);

const robe =
  shape(
    outline("84 108!, 78 150, 70 190, 64 224!, 84 232, 103 234, 122 232, 142 224!, 134 190, 126 150, 122 108!"),
    red.base,
  ) +
  flat(outline("120 112!, 125 150, 133 190, 141 223!, 124 230!, 120 190, 114 150"), red.dark) +
  line("M88 176Q82 204 78 226M103 176V230M118 176Q122 200 126 226", 1.3, red.dark) +
  shape("M64 216Q103 230 142 216L144 225Q103 242 62 225z", linen.base) +
  ermine("74 224, 88 228, 103 230, 118 228, 132 224") +
  shape("M77 156Q102 166 126 156L127 166Q102 176 75 166z", gold.base) +
  shape("M96 158h13v13h-13z", gold.light) +
  disc(102.5, 164.5, 3, blue.base) +
  line("M102 112V158", 3, gold.base) +
  disc(102, 130, 2.2, gold.light) +
  disc(102, 143, 2.2, gold.light);

const hipArm =
  shape(limb("86 114 24, 58 140 23, 74 162 17", "round"), red.base) +
  line("M74 122q-10 8-10 16", 1.2, red.light) +
  shape(limb("66 154 20, 76 164 18"), linen.base) +
  at(80, 168, fist(), { turn: 110 });

const cupArm =
  shape(limb("120 114 24, 146 146 24, 154 130 17", "round"), red.base) +
  line("M132 124q8 8 12 18", 1.2, red.light) +
  shape(limb("150 139 20, 156 128 19"), linen.base) +
  at(154, 86, cup(), { scale: 0.96 }) +
  at(153, 119, palm(), { turn: -6 });

const cape =
  shape(outline("76 120, 84 104, 102 98, 120 104, 130 120, 122 130, 112 124, 102 132, 92 124, 82 130"), linen.base) +
  ermine("86 114, 118 114, 110 122, 94 122");

const face =
  bob(hair.chestnut) +
  neck() +
  quarter({ jaw: "round", cheeks: true, nose: "short" }) +
  shortBeard(hair.chestnut, 5) +
  archedCrown(blue.base);

export const kingOfCups: Svg = platform("C") + mantle + legs + robe + cupArm + hipArm + cape + head(100, 72, face);
