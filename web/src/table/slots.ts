/**
 * Places on the table, numbered as they fill. A card keeps its place until it is taken, and a new card lies down on
 * the first free one, so that nobody has to look for a card twice.
 */

/** The card on each place; null where a place is free. The last place is taken. */
export type Slots = readonly (string | null)[];

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
  while (next.at(-1) === null) next.pop();
  return next;
}
