/** Sicilian cups: painted earthenware with two handles, blue and yellow on white. */
import { blue, gold, green, linen, orange } from "../drawing/palette.ts";
import { curve, outline } from "../drawing/path.ts";
import { both, flat, line, oval, shape, type Svg } from "../drawing/pen.ts";

/** A cup 64 high, its middle the origin. */
export function cup(): Svg {
  const handle = curve("20 -18, 27 -19, 28 -9, 23 -1, 17 1");
  return (
    both(0, line(handle, 6) + line(handle, 2.8, orange.base)) +
    shape(outline("-17 32!, -15 27, -6 23, -4 16!, 4 16!, 6 23, 15 27, 17 32!"), orange.base) +
    shape(outline("-21 -25!, -21 -8, -18 6, -8 17!, 8 17!, 18 6, 21 -8, 21 -25!"), linen.base) +
    flat(outline("11 -22!, 20 -23!, 20 -8, 17 6, 8 16!, 10 4"), linen.dark) +
    flat(outline("-20 -3!, -17 6, -8 16!, 8 16!, 17 6, 20 -3!, 0 2"), blue.base) +
    line("M-16 6Q0 11 16 6", 1.6, gold.base) +
    flat("M-20-17Q0-11 20-17V-12Q0-6-20-12z", gold.base) +
    flat("M0-11q5 4 0 10q-5-6 0-10zM-11-10q4 3 0 8q-4-5 0-8zM11-10q4 3 0 8q-4-5 0-8z", green.base) +
    line("M-21-25V-8Q-18 8-8 17H8Q18 8 21-8V-25") +
    oval(0, -25, 21, 5.6, gold.light) +
    oval(0, -25, 15, 3.2, blue.dark)
  );
}
