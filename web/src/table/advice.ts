/** What a hint lights: its hand card and the cards that it would take, until something else is chosen. */
import { openOffers, type Choosing } from "./choosing";
import type { Offer } from "./offers";

const nothing: ReadonlySet<string> = new Set();

/** The cards of the hinted move; none when it is not among the offers that the choice leaves open. */
export function advisedBy(
  hint: string | null,
  offers: ReadonlyMap<string, readonly Offer[]>,
  choosing: Choosing,
): ReadonlySet<string> {
  const all = choosing.card === null ? [...offers.values()].flat() : openOffers(offers, choosing);
  const advised = all.find(({ move }) => move === hint);
  const meant = advised !== undefined && choosing.narrowed.every((card) => advised.captured.includes(card));
  return meant ? new Set([advised.card, ...advised.captured]) : nothing;
}
