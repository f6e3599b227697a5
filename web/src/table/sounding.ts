/** Which sound a change of the table makes, if any. */
import type { TableShown } from "./api";
import type { Sound } from "./sound";

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export function soundOf(before: TableShown | null, after: TableShown): Sound | null {
  if (before === null) return null;
  // A new deal begins at no scopas: only what grows is a new one.
  if (total(after.scopas) > total(before.scopas)) return "scopa";
  if (after.staged !== null && after.staged.card !== null && after.staged !== before.staged) return "tap";
  if (total(after.pile_counts) > total(before.pile_counts)) return "slide";
  if (total(after.hand_counts) > total(before.hand_counts)) return "slide";
  return null;
}
