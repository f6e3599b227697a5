/** Sicilian cudgels: green wood with red cuts and a tuft of leaves at the thick end. */
import { blade } from "../drawing/flora.ts";
import { gold, green, red } from "../drawing/palette.ts";
import { figures, limb } from "../drawing/path.ts";
import { at, flat, line, oval, shape, type Svg } from "../drawing/pen.ts";

/** Thick end up; the origin is where a hand grips it, `length` is what stands above. */
export function cudgel(length = 100): Svg {
  const y = (part: number): string => figures(-length * part);
  const cut = (x: number, part: number, turn: number): Svg =>
    at(x, -length * part, shape("M-4.4 1L-4-6H4L4.4 1z", green.base) + oval(0, -6, 4, 2, red.base), { turn });
  return (
    at(-5, -length, blade(13, green.light), { turn: -40 }) +
    at(5, -length, blade(13, green.light), { turn: 40 }) +
    at(0, -length, blade(16)) +
    cut(-5, 0.34, -66) +
    cut(5, 0.52, 66) +
    cut(-7, 0.74, -66) +
    shape(
      limb(`0 14 9, 0 0 9, -1 ${y(0.34)} 11, 1 ${y(0.52)} 14, -1 ${y(0.74)} 17, 0 ${y(0.9)} 18, 0 ${y(1)} 15`),
      green.base,
    ) +
    flat(limb(`2 12 3, 2.6 ${y(0.34)} 4, 5 ${y(0.6)} 4, 5 ${y(0.9)} 5, 4 ${y(0.98)} 4`), green.dark) +
    line(`M-2 ${y(0.14)}V${y(0.28)}M-4 ${y(0.6)}V${y(0.68)}M-3 ${y(0.82)}V${y(0.94)}`, 1.2, green.light) +
    shape("M-5 6H5V11H-5z", gold.base) +
    shape("M-5 11H5L4 16H-4z", red.base)
  );
}
