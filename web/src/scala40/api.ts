/**
 * The Scala 40 table's whole surface, on one page.
 *
 * Like the table of Scopa it draws what it is given and offers what it was sent; it knows no rule of the game.
 * What may be done now is in `moves`; which melds a hand holds is in `formable`, with their points; the page counts
 * cards and compares numbers, nothing more. It answers with three calls: `onplay(move)` and `onplays(moves)`, with
 * moves exactly as they were offered or made from a formable meld, and `onhurry()`, when somebody taps a table whose
 * events are still being shown.
 *
 * Cards are two-character codes ("TD", a joker "**"); what people read on them comes with `faces`. Moves are text:
 * "draw", "take", "meld QB+**=KB+AB", "attach 6C>2", "swap 7D>3", "discard KS".
 */
import type { TableSetting } from "../table/api";

/** What stays the same for a whole match. */
export type Scala40Setting = Pick<TableSetting, "seat" | "sitters" | "faces" | "deck">;

/** A meld on the table, numbered from 1; `reads` says what each of its cards stands for. */
export interface MeldShown {
  number: number;
  cards: readonly string[];
  reads: readonly string[];
  points: number;
}

/** A meld that the hand holds, as a move writes it ("3C+4C+5C"), and its points. */
export interface FormableShown {
  meld: string;
  points: number;
}

/** The move that has just been made; `cards` are those that everybody saw. */
export interface StepShown {
  seat: number;
  action: "draw" | "take" | "meld" | "attach" | "swap" | "discard";
  cards: readonly string[];
  meld: number | null;
  turnover: boolean;
}

/** One moment of the table. */
export interface Scala40Shown {
  hand: readonly string[];
  /** Every move that may be made now; empty when it is not this seat's turn. */
  moves: readonly string[];
  /** The melds in this hand, whether or not they may be laid now. */
  formable: readonly FormableShown[];
  /** The fewest cards that are worth the opening, as melds; null where none are. */
  fewest: readonly string[] | null;
  melds: readonly MeldShown[];
  /** Top last. */
  discard_pile: readonly string[];
  /** Cards left to draw. */
  stock: number;
  turnovers: number;
  turnovers_allowed: number;
  opened: readonly boolean[];
  phase: "draw" | "play" | null;
  hand_counts: readonly number[];
  /** The card that this seat drew in the present turn. */
  drawn: string | null;
  /** The discard taken in this turn and still held. */
  taken: string | null;
  /** Points that this seat has laid towards its opening in its own turn, of `opening_points`. */
  laid: number;
  opening_points: number;
  /** The seats that this deal was dealt to. */
  seated: readonly number[];
  turn: number | null;
  dealer: number;
  /** What each seat owes. */
  totals: readonly number[];
  over: boolean;
  step: StepShown | null;
}

/** What the table component takes. */
export interface Scala40Props {
  setting: Scala40Setting;
  shown: Scala40Shown;
  /** Which deal of which table this is: the order of the hand is remembered by it. */
  deal: string;
  /** True while a play is on its way or events are still being shown: nothing may be played. */
  busy: boolean;
  /** A line to show instead of whose turn it is, such as a refusal; null otherwise. */
  notice: string | null;
  /** The move that a hint means, as text; null without one. */
  hint: string | null;
  onplay: (move: string) => void;
  onplays: (moves: readonly string[]) => void;
  onhurry: () => void;
}
