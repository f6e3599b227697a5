/** Diamonds, hearts, spades and clubs, drawn in a box from -20 to 20. */
import type { Suit } from "../design.ts";
import type { Tone } from "../drawing/palette.ts";
import { flat, type Svg } from "../drawing/pen.ts";

/** Red and black as everywhere, with a lean to orange and green that tells four suits apart. */
export const colours: Readonly<Record<Suit, Tone>> = {
  D: { base: "#cb4a1c", light: "#f0b08c", dark: "#7d2a0e" },
  C: { base: "#b3222d", light: "#e88c86", dark: "#6f1219" },
  S: { base: "#20243a", light: "#8790ad", dark: "#12152a" },
  B: { base: "#1f4a33", light: "#86b99b", dark: "#10301f" },
};

const outlines: Readonly<Record<Suit, string>> = {
  D: "M0-21Q6-9 16 0Q6 9 0 21Q-6 9-16 0Q-6-9 0-21z",
  C: "M0 20C-7 11-19 5-19-7C-19-15-14-19-9-19C-4-19-1-16 0-12C1-16 4-19 9-19C14-19 19-15 19-7C19 5 7 11 0 20z",
  S: "M0-21C6-11 19-5 19 6C19 13 14 15.5 10 15.5C6 15.5 3 13 2 10C2 15 4 19 8 21H-8C-4 19-2 15-2 10C-3 13-6 15.5-10 15.5C-14 15.5-19 13-19 6C-19-5-6-11 0-21z",
  B: "M0-21A9.5 9.5 0 0 1 6.5-4.6A9.5 9.5 0 1 1 2.4 9Q3 17 8 21H-8Q-3 17-2.4 9A9.5 9.5 0 1 1-6.5-4.6A9.5 9.5 0 0 1 0-21z",
};

export function pip(suit: Suit, scale = 1, fill: string = colours[suit].base): Svg {
  const content = flat(outlines[suit], fill);
  return scale === 1 ? content : `<g transform="scale(${scale})">${content}</g>`;
}
