/** What it means to drop a hand card on the table: it is played, asks which capture is meant, or goes back. */
import { narrow, type Offer } from "./offers";
import type { Choosing } from "./choosing";

/** Where a card is held over the table: on a lying card, or beside all of them. */
export type Spot = { card: string } | "felt";

export type Drop = { play: string } | { choosing: Choosing } | "back";

/** Reads a drop of `card`; `spot` is null beside the table. */
export function dropOn(offers: ReadonlyMap<string, readonly Offer[]>, card: string, spot: Spot | null): Drop {
  const group = offers.get(card) ?? [];
  if (spot === null || group.length === 0) return "back";
  const pointed = spot === "felt" || onlyLays(group) ? [] : [spot.card];
  const open = narrow(group, pointed);
  const [only, ...others] = open;
  // Dropped on a card that it cannot take: nobody can tell what was meant.
  if (only === undefined) return "back";
  return others.length === 0 ? { play: only.move } : { choosing: { card, narrowed: pointed } };
}

/** The table cards to light up while `card` is held there: what it would take, or what it is held over. */
export function litUnder(
  offers: ReadonlyMap<string, readonly Offer[]>,
  card: string,
  spot: Spot | null,
): ReadonlySet<string> {
  const drop = dropOn(offers, card, spot);
  if (drop === "back") return new Set();
  if ("choosing" in drop) return new Set(drop.choosing.narrowed);
  return new Set(offers.get(card)?.find(({ move }) => move === drop.play)?.captured ?? []);
}

/** A card that takes nothing may be laid wherever there is room, also half over another card. */
function onlyLays(group: readonly Offer[]): boolean {
  return group.every(({ captured }) => captured.length === 0);
}
