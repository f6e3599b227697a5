/** The finery of a Sicilian cart horse: plume on the head, pompons on the harness. Drawn for a head whose poll is the origin. */
import { gold, green, linen, red } from "../drawing/palette.ts";
import { numbersIn, outline } from "../drawing/path.ts";
import { disc, line, shape, type Svg } from "../drawing/pen.ts";

export function plume(): Svg {
  return (
    shape(
      outline("-2 0!, -12 -14, -14 -28, -8 -32, -4 -24, -2 -34, 4 -36, 7 -26, 12 -30, 16 -24, 12 -10, 4 0!"),
      red.base,
    ) +
    line("M-1-4Q-8-16-9-26M1-4Q1-18 2-30M3-4Q8-14 11-24", 1.2, gold.light) +
    shape("M-5 2Q1-4 7 2L5 8H-3z", gold.base) +
    disc(1, 3, 2, green.base)
  );
}

/** Pompons along a breast strap: places in card units. */
export function pompons(places: string): Svg {
  const list = numbersIn(places);
  return (
    list.map(([x = 0, y = 0], index) => disc(x, y, 4.6, index % 2 === 0 ? red.base : gold.base)).join("") +
    line(list.map(([x = 0, y = 0]) => `M${x - 2} ${y - 2}l4 4m0-4l-4 4`).join(""), 0.9, linen.base)
  );
}
