/** How the hand is kept, remembered as long as the browser's tab lives: a reload shows it as its player left it. */
import type { Held, Order } from "./hand";

/** The order, and the cards as they lay; `deal` says in which deal of which table. */
interface Kept {
  deal: string;
  order: Order;
  cards: readonly string[];
}

type Store = Pick<Storage, "getItem" | "setItem">;

const name = "settebello.hand";

export function keepHand(store: Store, deal: string, order: Order, hand: readonly Held[]): void {
  const kept: Kept = { deal, order, cards: hand.map(({ card }) => card) };
  store.setItem(name, JSON.stringify(kept));
}

/** The order that was kept, and `hand` as it lay if it is still the same deal's; null if nothing was kept. */
export function keptHand(
  store: Store,
  deal: string,
  hand: readonly Held[],
): { order: Order; hand: readonly Held[] } | null {
  const text = store.getItem(name);
  if (text === null) return null;
  const kept = JSON.parse(text) as Kept;
  if (kept.deal !== deal) return { order: kept.order === "own" ? "suit" : kept.order, hand: [] };
  const left = [...hand];
  const lay = kept.cards.flatMap((code) => {
    const place = left.findIndex(({ card }) => card === code);
    return place === -1 ? [] : left.splice(place, 1);
  });
  return { order: kept.order, hand: lay };
}
