/** What a deal's plays have shown so far: how many, by whom, and which cards swept the table. */
import type { PublicEvent } from "../../protocol";
import type { Recalled } from "../../table/api";

/** Reads the events since the last dealing; `events` may begin before it. */
export function recall(events: readonly PublicEvent[], seats: number, sides: readonly (readonly number[])[]): Recalled {
  const plays = Array.from({ length: seats }, () => 0);
  const laid_by: Record<string, number> = {};
  const scopa_cards: string[][] = sides.map(() => []);
  for (const event of events.slice(events.findLastIndex(({ kind }) => kind === "dealt") + 1)) {
    if (event.kind !== "played") continue;
    plays[event.seat] = (plays[event.seat] ?? 0) + 1;
    laid_by[event.card] = event.seat;
    if (event.scopa) scopa_cards[sides.findIndex((side) => side.includes(event.seat))]?.push(event.card);
  }
  return { plays, laid_by, scopa_cards };
}
