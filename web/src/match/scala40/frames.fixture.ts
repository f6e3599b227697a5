/** Frames for tests: a table of three at Scala 40. */
import type { CountedEvent, Scala40View, SteppedEvent } from "../../protocol";
import type { MatchSetting } from "../setting";

export function view(changes: Partial<Scala40View> = {}): Scala40View {
  return {
    family: "scala40",
    seat: 0,
    hand: ["7D", "KC"],
    moves: [],
    melds: [],
    discard_pile: ["9B"],
    opened: [false, false, false],
    phase: "draw",
    hand_counts: [2, 2, 2],
    stock: 60,
    turnovers: 0,
    turnovers_allowed: 3,
    taken: null,
    drawn: null,
    laid: 0,
    opening_points: 40,
    formable: [],
    fewest: null,
    first_round: false,
    seated: [0, 1, 2],
    turn: 1,
    dealer: 0,
    totals: [0, 0, 0],
    number: 0,
    over: false,
    ...changes,
  };
}

export function stepped(changes: Partial<SteppedEvent> = {}): SteppedEvent {
  return {
    kind: "stepped",
    seat: 1,
    move: "draw",
    action: "draw",
    cards: [],
    meld: null,
    opened: false,
    turnover: false,
    ...changes,
  };
}

export function counted(changes: Partial<CountedEvent> = {}): CountedEvent {
  return {
    kind: "counted",
    number: 0,
    points: [10, 0, 25],
    closer: 1,
    one_turn: false,
    hands: [["KC"], [], ["**"]],
    values: [10, 0, 25],
    totals: [10, 0, 25],
    out: [],
    ...changes,
  };
}

export const setting: MatchSetting = {
  table: "t",
  seat: 0,
  sitters: ["Anna", "Bice", "Carlo"].map((name, seat) => ({ seat, name, person: seat === 0 })),
  sides: [[0], [1], [2]],
  direction: "clockwise",
  deck: "francesi",
  faces: {
    "7D": { name: "sette di quadri", index: "7" },
    "6C": { name: "sei di cuori", index: "6" },
    "5C": { name: "cinque di cuori", index: "5" },
    "4C": { name: "quattro di cuori", index: "4" },
    "**": { name: "jolly", index: "★" },
  },
  target: null,
  arrangement: { form: "scattered", pointed: [] },
  clock: [],
  offences: [],
  sanctions: {},
  sentences: {},
};
