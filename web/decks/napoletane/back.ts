/** The Neapolitan back: a lattice with gilded knots, Vesuvius in the middle. */
import { petals, row, star } from "../drawing/geometry.ts";
import { blue, gold, linen, orange, red } from "../drawing/palette.ts";
import { outline } from "../drawing/path.ts";
import { at, both, disc, dot, flat, line, shape, type Svg } from "../drawing/pen.ts";
import { cover } from "../drawing/sheet.ts";

// Two sets of slanting lines cross in knots 30 apart across and 40 down.
const lattice = line(
  row(14, (index) => `M${30 * index - 200} 10l210 280M${30 * index - 200} 290l210-280`),
  1.8,
  red.light,
);

const knots = flat(
  row(13, (band) => row(6, (column) => `M${25 + column * 30 + (band % 2) * 15} ${25 + band * 20}l4 5l-4 5l-4-5z`)),
  gold.light,
);

const corner = shape(petals(8, 3, 17, 5), gold.base) + disc(0, 0, 5.5, gold.light);

const vesuvius =
  disc(0, 0, 47, gold.base) +
  disc(0, 0, 41, "#f4e3b4") +
  flat(star(16, 39, 12), "#f8d98a") +
  shape(outline("-36 20!, -20 6, -9 -9, -5 -8!, 4 -8!, 9 -8, 18 2, 28 10, 37 16!, 30 28, 0 40, -30 28"), blue.base) +
  line("M-14 4Q-22 14-30 20M12 0Q20 12 30 18M-2-2Q-4 10-10 18M6 0Q8 12 14 18", 1.2, blue.light) +
  shape(outline("-5 -8!, -3 -16, -10 -22, -4 -30, 4 -31, 10 -26, 6 -19, 3 -15, 4 -8!, 0 -6"), linen.base) +
  line("M-1-12Q2-18-2-22Q2-26 5-25", 1.2, blue.dark) +
  shape("M-5-8Q-1-2 4-8Q3-1 6 8L1 3L-1 12L-3 2z", orange.base) +
  shape(outline("-39 15!, -20 19, 0 17, 20 19, 39 15!, 34 26, 22 36, 0 41, -22 36, -34 26"), blue.light) +
  line("M-26 25q5-4 10 0t10 0t10 0t10 0t10 0M-18 32q5-4 10 0t10 0t10 0t8 0", 1.3, linen.base);

/** The whole back. */
export const back: Svg = cover(
  red.dark,
  lattice + knots,
  `<rect x="15" y="15" width="170" height="270" rx="9" stroke="${gold.base}" stroke-width="2"/>` +
    both(100, at(33, 33, corner) + at(33, 267, corner)) +
    at(100, 150, vesuvius) +
    dot(100, 94, 3, gold.light) +
    dot(100, 206, 3, gold.light),
);
