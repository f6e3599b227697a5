/** The moves that were sent, grouped by the hand card that makes them. No rule is decided here. */

/** One thing that a hand card may do: take these cards, or be laid (`captured` empty). */
export interface Offer {
  move: string;
  card: string;
  captured: readonly string[];
  /** The captured cards as the move writes them ("5C+4S"), "" when laying. */
  captures: string;
  /** The letter shown on the table for it; null for laying and for a lone capture. */
  badge: string | null;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The letter of the n-th capture: A … Z, then AA, AB … */
function badge(index: number): string {
  const letter = letters[index % letters.length] ?? "";
  return index < letters.length ? letter : badge(Math.floor(index / letters.length) - 1) + letter;
}

/** Reads a move's text: the card before "x", the captured cards after it. */
export function readMove(move: string): { card: string; captured: string[]; captures: string } {
  const cut = move.indexOf("x");
  if (cut === -1) return { card: move, captured: [], captures: "" };
  const captures = move.slice(cut + 1);
  return { card: move.slice(0, cut), captured: captures.split("+"), captures };
}

/** The offers of each hand card, in the order in which the moves were sent. */
export function groupMoves(moves: readonly string[]): ReadonlyMap<string, readonly Offer[]> {
  const groups = new Map<string, Offer[]>();
  for (const move of moves) {
    const { card, captured, captures } = readMove(move);
    const group = groups.get(card) ?? [];
    group.push({ move, card, captured, captures, badge: null });
    groups.set(card, group);
  }
  for (const group of groups.values()) {
    const captures = group.filter((offer) => offer.captured.length > 0);
    if (captures.length > 1) captures.forEach((offer, index) => (offer.badge = badge(index)));
  }
  return groups;
}

/** The offers that take every card in `narrowed`; all of them when nothing is narrowed. */
export function narrow(offers: readonly Offer[], narrowed: readonly string[]): readonly Offer[] {
  return narrowed.length === 0
    ? offers
    : offers.filter((offer) => narrowed.every((card) => offer.captured.includes(card)));
}
