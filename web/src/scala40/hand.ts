/**
 * The hand as its player holds it: every card with a key of its own, since two of them may be equal,
 * in an order that is the player's.
 */
import { joker } from "./moves";

/** A card that keeps its key from the moment when it is first seen until it is covered. */
export interface Held {
  key: string;
  card: string;
}

/** How the hand is kept: sorted again whenever it changes, or as the player put it. */
export type Order = "suit" | "rank" | "own";

/** Red and black suits in turn, so that neighbours differ. */
const suits = "CBDS";
const ranks = "A23456789TJQK";

/** Where a card belongs: jokers last. */
function place(card: string, order: Order): number {
  if (card === joker) return suits.length * ranks.length;
  const [rank, suit] = [ranks.indexOf(card[0] ?? ""), suits.indexOf(card[1] ?? "")];
  return order === "rank" ? rank * suits.length + suit : suit * ranks.length + rank;
}

/** The cards sorted, equal ones as they lay. */
export function sorted(hand: readonly Held[], order: Order): readonly Held[] {
  if (order === "own") return hand;
  return [...hand].sort((one, other) => place(one.card, order) - place(other.card, order));
}

/** The cards now in the hand, in the order in which those known before lay; new ones at the end, or sorted in. */
export function arrange(before: readonly Held[], now: readonly Held[], order: Order): readonly Held[] {
  const known = new Map(before.map(({ key }, index) => [key, index]));
  const last = before.length;
  const kept = [...now].sort((one, other) => (known.get(one.key) ?? last) - (known.get(other.key) ?? last));
  return sorted(kept, order);
}

/** The cards with one moved to the place of another, or to the end when that is null. */
export function moved(hand: readonly Held[], key: string, to: string | null): readonly Held[] {
  const card = hand.find((held) => held.key === key);
  if (card === undefined || key === to) return hand;
  const rightwards = to !== null && hand.findIndex((held) => held.key === to) > hand.indexOf(card);
  const others = hand.filter((held) => held !== card);
  const target = others.findIndex((held) => held.key === to);
  const at = target === -1 ? others.length : target + (rightwards ? 1 : 0);
  return [...others.slice(0, at), card, ...others.slice(at)];
}
