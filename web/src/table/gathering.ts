/** The order in which taken cards are gathered: lowest first, and the card that took them last. */

const ranks = "A23456789TJQK";

/** Sorts `cards` for gathering; `taker` is the card just played, null where leftovers are swept up. */
export function gathered<Card extends string>(cards: readonly Card[], taker: string | null): Card[] {
  const weight = (card: Card) => (card === taker ? ranks.length : ranks.indexOf(card.charAt(0)));
  return [...cards].sort((left, right) => weight(left) - weight(right));
}
