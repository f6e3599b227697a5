/** The moments through which an event is shown: old state → the card put down → what it takes → new state. */
import type { PlayedEvent, PublicEvent, ScopaView } from "../../protocol";
import type { Staged } from "../../table/api";
import { paceOf } from "../pace";

/** What the table shows in one moment, and for how long before the next one, in milliseconds. */
export interface ScopaMoment {
  family: "scopa";
  view: ScopaView;
  staged: Staged | null;
  wait: number;
}

/** How long people get to look at each kind of moment, in milliseconds. */
export const pace = {
  laid: 700,
  captured: 750,
  swept: 550,
  leftovers: 900,
} as const;

/** A view as it stands. */
export function still(view: ScopaView): ScopaMoment {
  return { family: "scopa", view, staged: null, wait: 0 };
}

/** The moments of one event; the last one always is the view that came with it. */
export function momentsOf(
  event: PublicEvent,
  before: ScopaView,
  after: ScopaView,
  sides: readonly (readonly number[])[],
): ScopaMoment[] {
  if (event.kind === "played") return playMoments(event, before, after, sides);
  return [{ ...still(after), wait: paceOf(event) }];
}

function playMoments(
  event: PlayedEvent,
  before: ScopaView,
  after: ScopaView,
  sides: readonly (readonly number[])[],
): ScopaMoment[] {
  const family = "scopa";
  const moments: ScopaMoment[] = [];
  const side = sides.findIndex((seats) => seats.includes(event.seat));
  // The card lies on the table, beside what it is about to take; nothing may be played meanwhile.
  const down: ScopaView = {
    ...before,
    hand: before.hand?.filter((card) => card !== event.card) ?? null,
    hand_counts: before.hand_counts.map((count, seat) => (seat === event.seat ? count - 1 : count)),
    table: [...before.table, event.card],
    turn: null,
    moves: [],
  };
  const sweeps = event.leftovers.length > 0;
  if (event.captured.length > 0) {
    moments.push({
      family,
      view: down,
      staged: { seat: event.seat, card: event.card, captured: event.captured, side },
      wait: pace.captured,
    });
  } else if (sweeps) {
    moments.push({ family, view: down, staged: null, wait: pace.laid });
  }
  if (sweeps) {
    const taken = event.captured.length > 0 ? [event.card, ...event.captured] : [];
    moments.push({
      family,
      view: {
        ...down,
        table: event.leftovers,
        pile_counts: down.pile_counts.map((count, pile) => (pile === side ? count + taken.length : count)),
        scopas: after.scopas,
      },
      staged: { seat: null, card: null, captured: event.leftovers, side: event.leftovers_side },
      wait: pace.leftovers,
    });
  }
  const swept = event.captured.length > 0 || sweeps;
  moments.push({
    family,
    view: after,
    staged: swept ? null : { seat: event.seat, card: event.card, captured: [], side: null },
    wait: swept ? pace.swept : pace.laid,
  });
  return moments;
}
