/** A horse at a trot, looking left: one foreleg lifted. The rider sits at (112, 160). */
import { outline, limb } from "../drawing/path.ts";
import { body, flat, line, shape, type Svg } from "../drawing/pen.ts";
import type { Tone } from "../drawing/palette.ts";
import { features, hoof, type Coat } from "./coat.ts";

const trunk = outline(
  "57 176, 60 196, 74 212, 100 219, 132 216, 152 208, 170 196, 174 178, 165 164, 146 158, 124 162, 100 160, 84 154, 66 158",
);
const neck = limb("94 180 56, 72 148 38, 57 124 25, 46 113 17");
const face = outline("57 103!, 48 102, 38 113, 30 129, 23 142, 24 150, 31 154, 39 149, 47 141, 57 138, 63 124!");
const near = [
  limb("70 198 24, 50 213 15, 43 222 12, 48 238 9, 53 249 9"),
  limb("158 184 36, 155 212 24, 165 234 13, 159 256 9, 155 268 9"),
];
const far = [
  limb("84 206 18, 80 236 12, 80 258 8, 78 268 9"),
  limb("140 198 26, 134 220 18, 142 238 11, 132 258 8, 127 268 9"),
];

export function trotting(coat: Coat, tack: Tone): Svg {
  return (
    shape(outline("166 166!, 180 168, 189 190, 187 222, 178 254!, 174 248, 176 224, 171 200, 162 184!"), coat.mane) +
    line("M176 176Q184 200 178 240", 1) +
    body(coat.dark, ...far) +
    hoof(77, 272, -4) +
    hoof(125, 272, -8) +
    shape(outline("54 106!, 60 92, 64 108!"), coat.dark) +
    body(coat.base, trunk, neck, face, ...near) +
    hoof(55, 253, -24) +
    hoof(153, 272, -6) +
    flat(outline("82 211!, 102 217.6, 131 214.6, 148 207!, 128 209, 104 211"), coat.dark) +
    (coat.white ? flat("M44 104L38 114L28 136L33 138L44 118z", coat.white) : "") +
    shape(outline("45 106!, 48 91, 55 103!"), coat.base) +
    features(45, 119, 28, 144) +
    line("M27 150q5 0 8-3", 1.2) +
    line("M143 196Q150 206 146 216M68 190Q78 196 76 208", 1.2) +
    shape(
      outline(
        "52 102!, 62 99, 68 108, 76 110, 80 122, 90 126, 92 138, 100 142, 99 158!, 88 156, 84 146, 76 142, 72 130, 64 126, 60 114",
      ),
      coat.mane,
    ) +
    line("M60 104q6 6 6 16M74 114q4 8 3 20M86 130q4 8 2 18", 1) +
    line("M32 136Q40 142 44 144M50 112Q54 126 48 142", 4.2) +
    line("M32 136Q40 142 44 144M50 112Q54 126 48 142", 2, tack.base)
  );
}
