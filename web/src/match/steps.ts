/** The moments through which an event is shown: old state → the card put down → what it takes → new state. */
import type { PlayedEvent, PublicEvent, SeatView } from "../protocol";
import type { Staged } from "../table/api";

/** What the table shows in one moment, and for how long before the next one, in milliseconds. */
export interface Moment {
  view: SeatView;
  staged: Staged | null;
  wait: number;
}

/** How long people get to look at each kind of moment, in milliseconds. */
export const pace = {
  laid: 700,
  captured: 750,
  swept: 550,
  leftovers: 900,
  dealt: 800,
  ruled: 1200,
  other: 0,
} as const;

/** The moments of one event; the last one always is the view that came with it. */
export function momentsOf(
  event: PublicEvent,
  before: SeatView,
  after: SeatView,
  sides: readonly (readonly number[])[],
): Moment[] {
  switch (event.kind) {
    case "played":
      return playMoments(event, before, after, sides);
    case "dealt":
      return [{ view: after, staged: null, wait: pace.dealt }];
    case "ruling":
    case "revocation":
    case "resigned":
      return [{ view: after, staged: null, wait: pace.ruled }];
    default:
      return [{ view: after, staged: null, wait: pace.other }];
  }
}

function playMoments(
  event: PlayedEvent,
  before: SeatView,
  after: SeatView,
  sides: readonly (readonly number[])[],
): Moment[] {
  const moments: Moment[] = [];
  const side = sides.findIndex((seats) => seats.includes(event.seat));
  // The card lies on the table, beside what it is about to take; nothing may be played meanwhile.
  const down: SeatView = {
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
      view: down,
      staged: { seat: event.seat, card: event.card, captured: event.captured, side },
      wait: pace.captured,
    });
  } else if (sweeps) {
    moments.push({ view: down, staged: null, wait: pace.laid });
  }
  if (sweeps) {
    const taken = event.captured.length > 0 ? [event.card, ...event.captured] : [];
    moments.push({
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
    view: after,
    staged: swept ? null : { seat: event.seat, card: event.card, captured: [], side: null },
    wait: swept ? pace.swept : pace.laid,
  });
  return moments;
}
