/** Three running legs round a head with corn ears: the sign of Sicily. Round the origin, 60 across. */
import { gold, green, red, skin } from "../drawing/palette.ts";
import { limb, outline } from "../drawing/path.ts";
import { at, body, line, type Svg } from "../drawing/pen.ts";
import { blade } from "../drawing/flora.ts";
import { front } from "../people/face.ts";
import { curls } from "../people/hair.ts";

const leg = body(
  skin.fair.base,
  limb("-4 0 15, -3 -14 14, -3 -26 12"),
  limb("-8 -24 10, 3 -27 12, 16 -27 7"),
  outline("13 -31!, 18 -31, 21 -38, 25 -40!, 26 -32, 22 -24, 14 -23!"),
);

export const trinacria: Svg =
  [0, 120, 240].map((turn) => at(0, 0, leg, { turn })).join("") +
  [0, 60, 120, 180, 240, 300]
    .map((turn) => at(0, 0, at(0, -8, blade(14, turn % 120 === 0 ? gold.base : green.base)), { turn: turn + 40 }))
    .join("") +
  at(0, -1, curls(gold.base) + front({ jaw: "round", cheeks: true }) + line("M-14-13Q0-20 14-13", 3, red.base), {
    scale: 0.52,
  });
