/** Debts deal by deal, as they are typed: a row a deal, a cell a seat. */

export type Cells = readonly (readonly string[])[];

/** Rows for so many deals of four seats, or what was entered before. */
export function cellsFor(deals: number, entered: readonly (readonly number[])[]): string[][] {
  if (entered.length > 0) return entered.map((deal) => deal.map(String));
  return Array.from({ length: deals }, () => ["", "", "", ""]);
}

/** The seats in the order in which they are shown: pair by pair, for partners sit opposite. */
export const SHOWN = [0, 2, 1, 3] as const;

/** The debts as numbers; null while a cell is empty or no number. */
export function debtsIn(cells: Cells): number[][] | null {
  if (cells.some((row) => row.some((cell) => !/^\d+$/.test(cell.trim())))) return null;
  return cells.map((row) => row.map(Number));
}

/** What a pair owes so far, its empty cells as nothing. */
export function owed(cells: Cells, side: number): number {
  return cells.reduce((sum, row) => sum + debt(row[side]) + debt(row[side + 2]), 0);
}

function debt(cell: string | undefined): number {
  return cell !== undefined && /^\d+$/.test(cell.trim()) ? Number(cell) : 0;
}
