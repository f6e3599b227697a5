/** A horse in full gallop, looking left, all four feet off the ground. The rider sits at (112, 154). */
import { outline, limb } from "../drawing/path.ts";
import { body, flat, line, shape, type Svg } from "../drawing/pen.ts";
import type { Tone } from "../drawing/palette.ts";
import { features, hoof, type Coat } from "./coat.ts";

const trunk = outline(
  "58 176, 62 194, 78 206, 102 211, 132 208, 152 200, 170 188, 173 170, 163 157, 146 152, 124 157, 102 156, 86 152, 68 160",
);
const neck = limb("96 178 52, 70 154 38, 52 136 25, 42 127 17");
const face = outline("50 114!, 42 115, 31 127, 23 141, 15 152, 16 160, 23 164, 31 160, 40 154, 51 152, 58 138!");
const near = [
  limb("72 196 24, 50 208 15, 32 210 12, 24 228 9, 23 238 9"),
  limb("158 178 36, 168 206 24, 182 218 13, 178 240 9, 182 250 9"),
];
const far = [
  limb("84 198 20, 66 224 13, 50 228 11, 46 246 8, 44 254 9"),
  limb("144 188 28, 148 216 18, 162 228 11, 156 248 8, 158 258 9"),
];

export function galloping(coat: Coat, tack: Tone): Svg {
  return (
    shape(outline("165 160!, 178 154, 190 164, 192 186, 184 206!, 186 188, 180 174, 164 178!"), coat.mane) +
    line("M172 164Q186 166 187 186", 1) +
    body(coat.dark, ...far) +
    hoof(43, 258, 8) +
    hoof(160, 262, -16) +
    shape(outline("46 118!, 55 104, 57 121!"), coat.dark) +
    body(coat.base, trunk, neck, face, ...near) +
    hoof(23, 242, 4) +
    hoof(184, 254, -18) +
    flat(outline("84 205!, 103 209.6, 131 206.6, 148 199!, 128 201, 104 203"), coat.dark) +
    (coat.white ? flat("M38 118L31 127L20 146L25 148L38 131z", coat.white) : "") +
    shape(outline("39 119!, 43 104, 50 115!"), coat.base) +
    features(38, 132, 20, 154) +
    line("M18 160q6 1 9-2", 1.2) +
    line("M145 186Q152 196 149 206M72 186Q82 192 80 204", 1.2) +
    shape(
      outline(
        "46 114!, 54 106, 64 112, 74 108, 82 118, 94 116, 100 128, 112 130, 106 140, 102 154!, 90 152, 84 146, 76 146, 68 136, 60 134, 56 124",
      ),
      coat.mane,
    ) +
    line("M58 114q6 6 10 12M74 120q6 8 8 16M90 128q5 8 6 16", 1) +
    line("M24 146Q32 152 38 156M44 124Q48 138 41 154", 4.2) +
    line("M24 146Q32 152 38 156M44 124Q48 138 41 154", 2, tack.base)
  );
}
