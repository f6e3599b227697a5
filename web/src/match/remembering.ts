/** What is remembered of a deal: the events told, without those that were taken back. */
import { isMove } from "../protocol/kinds";
import type { Told } from "./game";

const longest = 60;

/** The events told so far and one more. */
export function remember(told: readonly Told[], next: Told): readonly Told[] {
  const kept = next.event.kind === "taken_back" ? withoutMoves(told, next.event.moves) : told;
  return [...kept, next].slice(-longest);
}

/** What was told without its last so many moves: at the table they have not happened any more. */
function withoutMoves(told: readonly Told[], moves: number): readonly Told[] {
  const places = told.flatMap(({ event }, place) => (isMove(event) ? [place] : []));
  const gone = new Set(moves > 0 ? places.slice(-moves) : []);
  return told.filter((_, place) => !gone.has(place));
}
