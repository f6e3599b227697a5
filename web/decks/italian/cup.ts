/** Cups. */
import { blue, gold, red } from "../drawing/palette.ts";
import { outline } from "../drawing/path.ts";
import { flat, line, oval, shape, type Svg } from "../drawing/pen.ts";

/** The Neapolitan cup: a red bowl with a wide golden lip, on a high foot. It is 64 high, its middle the origin. */
export function cup(): Svg {
  return (
    shape(outline("-18 31!, -17 27, -8 23, -4.4 12!, 4.4 12!, 8 23, 17 27, 18 31!, 0 34"), gold.base) +
    flat(outline("2 12!, 4.4 12!, 8 23, 17 27, 17.6 31!, 8 32.4, 4 24"), gold.dark) +
    shape(outline("-24 -25!, -22 -8, -15 4, -6 11!, 6 11!, 15 4, 22 -8, 24 -25!"), red.base) +
    flat(outline("12 -22!, 23 -22!, 21.4 -8, 15 3, 6 10!, 9 0, 12 -10"), red.dark) +
    shape(outline("-16.5 2!, -10 9, -5.5 12!, 5.5 12!, 10 9, 16.5 2!, 0 5"), blue.base) +
    shape("M-23.5-15Q0-8 23.5-15L22.6-9Q0-2-22.6-9z", gold.light) +
    line("M-14-1l-3 -5M-5 2l-1-5M5 2l1-5M14-1l3-5", 1, gold.light) +
    oval(0, 13, 7, 3.4, gold.light) +
    oval(0, -25, 24, 6.4, gold.base) +
    oval(0, -25, 17.5, 3.6, red.dark)
  );
}
