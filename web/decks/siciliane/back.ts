/** The Sicilian back: majolica tiles, Trinacria in the middle. */
import { petals } from "../drawing/geometry.ts";
import { blue, gold, green, linen, orange } from "../drawing/palette.ts";
import { at, disc, dot, flat, shape, stamp, type Svg } from "../drawing/pen.ts";
import { cover } from "../drawing/sheet.ts";
import { trinacria } from "./trinacria.ts";

const quarters =
  "M-22.5-22.5h17A17 17 0 0 1-22.5-5.5zM22.5-22.5v17A17 17 0 0 1 5.5-22.5z" +
  "M22.5 22.5h-17A17 17 0 0 1 22.5 5.5zM-22.5 22.5v-17A17 17 0 0 1-5.5 22.5z";

/** One tile, 45 wide, round the origin. */
const tile =
  shape("M-22.5-22.5h45v45h-45z", linen.base) +
  flat(quarters, blue.base) +
  flat(petals(4, 2, 21, 5), blue.base) +
  flat(petals(4, 2, 15, 5.5, 45), gold.base) +
  flat(petals(4, 8, 15, 2.4, 45), orange.base) +
  disc(0, 0, 4, green.base) +
  dot(0, 0, 1.6, linen.base);

const places = Array.from(
  { length: 24 },
  (_, index) => `${32.5 + (index % 4) * 45} ${37.5 + Math.floor(index / 4) * 45}`,
).join(",");

/** The whole back. */
export const back: Svg = cover(
  linen.base,
  `<g stroke-width="1">${stamp("tile", tile, places)}</g>`,
  disc(100, 150, 54, blue.base) +
    disc(100, 150, 48, gold.light) +
    at(100, 150, flat(petals(24, 40, 47, 3), gold.base)) +
    at(100, 150, trinacria, { scale: 1.12 }),
);
