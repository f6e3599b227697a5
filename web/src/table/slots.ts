/**
 * Places on the table. A card keeps its place until it is taken, and a new card lies down on a free one,
 * so that nobody has to look for a card twice.
 */

/** The card on each place; null where a place is free. */
export type Slots = readonly (string | null)[];

/** The least number of places drawn, so that the table keeps its size while few cards lie on it. */
export const fewestSlots = 10;

/** The places after the table changed to `cards` (in order of arrival). */
export function settle(slots: Slots, cards: readonly string[]): Slots {
  const lying = new Set(cards);
  const next: (string | null)[] = slots.map((card) => (card !== null && lying.has(card) ? card : null));
  const placed = new Set(next.filter((card) => card !== null));
  for (const card of cards) {
    if (placed.has(card)) continue;
    const free = next.indexOf(null);
    if (free === -1) next.push(card);
    else next[free] = card;
  }
  while (next.length < fewestSlots) next.push(null);
  // Places added for a long table go away again once they and all after them are free.
  while (next.length > fewestSlots && next.at(-1) === null) next.pop();
  return next;
}

/** The columns of a row from the middle outwards: the order in which its places fill, e.g. 2 1 3 0 4 of five. */
export function columnsFromCentre(columns: number): number[] {
  const middle = (columns - 1) / 2;
  return Array.from({ length: columns }, (_, column) => column).sort(
    (left, right) => Math.abs(left - middle) - Math.abs(right - middle) || left - right,
  );
}

/** Where place number `slot` lies in a grid of so many columns: row and column, both from 0. */
export function cell(slot: number, columns: number): { row: number; column: number } {
  const column = columnsFromCentre(columns)[slot % columns] ?? 0;
  return { row: Math.floor(slot / columns), column };
}
