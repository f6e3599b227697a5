/* Generated from schema/ by `npm run generate`: change the server's types, not this file. */

export type FramesOfWsV1TablesId = ClientFrame | ServerFrame;
export type ClientFrame = Join | Play | Plays | TakeBack | Rule | Revoke | Resign | Confirm | AskHint | Resync;
export type ServerFrame = State | Event | Hint | Refused | Error;

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
 * Several moves of one's own turn, in order: all of them happen, or none.
 *
 * A card must be drawn and seen first: a draw is never sent with others.
 */
export interface Plays {
  type: "plays";
  /**
   * @minItems 1
   * @maxItems 40
   */
  moves: string[];
  seq: number;
}
/**
 * Takes the own last move back, where the table's `take_back` says that it may be.
 */
export interface TakeBack {
  type: "take_back";
  seq: number;
}
/**
 * A sanction against a side, or the side of a seat; `sanction` null is the ladder's step.
 */
export interface Rule {
  type: "rule";
  article: string;
  by: string;
  seq: number;
  seat?: number | null;
  side?: number | null;
  sanction?: string | null;
}
/**
 * Takes a ruling back, by its number.
 */
export interface Revoke {
  type: "revoke";
  ruling: number;
  by: string;
  seq: number;
}
/**
 * Gives the match up for the own side.
 */
export interface Resign {
  type: "resign";
  seq: number;
}
/**
 * Lets the result of a finished match stand.
 */
export interface Confirm {
  type: "confirm";
  by: string;
  seq: number;
}
/**
 * Asks what a good player would do now, on the own turn.
 */
export interface AskHint {
  type: "ask_hint";
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
  deals: (PublicScored | PublicCounted)[];
  totals: number[];
  winner: number[] | null;
  over: boolean;
  view: ScopaView | Scala40View;
  ledger: Ledger;
  current: (
    | PublicCeremony
    | PublicDealt
    | PublicPlayed
    | PublicStepped
    | PublicScored
    | PublicCounted
    | PublicEnded
    | PublicTakenBack
    | PublicRuling
    | PublicRevocation
    | PublicResigned
    | PublicConfirmed
  )[];
  missed?: Event[];
}
/**
 * What does not change while a match is played; `seat` is the receiver's own.
 *
 * The match ends at `target` points, when all but one have reached `limit`, or after so many
 * `deals`; each is 0 where it does not count. `take_back`: whether the sheet lets a play be taken back.
 */
export interface TableInfo {
  id: string;
  sheet: string;
  family: string;
  players: Player[];
  seat: number;
  sides: number[][];
  target: number;
  limit: number;
  deals: number;
  final: boolean;
  take_back: boolean;
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
 * A deal's points per side, what rulings took in it, and the rows that explain the points.
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
  ruled: number[];
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
 * A deal of Scala 40 counted, per seat: the points that it adds, and the debts after it.
 *
 * `closer` went out, in `one_turn` if he laid his whole hand at once; null where the deal ended
 * dead. `hands` and their `values` are what was left; `out` are the seats that play no more.
 */
export interface PublicCounted {
  kind: "counted";
  number: number;
  points: number[];
  closer: number | null;
  one_turn: boolean;
  hands: string[][];
  values: number[];
  totals: number[];
  out: number[];
}
/**
 * A deal of Scopa as one seat may know it; `hand` is null while it may not look.
 */
export interface ScopaView {
  family: "scopa";
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
 * A deal of Scala 40 as one seat may know it.
 *
 * `drawn` is the card that this seat itself drew in the present turn; `taken` the discard taken
 * and still held, which all have seen. `formable` are the melds in the hand, whether or not they
 * may be laid now; `fewest` the fewest cards worth the opening, null where none are. `laid` are
 * the points that this seat has laid towards its opening in its own turn. `seated` are the seats
 * that this deal is dealt to.
 */
export interface Scala40View {
  family: "scala40";
  seat: number;
  hand: string[];
  moves: string[];
  melds: TableMeld[];
  discard_pile: string[];
  opened: boolean[];
  phase: ("draw" | "play") | null;
  hand_counts: number[];
  stock: number;
  turnovers: number;
  turnovers_allowed: number;
  taken: string | null;
  drawn: string | null;
  laid: number;
  opening_points: number;
  formable: Formable[];
  fewest: string[] | null;
  first_round: boolean;
  seated: number[];
  turn: number | null;
  dealer: number;
  totals: number[];
  number: number;
  over: boolean;
}
/**
 * A meld on the table, numbered from 1; `reads` says what each of its `cards` stands for.
 */
export interface TableMeld {
  number: number;
  cards: string[];
  reads: string[];
  points: number;
  kind: "run" | "set";
}
/**
 * A meld that the hand could form, as a move writes it, and its points.
 */
export interface Formable {
  meld: string;
  points: number;
}
/**
 * The referee's book: what can be ruled, all rulings, which were revoked, and what they come to.
 *
 * `ladders` is empty where the sheet has no sanctions; `counts` has one entry a finished deal;
 * while a revocation `may_reopen` the match, its record is not given out.
 */
export interface Ledger {
  ladders: Ladder[];
  rulings: PublicRuling[];
  revoked: number[];
  confirmed: PublicConfirmed | null;
  may_reopen: boolean;
  counts: DealCount[];
}
/**
 * Articles that are counted together, and what they have next for each side.
 */
export interface Ladder {
  articles: string[];
  sides: NextSanction[];
}
/**
 * What a ladder has for one side: the occasion it would be, the sanctions open to the referee.
 */
export interface NextSanction {
  occasion: number;
  sanctions: string[];
}
/**
 * A sanction given under an article, against a side; `occasion` counts that side's, from 1.
 */
export interface PublicRuling {
  kind: "ruling";
  id: number;
  article: string;
  seat: number | null;
  side: number;
  occasion: number;
  sanction: string;
  by: string;
  at: string | null;
  deal: number;
}
/**
 * The result stands for good.
 */
export interface PublicConfirmed {
  kind: "confirmed";
  by: string;
  at: string | null;
}
/**
 * What rulings took from each side in a finished deal, and the totals after it, as they stand now.
 */
export interface DealCount {
  ruled: number[];
  totals: number[];
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
 * One move of a turn at Scala 40; `cards` are those that all have seen, none where one was drawn.
 *
 * `meld` is the number of the meld laid, attached to or swapped in; `opened` says that the move
 * completed its seat's opening, `turnover` that the discards were turned over to be the new stock.
 */
export interface PublicStepped {
  kind: "stepped";
  seat: number;
  move: string;
  action: "attach" | "discard" | "draw" | "meld" | "swap" | "take";
  cards: string[];
  meld: number | null;
  opened: boolean;
  turnover: boolean;
}
/**
 * The match is over; several sides share it when their totals are equal, none if all have lost.
 */
export interface PublicEnded {
  kind: "ended";
  winner: number[];
}
/**
 * A seat took its last move back, and with it all that came after: so many moves in all.
 */
export interface PublicTakenBack {
  kind: "taken_back";
  seat: number;
  moves: number;
}
/**
 * A ruling taken back.
 */
export interface PublicRevocation {
  kind: "revocation";
  ruling: number;
  by: string;
  at: string | null;
}
/**
 * A side gave the match up.
 */
export interface PublicResigned {
  kind: "resigned";
  side: number;
}
/**
 * One event, with consecutive numbers, and the seat's view after it.
 *
 * `ledger` comes when the event has changed it, else it is null.
 */
export interface Event {
  type: "event";
  seq: number;
  event:
    | PublicCeremony
    | PublicDealt
    | PublicPlayed
    | PublicStepped
    | PublicScored
    | PublicCounted
    | PublicEnded
    | PublicTakenBack
    | PublicRuling
    | PublicRevocation
    | PublicResigned
    | PublicConfirmed;
  view: ScopaView | Scala40View;
  totals: number[];
  over: boolean;
  winner: number[] | null;
  ledger?: Ledger | null;
}
/**
 * What the best bot that plays this sheet would do with the seat's own cards, at event `seq`.
 */
export interface Hint {
  type: "hint";
  move: string;
  by: string;
  seq: number;
}
/**
 * A play or a ruling did not happen: the reason's code, a sentence, the sheet's article if any.
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
