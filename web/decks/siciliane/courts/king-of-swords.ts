/** The king of swords: the emperor who loved falcons, beardless and fair, hawk on one fist and sword in the other. */
import { blue, gold, green, hair, linen, red, wood } from "../../drawing/palette.ts";
import { limb, outline } from "../../drawing/path.ts";
import { at, disc, flat, line, shape, type Svg } from "../../drawing/pen.ts";
import { ermine } from "../../people/cloth.ts";
import { head, neck, quarter } from "../../people/face.ts";
import { bob, fringe } from "../../people/hair.ts";
import { fist } from "../../people/hand.ts";
import { archedCrown } from "../../people/headgear.ts";
import { sword } from "../sword.ts";
import { tiles } from "../tiles.ts";

const mantle =
  shape(outline("82 104!, 60 136, 50 196, 44 266!, 74 272, 130 272, 158 266!, 152 196, 142 136, 120 104!"), blue.base) +
  flat(outline("126 116!, 141 136, 151 196, 157 265!, 136 270!, 138 196"), blue.dark) +
  line("M64 160Q56 214 56 262", 1.3, blue.light);

const robe =
  shape(
    outline(
      "84 106!, 78 140, 80 160, 70 216, 66 262!, 84 267, 101 268, 118 267, 136 262!, 132 216, 122 160, 124 140, 118 106!",
    ),
    green.base,
  ) +
  flat(outline("114 110!, 123 140, 121 160, 131 216, 135 261!, 120 266!, 116 210"), green.dark) +
  line("M88 176Q82 220 80 260M101 172V266", 1.3, green.dark) +
  shape("M67 248Q101 260 135 248L136 262Q101 274 66 262z", linen.base) +
  ermine("76 258, 90 262, 104 263, 118 261, 129 258") +
  shape("M97 108H105V248H97z", gold.base) +
  disc(101, 126, 2.4, red.base) +
  disc(101, 142, 2.4, blue.base) +
  disc(101, 186, 2.4, red.base) +
  disc(101, 206, 2.4, blue.base) +
  disc(101, 226, 2.4, red.base) +
  shape("M79 154Q101 164 123 154V163Q101 173 79 163z", red.base) +
  shape("M94 155h14v13H94z", gold.light);

const boots =
  shape(outline("84 264!, 70 269, 66 276!, 95 276!, 97 266!"), wood.dark) +
  shape(outline("118 264!, 132 269, 136 276!, 107 276!, 105 266!"), wood.dark);

const swordArm =
  at(150, 172, sword(98, red), { turn: 4 }) +
  shape(limb("118 116 23, 142 142 22, 149 158 15", "round"), blue.base) +
  line("M130 124Q138 134 142 146", 1.3, blue.light) +
  shape(limb("145 150 19, 150 162 18"), gold.base) +
  at(150, 170, fist(), { turn: 4 });

const falcon =
  shape(outline("0 0!, -8 -10, -9 -26, -2 -38, 6 -40, 13 -34, 11 -24, 8 -8, 4 4"), wood.base) +
  shape(outline("8 -28!, 12 -16, 10 0, 4 14!, 0 2, 0 -14"), wood.dark) +
  flat(outline("-6 -26!, -7 -14, -2 -4!, 0 -14, 0 -26"), linen.base) +
  line("M-5-22l3 2M-6-16l4 2M-5-10l4 2M4-20q3 4 2 8M5-10q2 5 0 10", 1) +
  shape(outline("-1 -36!, -8 -34, -9 -28!, -3 -30!"), gold.base) +
  disc(2, -34, 1.8, gold.light) +
  line("M-3 0v6M3 1v6", 2.4, gold.base) +
  line("M-2 4Q-10 12-6 20", 1.4, red.base);

const falconArm =
  shape(limb("84 116 23, 60 144 22, 50 128 15", "round"), blue.base) +
  line("M74 124Q62 138 58 134", 1.3, blue.light) +
  shape(limb("55 134 20, 47 120 18"), wood.light) +
  at(44, 116, fist({ base: wood.light, light: wood.light, dark: wood.dark }), { turn: -60 }) +
  at(44, 108, falcon, { scale: 0.86 });

const chain =
  line("M84 112Q101 138 118 112", 4.4) +
  line("M84 112Q101 138 118 112", 2.2, gold.base) +
  disc(101, 126, 5, gold.light) +
  shape(outline("86 108, 92 100, 101 98, 110 100, 116 108, 108 111, 101 109, 94 111"), linen.base);

const face =
  bob(hair.red) +
  neck() +
  quarter({ jaw: "square", brow: "calm", nose: "hooked" }) +
  fringe(hair.red) +
  archedCrown(green.base);

export const kingOfSwords: Svg =
  tiles("S") + mantle + boots + robe + swordArm + falconArm + chain + head(101, 70, face, 1, true);
