/**
 * The table's whole surface, on one page.
 *
 * The table draws what it is given and offers the moves that it was sent; it knows no rule of any game.
 * Give it a `TableShown`, and it draws seats, cards, piles and the hand; give it a new one, and the cards travel
 * from where they were to where they are. It answers with two calls: `onplay(move)`, with a move exactly as it was
 * offered, and `onhurry()`, when somebody taps a table whose events are still being shown.
 *
 * Cards are two-character codes ("7D"); what people read on them comes with `faces`.
 */

import type { Deck } from "../cards/decks";
import type { Slots } from "./slots";

/** Which way round the play goes, seen from above. */
export type Direction = "anticlockwise" | "clockwise";

/** How a card is named in the page's language and deck, and the letter on its face. */
export interface Face {
  name: string;
  index: string;
}

/** Who sits where; `person` is false for the computer's seats. */
export interface Sitter {
  seat: number;
  name: string;
  person: boolean;
}

/** How cards lie on the table: wherever there is room, or in a row of slots that fills from its centre. */
export interface Arrangement {
  form: "scattered" | "row";
  /** The ranks that lie with their point towards the centre, as seen by who plays them. */
  pointed: readonly string[];
}

/** What stays the same for a whole match. */
export interface TableSetting {
  /** The seat this page plays for; it is drawn nearest. */
  seat: number;
  sitters: readonly Sitter[];
  /** Seats by side: partners share a pile. */
  sides: readonly (readonly number[])[];
  direction: Direction;
  deck: Deck;
  faces: Readonly<Record<string, Face>>;
  /** Points that the match is played to; null where it is not played to a target. */
  target: number | null;
  arrangement: Arrangement;
  /** Advisory seconds for each of a seat's cards in a deal; the last holds for the rest, none is no clock. */
  clock: readonly number[];
}

/** A card that has just been put down, and the cards it is about to take, lit up while both still lie there. */
export interface Staged {
  /** Null while the deal's last cards are swept up: nobody plays a card for them. */
  seat: number | null;
  card: string | null;
  captured: readonly string[];
  /** The side whose pile the captured cards go to. */
  side: number | null;
}

/** What this deal's plays have shown so far, beside what lies there now. */
export interface Recalled {
  /** Cards that each seat has played. */
  plays: readonly number[];
  /** Who played a card that lies on the table; the dealt ones have nobody. */
  laid_by: Readonly<Record<string, number>>;
  /** Per side: the cards that made its scopas, in order. */
  scopa_cards: readonly (readonly string[])[];
}

/** One moment of the table. */
export interface TableShown extends Recalled {
  /** The own hand in the order to show it; null while the sheet says that it may not be seen. */
  hand: readonly string[] | null;
  /** Every move that may be made now, as text, e.g. "7Dx3C+4S" or "7D"; empty when it is not this seat's turn. */
  moves: readonly string[];
  /** Face-up cards in order of arrival. */
  table: readonly string[];
  /** The same cards, each on its place. */
  places: Slots;
  hand_counts: readonly number[];
  /** Per side. */
  pile_counts: readonly number[];
  scopas: readonly number[];
  /** Match points. */
  totals: readonly number[];
  /** Cards left to deal. */
  stock: number;
  turn: number | null;
  dealer: number;
  staged: Staged | null;
}

/** What the table component takes. */
export interface TableProps {
  setting: TableSetting;
  shown: TableShown;
  /** True while a play is on its way or events are still being shown: nothing may be played. */
  busy: boolean;
  /** A line to show instead of whose turn it is, such as a refusal; null otherwise. */
  notice: string | null;
  /** The move that a hint means, as text; null without one. */
  hint: string | null;
  onplay: (move: string) => void;
  onhurry: () => void;
}
