/**
 * Where the places of a table are drawn: cells of a block of lines and columns, in the order in which they fill.
 *
 * A scattered table fills line by line. A row is one line of slots – the Swiss grid – and fills from its centre
 * outwards; where the screen is too narrow for one line it is broken into two, and the centre is that of both.
 */
import type { Arrangement } from "./api";

/** A block of places: so many columns, and lines enough to begin with. */
export interface Block {
  columns: number;
  lines: number;
}

export interface Cell {
  line: number;
  column: number;
}

/** How wide the page is: a phone, a tablet, a desk. */
export type Width = "narrow" | "middle" | "wide";

const scattered: Readonly<Record<Width, Block>> = {
  narrow: { columns: 5, lines: 2 },
  middle: { columns: 6, lines: 2 },
  wide: { columns: 6, lines: 2 },
};

// Odd numbers of columns: the row has a centre.
const row: Readonly<Record<Width, Block>> = {
  narrow: { columns: 5, lines: 2 },
  middle: { columns: 9, lines: 1 },
  wide: { columns: 9, lines: 1 },
};

/** The block to begin with on a page of this width. */
export function blockOf(form: Arrangement["form"], width: Width): Block {
  return (form === "row" ? row : scattered)[width];
}

/** The columns of a line from the middle outwards: the order in which its places fill, e.g. 2 1 3 0 4 of five. */
export function columnsFromCentre(columns: number): number[] {
  const middle = (columns - 1) / 2;
  return Array.from({ length: columns }, (_, column) => column).sort(
    (left, right) => Math.abs(left - middle) - Math.abs(right - middle) || left - right,
  );
}

/** The cell of place number `slot`; places beyond the block fill further lines, each from its middle. */
export function cell(slot: number, { columns, lines }: Block, form: Arrangement["form"]): Cell {
  const order = columnsFromCentre(columns);
  if (form === "row" && slot < columns * lines) {
    // Column by column, so that both lines of a broken row grow from their common centre.
    return { line: slot % lines, column: order[Math.floor(slot / lines)] ?? 0 };
  }
  return { line: Math.floor(slot / columns), column: order[slot % columns] ?? 0 };
}
