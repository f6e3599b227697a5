/** What the chosen cards may do, found among the moves that were sent and the melds that the hand holds. */
import { readMeld, readMove, without, type LaidCard } from "./moves";

/** A meld that holds all the chosen cards. */
export interface MeldOffer {
  /** As a move writes it. */
  meld: string;
  cards: readonly LaidCard[];
  points: number;
  /** What it needs besides the chosen cards. */
  more: readonly string[];
}

/** A chosen card attached to a meld on the table, or given for its joker. */
export interface JoinOffer {
  move: string;
  kind: "attach" | "swap";
  card: LaidCard;
  meld: number;
}

export interface Offers {
  /** The melds that the chosen cards form, then those that they are a part of, with fewest cards missing. */
  melds: readonly MeldOffer[];
  joins: readonly JoinOffer[];
  /** The move that discards the one chosen card. */
  discard: string | null;
}

export const noOffers: Offers = { melds: [], joins: [], discard: null };

/** More proposals than this would not be read. */
const mostWider = 6;

/** The formable melds that hold all of `chosen` and need nothing that `spare` lacks. */
export function meldsWith(
  formable: readonly { meld: string; points: number }[],
  chosen: readonly string[],
  spare: readonly string[],
): readonly MeldOffer[] {
  if (chosen.length === 0) return [];
  const offers: MeldOffer[] = [];
  for (const { meld, points } of formable) {
    const cards = readMeld(meld);
    const codes = cards.map(({ card }) => card);
    const more = without(codes, chosen);
    if (more !== null && without(spare, codes) !== null) offers.push({ meld, cards, points, more });
  }
  const exact = offers.filter(({ more }) => more.length === 0);
  const wider = offers.filter(({ more }) => more.length > 0);
  wider.sort((one, other) => one.more.length - other.more.length || other.points - one.points);
  return [...exact, ...wider.slice(0, mostWider)];
}

/** The moves that join a chosen card to a meld, and the one that discards it. */
export function movesWith(moves: readonly string[], chosen: readonly string[]): Pick<Offers, "joins" | "discard"> {
  const joins: JoinOffer[] = [];
  let discard: string | null = null;
  for (const move of moves) {
    const read = readMove(move);
    if (read === null || read.kind === "draw" || read.kind === "take" || read.kind === "meld") continue;
    const [card] = read.cards;
    if (!chosen.includes(card.card)) continue;
    if (read.kind !== "discard") joins.push({ move, kind: read.kind, card, meld: read.meld });
    else if (chosen.length === 1) discard = move;
  }
  return { joins, discard };
}
