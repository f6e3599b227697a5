/** Frames for tests: a table of four with a hand of two cards each. */
import type { EventFrame, Ledger, PlayedEvent, PublicEvent, ScopaView, SeatView, StateFrame } from "../protocol";

export const sides = [
  [0, 2],
  [1, 3],
];

export function view(changes: Partial<ScopaView> = {}): ScopaView {
  return {
    family: "scopa",
    seat: 0,
    hand: ["7D", "KC"],
    moves: [],
    table: ["3C", "4S", "KD"],
    hand_counts: [2, 2, 2, 2],
    pile_counts: [0, 0],
    piles: null,
    scopas: [0, 0],
    stock: 0,
    turn: 1,
    dealer: 0,
    totals: [0, 0],
    number: 0,
    over: false,
    last_capture: null,
    ...changes,
  };
}

export function played(changes: Partial<PlayedEvent> = {}): PlayedEvent {
  const move = changes.move ?? "7S";
  const [card = "", captured] = move.split("x");
  return {
    kind: "played",
    seat: 1,
    move,
    card,
    captured: captured === undefined ? [] : captured.split("+"),
    scopa: false,
    leftovers: [],
    leftovers_side: null,
    dealt: false,
    ...changes,
  };
}

export function ledger(changes: Partial<Ledger> = {}): Ledger {
  return { ladders: [], rulings: [], revoked: [], confirmed: null, may_reopen: false, counts: [], ...changes };
}

export function event(seq: number, told: PublicEvent, after: SeatView = view()): EventFrame {
  return { type: "event", seq, event: told, view: after, totals: [0, 0], over: false, winner: null, ledger: null };
}

export function state(seq: number, changes: Partial<StateFrame> = {}): StateFrame {
  return {
    type: "state",
    seq,
    table: {
      id: "t",
      sheet: "scupuni",
      family: "scopa",
      seat: 0,
      sides,
      target: 21,
      limit: 0,
      deals: 0,
      final: false,
      take_back: true,
      players: ["Anna", "Bice", "Carlo", "Dina"].map((name, seat) => ({
        seat,
        name,
        bot: seat === 0 ? null : "greedy",
      })),
    },
    deals: [],
    totals: [0, 0],
    winner: null,
    over: false,
    view: view(),
    ledger: ledger(),
    current: [],
    missed: [],
    ...changes,
  };
}
