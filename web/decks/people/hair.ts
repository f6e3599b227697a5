/** Hair and beards round a face: some lie behind the face, some before it. */
import { ink } from "../drawing/palette.ts";
import { outline } from "../drawing/path.ts";
import { both, line, shape, type Svg } from "../drawing/pen.ts";

/** Waves down to the shoulders; lies behind. */
export function longHair(colour: string): Svg {
  return (
    shape(
      outline(
        "0 -22, -14 -18, -19 -4, -18 10, -23 22, -21 33!, -14 36, -8 30!, 8 30!, 14 36, 21 33!, 23 22, 18 10, 19 -4, 14 -18",
      ),
      colour,
    ) + line("M-17 6q-1 8-4 14q2 6 4 10M17 6q1 8 4 14q-2 6-4 10M-14 16q0 8-2 14M14 16q0 8 2 14", 1)
  );
}

/** A page's cut to the jaw; lies behind. */
export function bob(colour: string): Svg {
  return (
    shape(
      outline("0 -21, -14 -17, -19 -4, -19 10, -21 19!, -13 22, -8 18!, 8 18!, 13 22, 21 19!, 19 10, 19 -4, 14 -17"),
      colour,
    ) + line("M-17 4l-1 13M17 4l1 13M-14 10l0 9M14 10l0 9", 1)
  );
}

/** Tight curls round the whole head; lies behind. */
export function curls(colour: string): Svg {
  return (
    shape(
      "M-12-16q-7-1-6 6q-6 3-2 9q-5 4 0 9q-3 6 4 8q4 3 7-2H9q3 5 7 2q7-2 4-8q5-5 0-9q4-6-2-9q1-7-6-6q-3-6-9-2q-6-4-9 2q-3-1-6 0z",
      colour,
    ) + line("M-18-6q4 0 4 4M-19 4q4-1 5 3M-17 13q4-1 4 3M18-6q-4 0-4 4M19 4q-4-1-5 3M17 13q-4-1-4 3", 1)
  );
}

/** Locks over the forehead, parted in the middle; lies before. */
export function parting(colour: string): Svg {
  return (
    shape(outline("0 -15!, -5 -9, -13.6 -2!, -16 -10, -12 -18, 0 -22, 12 -18, 16 -10, 13.6 -2!, 5 -9"), colour) +
    line("M-2-18q-6 4-9 10M2-18q6 4 9 10", 1)
  );
}

/** A straight fringe; lies before. */
export function fringe(colour: string): Svg {
  return (
    shape(outline("-15 -6!, -16 -12, -11 -19, 0 -22, 11 -19, 16 -12, 15 -6!, 8 -9, 0 -9.6, -8 -9"), colour) +
    line("M-8-17l-1 7M-2-19l0 8.6M4-19l1 8.6M9-17l2 7", 1)
  );
}

/** Combed back in a wave from a high forehead; lies before. */
export function combed(colour: string): Svg {
  return (
    shape(outline("-14 -1!, -16 -10, -11 -20, 2 -23, 12 -19, 16 -10, 14 -3!, 12 -10, 5 -14, -4 -12, -10 -8"), colour) +
    line("M-10-14q6-6 16-4M-12-10q8-7 20-4", 1)
  );
}

/** A knot of hair at the nape, for heads seen half or wholly from the side; lies behind. */
export function knot(colour: string): Svg {
  return (
    shape(outline("2 -21, -12 -18, -18 -6, -15 8, -9 12!, 6 8!, 14 -6!, 12 -17"), colour) +
    shape(outline("-14 -4, -22 -8, -28 -2, -27 7, -20 11, -13 6"), colour) +
    line("M-25-2q4 0 6 8M-21-6q4 2 5 8", 1)
  );
}

/** Two plaits that fall over the shoulders; lies before. */
export function plaits(colour: string): Svg {
  return both(
    0,
    shape(
      outline("-15 6!, -19 12, -16 18, -20 25, -17 31, -20 39!, -13 39!, -11 31, -13 25, -10 18, -11 11!"),
      colour,
    ) + line("M-17 13l5 4M-19 21l7 4M-18 29l6 4", 1),
  );
}

/** How far a beard is shifted from the middle: a face that turns takes it along. */
type Turn = 0 | 5;

/** A long beard in locks, with moustache. */
export function longBeard(colour: string, turn: Turn = 0, length = 48): Svg {
  const x = (value: number): number => value + turn;
  const end = length;
  return (
    shape(
      outline(
        `${x(-14.6) - turn} 3!, -14 14, ${x(-13)} 26, ${x(-6)} ${end - 8}, ${x(-1)} ${end}!, ${x(6)} ${end - 10}, ${x(10.6)} 26, ${Math.min(x(13), 14.4)} 14, ${14} 4!, ${x(8)} 10.6, ${x(0)} 11.4, ${x(-8)} 10.6`,
      ),
      colour,
    ) +
    shape(`M${x(0)} 10.6q-5-1.6-10.6 4.4q6 2.6 10.6-1q4.6 3.6 9.6 1q-4.6-6-9.6-4.4z`, colour) +
    line(`M${x(-3)} 17h6`, 1.6, "#b03a33") +
    line(`M${x(-7)} 20q0 8 4 16M${x(-1)} 23v16M${x(6)} 20q0 8-3 14`, 1)
  );
}

/** A short full beard. */
export function shortBeard(colour: string, turn: Turn = 0): Svg {
  const x = (value: number): number => value + turn * 0.9;
  return (
    shape(
      outline(
        `-14.6 1!, -13.4 13, ${x(-8)} 23, ${x(0)} 28, ${x(7)} 24, ${Math.min(x(12.4), 13.6)} 13, 13.8 2!, ${x(8.6)} 10.6, ${x(0)} 11.4, ${x(-8.6)} 10.6`,
      ),
      colour,
    ) +
    line(`M${x(-3.4)} 16.4q3.4 1.6 6.8 0`, 1.8, "#c23a33") +
    line(`M${x(-6)} 12.6q3-1.6 6-.4q3-1.2 6 .4M${x(-5)} 21l1 3M${x(0)} 21.6v4M${x(5)} 21l-1 3`, 1)
  );
}

/** A moustache alone, its ends turned up. */
export function moustache(colour: string, turn: Turn = 0): Svg {
  return shape(
    `M${turn} 11.4c-3-1.6-6.4.4-8 3c-1.6.4-2.6-.4-3.4-1.8c0 3.4 3.4 4.6 6 3.8c2.4-.8 4-1.8 5.4-3c1.4 1.2 3 2.2 5.4 3c2.6.8 5-.6 5-3.8c-.8 1.4-1.4 2.2-2.4 1.8c-1.6-2.6-5-4.6-8-3z`,
    colour,
  );
}

/** A pointed beard on the chin, with a moustache. */
export function pointedBeard(colour: string, turn: Turn = 0): Svg {
  return (
    shape(
      outline(`${turn - 5} 18!, ${turn - 4} 25, ${turn} 34!, ${turn + 4} 25, ${turn + 5} 18!, ${turn} 19.6`),
      colour,
    ) + moustache(colour, turn)
  );
}

/** A beard for a head seen from the side. */
export function profileBeard(colour: string, length = 40): Svg {
  return (
    shape(
      outline(`-8 6!, -9 16, -4 27, 6 ${length}!, 13 28, 12 19!, 8 17, 6 13.4, 11.4 11.6!, 9 10, 4 10.6, -1 9`),
      colour,
    ) +
    line("M6 15q3 .6 6 0", 1.6, "#c23a33") +
    line(`M-3 16q1 8 5 13M3 20q1 6 3 10M8 21l0 8`, 1, ink)
  );
}

/** Hair of a head seen from the side: it leaves the face free and falls to the nape; lies before. */
export function sideHair(colour: string, long = false): Svg {
  const nape = long ? "-21 24!, -13 30, -7 24!, -6 10" : "-18 17!, -9 18, -6 10";
  return (
    shape(outline(`10.6 -9!, 10 -17, 2 -23, -9 -22, -17 -13, -18 2, ${nape}, -2 4, -1 -4, 4 -9`), colour) +
    line(`M6-18q-8 2-12 9M-4-19q-8 4-8 16M-13-10q-2 8-1 ${long ? 28 : 22}`, 1)
  );
}
