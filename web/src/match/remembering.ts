/** What is remembered of a deal: the events told, without those that were taken back. */
import type { StateFrame } from "../protocol";
import { isMove } from "../protocol/kinds";
import type { Told } from "./told";

const longest = 60;

/** The events told so far and one more. */
export function remember(told: readonly Told[], next: Told): readonly Told[] {
  const kept = next.event.kind === "taken_back" ? withoutMoves(told, next.event.moves) : told;
  return [...kept, next].slice(-longest);
}

/** What a state tells of the deal on the table. */
export function toldBy({ seq, current }: StateFrame): readonly Told[] {
  const first = seq - current.length + 1;
  return current
    .map((event, index): Told => ({ seq: first + index, event, view: null }))
    .reduce<readonly Told[]>(remember, []);
}

/** How the match began, before its first event; null unless all the events come along with the state. */
export function startOf(frame: StateFrame): StateFrame | null {
  const first = frame.missed?.[0];
  if (first?.seq !== 1) return null;
  const before = { winner: null, over: false, deals: [], current: [], totals: first.totals };
  return { ...frame, ...before, seq: 0, view: first.view };
}

/** What was told without its last so many moves: at the table they have not happened any more. */
function withoutMoves(told: readonly Told[], moves: number): readonly Told[] {
  const places = told.flatMap(({ event }, place) => (isMove(event) ? [place] : []));
  const gone = new Set(moves > 0 ? places.slice(-moves) : []);
  return told.filter((_, place) => !gone.has(place));
}
