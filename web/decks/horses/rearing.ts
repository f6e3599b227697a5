/** A horse that rears, looking left. The rider sits at (126, 158). */
import { outline, limb } from "../drawing/path.ts";
import { body, flat, line, shape, type Svg } from "../drawing/pen.ts";
import type { Tone } from "../drawing/palette.ts";
import { features, hoof, type Coat } from "./coat.ts";

const trunk = outline(
  "64 158, 68 180, 84 200, 106 217, 128 230, 148 232, 168 222, 174 204, 166 187, 150 172, 132 160, 112 147, 92 138, 74 142",
);
const neck = limb("98 166 56, 80 134 38, 69 108 25, 60 97 17");
const face = outline("68 87!, 58 86, 48 97, 39 112, 34 124, 37 132, 45 133, 52 126, 60 123, 70 120, 74 106!");
const near = [
  limb("76 182 24, 54 180 16, 41 184 12, 41 202 9, 45 212 9"),
  limb("152 208 38, 149 234 24, 160 249 13, 152 268 9"),
];
const far = [
  limb("86 172 20, 60 160 14, 42 154 11, 31 168 8, 33 180 9"),
  limb("136 222 26, 126 243 17, 134 255 11, 124 269 9"),
];

export function rearing(coat: Coat, tack: Tone): Svg {
  return (
    shape(outline("166 190!, 181 196, 190 220, 186 250, 174 268!, 168 262, 176 246, 174 226, 164 212!"), coat.mane) +
    line("M178 206Q184 230 174 256", 1) +
    body(coat.dark, ...far) +
    hoof(34, 184, -18) +
    hoof(122, 272, -8) +
    shape(outline("65 90!, 72 77, 75 93!"), coat.dark) +
    body(coat.base, trunk, neck, face, ...near) +
    hoof(47, 216, -18) +
    hoof(150, 272, -6) +
    flat(outline("88 201!, 107 215.6, 128 228, 146 230!, 134 222, 112 212"), coat.dark) +
    (coat.white ? flat("M54 90L48 98L38 116L43 119L54 102z", coat.white) : "") +
    shape(outline("56 90!, 60 75, 67 88!"), coat.base) +
    features(54, 104, 40, 124) +
    line("M38 130q5 1 8-2", 1.2) +
    line("M144 196Q140 210 146 222M78 172Q90 178 88 196", 1.2) +
    shape(
      outline(
        "63 86!, 74 82, 78 92, 87 92, 90 104, 100 107, 102 120, 112 124, 113 142!, 102 140, 98 129, 89 126, 85 114, 76 110, 72 98",
      ),
      coat.mane,
    ) +
    line("M72 88q6 6 5 16M86 98q4 8 3 18M98 114q4 8 2 18", 1) +
    line("M41 118Q48 124 54 125M60 96Q64 110 57 124", 4.2) +
    line("M41 118Q48 124 54 125M60 96Q64 110 57 124", 2, tack.base)
  );
}
