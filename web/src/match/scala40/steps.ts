/** The moments through which an event of Scala 40 is shown: every move is one step from view to view. */
import type { PublicEvent, Scala40View, SteppedEvent } from "../../protocol";
import { paceOf } from "../pace";

/** What the table shows in one moment, and for how long before the next one, in milliseconds. */
export interface Scala40Moment {
  family: "scala40";
  view: Scala40View;
  /** The move that led to the view; null where none did. */
  step: SteppedEvent | null;
  wait: number;
}

/** How long people get to look at each kind of move, in milliseconds. */
export const pace: Readonly<Record<SteppedEvent["action"], number>> = {
  draw: 450,
  take: 700,
  meld: 900,
  attach: 700,
  swap: 800,
  discard: 700,
};

/** After the move that opens, and while the discards become the stock, there is more to look at. */
const longer = 500;

/** A view as it stands. */
export function still(view: Scala40View): Scala40Moment {
  return { family: "scala40", view, step: null, wait: 0 };
}

/** The moments of one event. */
export function momentsOf(event: PublicEvent, _before: Scala40View, after: Scala40View): Scala40Moment[] {
  if (event.kind !== "stepped") return [{ ...still(after), wait: paceOf(event) }];
  const wait = pace[event.action] + (event.opened || event.turnover ? longer : 0);
  return [{ ...still(after), step: event, wait }];
}
