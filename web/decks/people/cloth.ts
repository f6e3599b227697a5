/** Patterns of cloth and mail. */
import { ink } from "../drawing/palette.ts";
import { figures, numbersIn } from "../drawing/path.ts";
import { flat, line, type Svg } from "../drawing/pen.ts";

/** Ermine tails. */
export function ermine(places: string): Svg {
  return flat(
    numbersIn(places)
      .map(
        ([x = 0, y = 0]) =>
          `M${figures(x, y)}l2 6l-2-1.2l-2 1.2zm-3-2h1.6v1.6h-1.6zm4.4 0h1.6v1.6h-1.6zm-2.2-2.6h1.6v1.6h-1.6z`,
      )
      .join(""),
    ink,
  );
}

/** Rows of mail in a box. */
export function mail(x: number, y: number, wide: number, rows: number, colour: string = ink): Svg {
  const rings = Math.floor(wide / 6);
  return line(
    Array.from(
      { length: rows },
      (_, index) => `M${figures(x + (index % 2) * 3, y + index * 5)}${"q3 4 6 0".repeat(rings)}`,
    ).join(""),
    0.9,
    colour,
  );
}

/** Small flowers strewn on cloth. */
export function sprigs(places: string, colour: string): Svg {
  return flat(
    numbersIn(places)
      .map(
        ([x = 0, y = 0]) =>
          `M${figures(x, y - 5)}q3 3 0 5q-3-2 0-5zm-5 5q3-3 5 0q-2 3-5 0zm5 0q2-3 5 0q-3 3-5 0zm0 0q3 2 0 5q-3-3 0-5z`,
      )
      .join(""),
    colour,
  );
}
