/** A horse that paces with an arched neck, looking left. The rider sits at (112, 160). */
import { outline, limb } from "../drawing/path.ts";
import { body, flat, line, shape, type Svg } from "../drawing/pen.ts";
import type { Tone } from "../drawing/palette.ts";
import { features, hoof, type Coat } from "./coat.ts";

const trunk = outline(
  "56 178, 60 198, 74 213, 100 219, 132 216, 152 208, 170 196, 174 178, 165 164, 146 158, 124 162, 100 160, 84 152, 66 158",
);
const neck = limb("94 182 56, 68 154 42, 56 128 32, 50 116 22");
const face = outline("56 108!, 47 108, 38 118, 34 134, 30 150, 32 159, 40 162, 46 156, 51 146, 60 140, 66 126!");
const near = [
  limb("74 204 22, 68 232 13, 66 256 9, 62 268 9"),
  limb("158 184 36, 160 212 24, 172 234 13, 168 256 9, 172 268 9"),
];
const far = [
  limb("86 206 20, 92 232 13, 96 252 9, 102 262 9"),
  limb("140 198 28, 130 220 18, 138 240 11, 126 258 8, 122 268 9"),
];

export function pacing(coat: Coat, tack: Tone): Svg {
  return (
    shape(outline("166 166!, 180 168, 189 190, 186 222, 190 252!, 180 250, 176 224, 171 200, 162 184!"), coat.mane) +
    line("M176 176Q184 200 182 240", 1) +
    body(coat.dark, ...far) +
    hoof(105, 265, -50) +
    hoof(120, 272, -6) +
    shape(outline("58 108!, 66 96, 68 113!"), coat.dark) +
    body(coat.base, trunk, neck, face, ...near) +
    hoof(60, 272, -10) +
    hoof(174, 272, 8) +
    flat(outline("84 212!, 102 217.6, 131 214.6, 148 207!, 128 209, 104 211"), coat.dark) +
    (coat.white ? flat("M43 111L38 118L34 144L39 145L46 120z", coat.white) : "") +
    shape(outline("46 112!, 51 96, 57 109!"), coat.base) +
    features(47, 124, 35, 152) +
    line("M33 157q5 2 9-2", 1.2) +
    line("M143 196Q150 206 146 216M68 192Q80 198 80 210", 1.2) +
    shape(
      outline(
        "54 106!, 64 100, 72 108, 78 118, 84 122, 88 134, 94 138, 99 156!, 88 152, 84 144, 78 140, 76 130, 70 126, 64 114",
      ),
      coat.mane,
    ) +
    line("M66 106q6 8 8 18M80 124q4 8 4 18", 1) +
    line("M36 142Q44 146 50 147M50 116Q58 130 53 145", 4.2) +
    line("M36 142Q44 146 50 147M50 116Q58 130 53 145", 2, tack.base)
  );
}
