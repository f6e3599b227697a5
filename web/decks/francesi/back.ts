/** The French pack's back: lilies in a trellis. */
import { row } from "../drawing/geometry.ts";
import { gold, linen, night, red } from "../drawing/palette.ts";
import { at, beads, disc, flat, line, shape, stamp, type Svg } from "../drawing/pen.ts";
import { cover } from "../drawing/sheet.ts";
import { lily } from "./numbers.ts";

const trellis = line(
  row(14, (index) => `M${index * 36 - 290} 10l360 280M${index * 36 - 290} 290l360-280`),
  1.6,
  "#8189b4",
);

const places = Array.from({ length: 45 }, (_, index) => {
  const band = Math.floor(index / 5);
  return [28 + (index % 5) * 36 + (band % 2) * 18, 38 + band * 28] as const;
}).filter(([x, y]) => x < 180 && Math.hypot(x - 100, y - 150) > 52);

const medal =
  disc(0, 0, 42, linen.base) +
  disc(0, 0, 37, red.dark) +
  beads(12, 39.5, 3, night.base) +
  `<g transform="scale(1.9)">${shape(lily, gold.base)}</g>`;

/** The whole back. */
export const back: Svg = cover(
  "#2b3358",
  trellis + stamp("lily", flat(lily, linen.dark), places.map(([x, y]) => `${x} ${y}`).join(",")),
  line("M22 16H178Q184 16 184 22V278Q184 284 178 284H22Q16 284 16 278V22Q16 16 22 16z", 1.8, "#f0d9d0") +
    at(100, 150, medal),
);
