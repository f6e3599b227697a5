/** Eagles, wings spread, for the aces of coins. They stand round x = 100. */
import { gold, night, red, type Tone } from "../drawing/palette.ts";
import { figures, outline } from "../drawing/path.ts";
import { both, disc, flat, line, shape, type Svg } from "../drawing/pen.ts";

/** A quill from its root to its tip. */
function quill(root: readonly [number, number], tip: readonly [number, number], wide: number, fill: string): Svg {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * wide, (dx / length) * wide];
  const along = (part: number, side: number): string =>
    figures(root[0] + dx * part + nx * side, root[1] + dy * part + ny * side);
  return shape(
    outline(
      `${along(0, 0.6)}!, ${along(0.55, 1)}, ${along(0.9, 0.7)}, ${along(1, 0)}, ${along(0.9, -0.7)}, ${along(0.55, -1)}, ${along(0, -0.6)}!`,
    ),
    fill,
  );
}

const tips = [
  [70, 216],
  [54, 216],
  [39, 208],
  [27, 194],
  [18, 176],
  [13, 154],
  [12, 130],
] as const;

/** The left wing. */
export function wing(tone: Tone, cover: Tone): Svg {
  const long = tips
    .map((tip, index) => quill([80 - index * 8, 134 - index * 5], tip, 7.6, index % 2 === 0 ? tone.base : tone.dark))
    .join("");
  const short = tips
    .slice(0, 6)
    .map((_, index) => quill([82 - index * 9, 122 - index * 4], [74 - index * 9.6, 164 - index * 6.6], 6.4, cover.base))
    .join("");
  return (
    long +
    short +
    shape(
      outline("94 122!, 84 106, 68 96, 50 86, 34 80, 20 84, 12 96, 12 110, 20 112, 34 112, 52 118, 68 128, 84 140!"),
      tone.base,
    ) +
    line(
      "M22 98q4 5 10 5M34 96q4 7 11 7M48 100q4 8 11 8M62 108q4 8 10 9M30 90q3 4 8 4M46 93q4 5 9 6M60 100q4 6 9 7",
      1.2,
      tone.light,
    )
  );
}

/** A head on its neck, looking left. */
function headLeft(tone: Tone): Svg {
  return (
    shape(
      outline("100 128!, 88 120, 86 104, 84 92, 76 84, 68 78, 68 66, 76 58, 88 58, 96 66, 100 78, 106 100!"),
      tone.base,
    ) +
    shape(outline("72 62!, 62 60, 54 66, 52 76!, 60 73, 69 75!"), gold.base) +
    shape(outline("68 76!, 58 84, 62 86, 72 82!"), red.base) +
    disc(77, 68, 3.2, gold.light) +
    disc(76.4, 68, 1.2, night.dark) +
    line("M71 62q6-3 11 1", 1.4) +
    line("M88 78q4 6 4 10M92 88q5 8 4 14M86 92q4 6 5 12M92 106q4 6 4 12", 1.2, tone.light)
  );
}

/** Leg and talons at the left. */
export function talons(tone: Tone): Svg {
  return (
    shape(outline("90 180!, 76 190, 68 204, 72 216, 80 214, 86 218, 98 204!"), tone.base) +
    line("M78 198q2 6 0 10M86 196q2 6 0 12", 1.2, tone.light) +
    shape(
      "M70 212L64 226L52 230Q50 236 56 236L64 233L60 244Q62 250 67 246L70 236L76 246Q82 248 81 242L77 232L86 234Q90 230 86 227L78 224L80 213z",
      gold.base,
    )
  );
}

export function tail(tone: Tone, cover: Tone): Svg {
  return (
    both(100, quill([94, 196], [62, 262], 8, tone.dark) + quill([96, 196], [80, 272], 8, tone.base)) +
    quill([100, 194], [100, 278], 9, cover.base) +
    line("M100 214V262", 1.2)
  );
}

/** The two-headed eagle with a coin on its breast. */
export function twoHeaded(tone: Tone, cover: Tone, coin: Svg): Svg {
  return (
    both(100, wing(tone, cover)) +
    tail(tone, cover) +
    both(100, talons(tone)) +
    both(100, headLeft(tone)) +
    shape(outline("100 118, 122 128, 132 152, 126 180, 112 200, 100 206, 88 200, 74 180, 68 152, 78 128"), tone.base) +
    flat(outline("112 122!, 132 150, 126 180, 112 199!, 120 176, 122 150"), tone.dark) +
    line("M84 186q4 6 10 4M96 194q4 4 8 0M106 190q6 2 10-4", 1.2, tone.light) +
    `<g transform="translate(100 154)">${coin}</g>`
  );
}
