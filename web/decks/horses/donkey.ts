/** A donkey at a walk, looking left, ears up. The rider sits at (112, 166). */
import { outline, limb } from "../drawing/path.ts";
import { body, flat, line, shape, type Svg } from "../drawing/pen.ts";
import { red } from "../drawing/palette.ts";
import { features, hoof } from "./coat.ts";

const fur = "#8f8a8c";
const shade = "#66626a";
const pale = "#e4dccd";

const trunk = outline(
  "58 182, 60 202, 76 216, 102 221, 132 219, 154 211, 168 198, 172 182, 164 170, 146 166, 122 169, 100 167, 84 164, 68 168",
);
const neck = limb("94 186 48, 72 162 36, 58 140 26, 46 128 20");
const face = outline("58 120!, 48 119, 38 128, 31 144, 24 158, 24 168, 32 173, 41 169, 48 158, 58 153, 65 142!");
const near = [
  limb("72 204 22, 58 226 13, 54 244 10, 50 258 9, 46 268 9"),
  limb("156 192 32, 156 216 20, 166 236 12, 164 258 9, 168 268 9"),
];
const far = [
  limb("86 210 20, 90 236 12, 94 258 9, 98 268 9"),
  limb("142 204 26, 134 224 16, 140 242 11, 130 258 9, 126 268 9"),
];

export function donkey(): Svg {
  return (
    line("M168 186Q180 200 178 224", 5.4) +
    line("M168 186Q180 200 178 224", 2.6, fur) +
    shape(outline("178 220!, 184 232, 182 248, 176 252!, 174 236"), shade) +
    body(shade, ...far) +
    hoof(99, 272, 4) +
    hoof(124, 272, -6) +
    shape(outline("56 122!, 58 104, 66 86, 72 84!, 72 104, 64 124!"), shade) +
    body(fur, trunk, neck, face, ...near) +
    hoof(45, 272, -6) +
    hoof(169, 272, 6) +
    flat(outline("86 216!, 104 219.6, 131 217.6, 148 211!, 128 211, 104 213"), pale) +
    flat(outline("31 146!, 25 158, 25 167, 32 171.5, 40 168, 44 160!, 38 150"), pale) +
    line("M31 146Q40 150 44 160", 1) +
    shape(outline("45 121!, 42 102, 46 84, 52 81!, 56 100, 54 121!"), fur) +
    flat(outline("47 118!, 46 102, 49 88!, 52 102, 51 118!"), pale) +
    features(45, 136, 29, 160) +
    line("M27 167q6 2 10-2", 1.2) +
    line("M145 200Q152 208 149 218M70 198Q80 204 80 214", 1.2) +
    shape(outline("56 118!, 66 124, 74 136, 84 146, 92 160, 96 168!, 86 166, 76 152, 68 144, 62 132"), shade) +
    line("M64 126l-2 6M72 136l-3 6M80 146l-3 6", 1) +
    line("M33 152Q42 156 46 160M51 128Q56 140 52 156", 4.2) +
    line("M33 152Q42 156 46 160M51 128Q56 140 52 156", 2, red.base)
  );
}
