/** Horses' colours, and the parts that all poses share. */
import { ink, red, type Tone } from "../drawing/palette.ts";
import { at, dot, line, rod, shape, type Svg } from "../drawing/pen.ts";

export interface Coat {
  readonly base: string;
  /** The legs on the far side, and shade. */
  readonly dark: string;
  readonly mane: string;
  /** Stockings and blaze, where it has any. */
  readonly white?: string;
}

export const grey: Coat = { base: "#efe7d6", dark: "#c9bda4", mane: "#b3a588" };
export const bay: Coat = { base: "#9a5a2c", dark: "#6f3c1d", mane: "#2d2630" };
export const black: Coat = { base: "#4a4658", dark: "#2f2c3c", mane: "#201d2b" };
export const chestnut: Coat = { base: "#c17a3c", dark: "#8f5423", mane: "#f0d9a8" };
export const dapple: Coat = { base: "#a9b3bd", dark: "#7d8793", mane: "#f4f0e6" };

export function hoof(x: number, y: number, turn = 0): Svg {
  return at(x, y, shape("M-4.5-5H4.5L7 5H-7.5z", ink), { turn });
}

/** The eye, nostril and mouth of a head that looks left; its forehead is the origin. */
export function features(eyeX: number, eyeY: number, nostrilX: number, nostrilY: number): Svg {
  return dot(eyeX, eyeY, 2.3, ink) + line(`M${eyeX - 4} ${eyeY - 2}q4-4 8 0`, 1.4) + dot(nostrilX, nostrilY, 1.6, ink);
}

/** Reins from the bit to a hand. */
export function reins(data: string, tone: Tone = red): Svg {
  return rod(data, 2, tone.base);
}
