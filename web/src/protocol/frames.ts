/* Generated from schema/ by `npm run generate`: change the server's types, not this file. */

export type FramesOfWsV1TablesId = ClientFrame | ServerFrame;
export type ClientFrame = Join | Play | Resync;
export type ServerFrame = State | Event | Refused | Error;

/**
 * The first frame of a connection: the seat's token, the language, the last event known.
 */
export interface Join {
  type: "join";
  token: string;
  lang?: string;
  since?: number | null;
}
/**
 * A move, and the last event that the client had applied when its player decided.
 */
export interface Play {
  type: "play";
  move: string;
  seq: number;
}
/**
 * Asks for the whole state, after a gap in the numbers.
 */
export interface Resync {
  type: "resync";
}
/**
 * Everything a page needs to show the table as it stands at event `seq`.
 *
 * `current` holds the public events of the deal on the table; `missed` the frames after the
 * join's `since`, when the server still has them all, else nothing.
 */
export interface State {
  type: "state";
  seq: number;
  table: TableInfo;
  deals: PublicScored[];
  totals: number[];
  winner: number[] | null;
  over: boolean;
  view: SeatView;
  current: (PublicCeremony | PublicDealt | PublicPlayed | PublicScored | PublicEnded)[];
  missed?: Event[];
}
/**
 * What does not change while a match is played; `seat` is the receiver's own.
 */
export interface TableInfo {
  id: string;
  sheet: string;
  players: Player[];
  seat: number;
  sides: number[][];
  target: number;
  final: boolean;
}
/**
 * Who sits on a seat; `bot` names the bot, null for a person.
 */
export interface Player {
  seat: number;
  name: string;
  bot: string | null;
}
/**
 * A deal's points per side, and the rows that explain them.
 */
export interface PublicScored {
  kind: "scored";
  number: number;
  points: number[];
  scopas: number[];
  cards: number | null;
  coins: number | null;
  settebello: number | null;
  primiera: number | null;
  primiera_sums: number[];
  totals: number[];
  lines: Line[];
}
/**
 * One row of the score table: what is counted, who takes the point, each side's share.
 */
export interface Line {
  item: "cards" | "coins" | "primiera" | "scope" | "settebello";
  side: number | null;
  details: Detail[];
}
/**
 * One side's share of a line: a count; for the primiera the card and value of each suit D C S B.
 */
export interface Detail {
  count: number;
  cards?: (string | null)[] | null;
  values?: (number | null)[] | null;
}
/**
 * What one seat may know of the deal on the table; `hand` is null while it may not look.
 */
export interface SeatView {
  seat: number;
  hand: string[] | null;
  moves: string[];
  table: string[];
  hand_counts: number[];
  pile_counts: number[];
  piles: string[][] | null;
  scopas: number[];
  stock: number;
  turn: number | null;
  dealer: number;
  totals: number[];
  number: number;
  over: boolean;
  last_capture: number | null;
}
/**
 * How the first dealer was found: rounds of draws, none where chance alone decided.
 */
export interface PublicCeremony {
  kind: "ceremony";
  draws: PublicDraw[][];
  dealer: number;
}
/**
 * One card drawn, face up, for the first deal.
 */
export interface PublicDraw {
  seat: number;
  card: string;
}
/**
 * A deal begins; the first tables of the void deals before it lay open for all.
 */
export interface PublicDealt {
  kind: "dealt";
  number: number;
  dealer: number;
  void_count: number;
  void_tables: string[][];
}
/**
 * One play, and the leftovers that the deal's last play gave to a side.
 */
export interface PublicPlayed {
  kind: "played";
  seat: number;
  move: string;
  card: string;
  captured: string[];
  scopa: boolean;
  leftovers: string[];
  leftovers_side: number | null;
  dealt: boolean;
}
/**
 * The match is over; several sides share it when their totals are equal.
 */
export interface PublicEnded {
  kind: "ended";
  winner: number[];
}
/**
 * One event, with consecutive numbers, and the seat's view after it.
 */
export interface Event {
  type: "event";
  seq: number;
  event: PublicCeremony | PublicDealt | PublicPlayed | PublicScored | PublicEnded;
  view: SeatView;
  totals: number[];
  over: boolean;
  winner: number[] | null;
}
/**
 * A play did not happen: the reason's code, a sentence, the sheet's article if one decides.
 */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  article: string;
  seq: number;
}
/**
 * The connection cannot go on; it is closed after this frame.
 */
export interface Error {
  type: "error";
  code: string;
  message: string;
}
