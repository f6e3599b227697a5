/**
 * Where the cards of a deal lie, worked out from its plays alone: a reload, a second page and a line that comes back
 * show each card where it lay.
 */
import type { PlayedEvent, PublicEvent } from "../../protocol";
import { settle, type Slots } from "../../table/slots";

/** The places of `table`, which lies there now; `events` are what was told, of this deal's plays all. */
export function placesOf(events: readonly PublicEvent[], table: readonly string[]): Slots {
  const dealing = events.findLastIndex(({ kind }) => kind === "dealt");
  const plays = events.slice(dealing + 1).filter((event) => event.kind === "played");
  let slots = settle([], dealtTable(plays, table));
  // The last play may still be under way: what it takes lies there as long as the table shows it.
  for (const { card, captured } of plays.slice(0, -1)) {
    const lying = slots.filter((other) => other !== null);
    slots = settle(
      slots,
      captured.length === 0 ? [...lying, card] : lying.filter((other) => !captured.includes(other)),
    );
  }
  return settle(slots, table);
}

/** The cards that were dealt to the table: those which lie there or were taken, and which nobody has played. */
function dealtTable(plays: readonly PlayedEvent[], table: readonly string[]): string[] {
  const taken = plays.flatMap(({ captured, leftovers }) => [...captured, ...leftovers]);
  const played = new Set(plays.map(({ card }) => card));
  // In which order they were dealt is not told to everybody at all times, so by their code.
  return [...new Set([...table, ...taken])].filter((card) => !played.has(card)).sort();
}
