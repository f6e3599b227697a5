/** Hands, drawn round the middle of the palm, for an arm that comes from below. */
import { skin, type Tone } from "../drawing/palette.ts";
import { outline } from "../drawing/path.ts";
import { line, shape, type Svg } from "../drawing/pen.ts";

/** A fist round an upright staff: knuckles to the right, the thumb across. */
export function fist(tone: Tone = skin.fair): Svg {
  return (
    shape(outline("-6.4 -5, 0 -7, 6 -6.4, 7.4 -3, 7 2, 6.6 6, 0 7.4, -6 6.4, -7.6 1"), tone.base) +
    line("M7-2.8H.4M7.2 1H0M6.8 4.6H1", 1) +
    shape(outline("-5 4.6!, -6.4 -1, -2.4 -5, 3.6 -5.6, 4.6 -3, 0 -1.4, -1 3"), tone.base)
  );
}

/** A hand held flat, palm up, fingers to the right: it bears a cup or a coin. */
export function palm(tone: Tone = skin.fair): Svg {
  return (
    shape(
      outline("-8 5!, -7.4 -1, -3 -3, 4 -2.4, 12 -4.6, 13.4 -2.6, 8 1.4, 12 .6, 12.6 2.8, 6 5.4, 0 7.4"),
      tone.base,
    ) +
    shape(outline("-6 -1!, -5 -6, -2 -8.6, 0 -7, -1 -2!"), tone.base) +
    line("M3 1.4Q6 .6 8 1.4", 1)
  );
}

/** A hand that rests or hangs, fingers down. */
export function resting(tone: Tone = skin.fair): Svg {
  return (
    shape(outline("-5 -6!, -6.4 0, -5 6, -4 11, -1.6 11.6, 2 11.4, 4.6 9, 5.6 2, 5 -6!"), tone.base) +
    line("M-1.6 5v6M1.8 5v5.6", 1) +
    shape(outline("4.6 -5!, 8 0, 8 5, 5.6 5.6, 4.6 1"), tone.base)
  );
}

/** A hand that points or blesses: two fingers up. */
export function raised(tone: Tone = skin.fair): Svg {
  return (
    shape(
      outline("-5 7!, -6.4 0, -5.6 -5, -4.4 -14, -1.6 -14.4, -1 -6!, 0 -14, 3 -13.4, 2.6 -5!, 6 -5, 7 0, 5 7!"),
      tone.base,
    ) + line("M-1-6v4M2.6-5q2 1 2 5M-5 2q5-3 8 2", 1)
  );
}
