/** Cudgels. */
import { green, orange, wood } from "../drawing/palette.ts";
import { figures, limb, outline } from "../drawing/path.ts";
import { at, disc, flat, line, oval, shape, type Svg } from "../drawing/pen.ts";

/** A knotted cudgel, thick end up; the origin is where a hand grips it, `length` is what stands above. */
export function cudgel(length = 100, leaves = true): Svg {
  const y = (part: number): string => figures(-length * part);
  const end = -length;
  return (
    shape(
      limb(
        `0 14 8, 1 0 9, -1 ${y(0.3)} 11, 1 ${y(0.42)} 16, 0 ${y(0.5)} 13, 0 ${y(0.68)} 15, -1 ${y(0.8)} 20, 0 ${y(0.88)} 18, 0 ${end} 16`,
      ),
      wood.base,
    ) +
    flat(limb(`2 12 3, 3 ${y(0.3)} 4, 4 ${y(0.6)} 5, 5.6 ${y(0.8)} 6, 5 ${end} 4`), wood.dark) +
    line(`M-3 ${y(0.12)}V${y(0.26)}M-4 ${y(0.5)}Q-3 ${y(0.6)}-5 ${y(0.7)}M-1 ${y(0.56)}V${y(0.74)}`, 1) +
    oval(0, end, 8, 3.6, wood.light) +
    line(`M-3.4 ${end}q3.4-2.4 6.8 0`, 0.9) +
    disc(-8, -length * 0.8, 4, orange.base) +
    disc(7.6, -length * 0.43, 3.8, orange.base) +
    disc(-1.5, -length * 0.62, 2.2, wood.dark) +
    (leaves ? leaf(8, -length * 0.74, 50) + leaf(-7, -length * 0.4, -58) : "") +
    shape("M-4.6 9L4.6 9L4.4 15H-4.4z", orange.base)
  );
}

/** One leaf that grows out at an angle. */
export function leaf(x: number, y: number, turn: number, fill: string = green.base, size = 1): Svg {
  return at(x, y, shape(outline("0 0!, -5 -7, 0 -17!, 5 -7"), fill) + line("M0-2V-12", 0.9), { turn, scale: size });
}
