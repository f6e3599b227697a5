/** The Milanese back: a Gothic rose window in a field of lozenges. */
import { petals, row } from "../drawing/geometry.ts";
import { gold, green, linen, red } from "../drawing/palette.ts";
import { at, disc, flat, line, shape, type Svg } from "../drawing/pen.ts";
import { cover } from "../drawing/sheet.ts";

const lozenges = row(15, (band) =>
  row(9, (column) => `M${20 + column * 20 + (band % 2) * 10} ${2 + band * 20}l5 8l-5 8l-5-8z`),
);

const rose =
  disc(0, 0, 60, linen.base) +
  disc(0, 0, 55, green.dark) +
  shape(petals(12, 24, 52, 9), red.base) +
  flat(petals(12, 28, 46, 4.5), gold.base) +
  flat(petals(12, 38, 53, 3, 15), linen.base) +
  disc(0, 0, 25, linen.base) +
  disc(0, 0, 21, green.base) +
  shape(petals(6, 4, 19, 6), gold.base) +
  flat(petals(6, 6, 17, 2.5, 30), linen.base) +
  disc(0, 0, 5, red.base);

const flower = shape(petals(4, 0, 18, 6, 45), gold.base);

/** The whole back. */
export const back: Svg = cover(
  green.dark,
  flat(lozenges, green.base),
  line("M22 16H178Q184 16 184 22V278Q184 284 178 284H22Q16 284 16 278V22Q16 16 22 16z", 1.8, gold.base) +
    at(100, 150, rose) +
    at(100, 52, flower) +
    at(100, 248, flower),
);
