/** Kinds of events that every family has, under its own name. */
import type { CountedEvent, PlayedEvent, PublicEvent, ScoredEvent, SteppedEvent } from ".";

/** How a deal came out. */
export type ResultEvent = ScoredEvent | CountedEvent;

/** A seat's move. */
export function isMove(event: PublicEvent): event is PlayedEvent | SteppedEvent {
  return event.kind === "played" || event.kind === "stepped";
}

/** A deal's end. */
export function isResult(event: PublicEvent): event is ResultEvent {
  return event.kind === "scored" || event.kind === "counted";
}
