/** Choosing cards and putting an opening together: a small state machine, without any drawing. */
import type { Held } from "./hand";
import { readMeld, type LaidCard } from "./moves";

/** A meld put together from the hand and not laid yet; `keys` names its cards, in order. */
export interface Composed {
  meld: string;
  points: number;
  cards: readonly LaidCard[];
  keys: readonly string[];
}

export interface Composing {
  /** Keys of the chosen cards, in the order in which they were chosen. */
  chosen: readonly string[];
  composed: readonly Composed[];
  /** The meld on the table that was tapped while several moves would join it; null otherwise. */
  joining: number | null;
}

export const nothingComposed: Composing = { chosen: [], composed: [], joining: null };

/** The cards of the hand that no composed meld holds. */
export function spareOf(hand: readonly Held[], { composed }: Composing): readonly Held[] {
  const used = new Set(composed.flatMap(({ keys }) => keys));
  return hand.filter(({ key }) => !used.has(key));
}

/** The codes of the chosen cards. */
export function chosenOf(hand: readonly Held[], { chosen }: Composing): readonly string[] {
  return chosen.flatMap((key) => hand.find((held) => held.key === key)?.card ?? []);
}

/** A card chosen, or let go again. */
export function toggle(composing: Composing, key: string): Composing {
  const chosen = composing.chosen.includes(key)
    ? composing.chosen.filter((other) => other !== key)
    : [...composing.chosen, key];
  return { ...composing, chosen, joining: null };
}

/** One more meld, made of the chosen cards first; unchanged if the hand lacks a card for it. */
export function compose(
  composing: Composing,
  hand: readonly Held[],
  { meld, points }: { meld: string; points: number },
): Composing {
  const spare = [...spareOf(hand, composing)];
  const rank = ({ key }: Held): number => (composing.chosen.includes(key) ? 0 : 1);
  spare.sort((one, other) => rank(one) - rank(other));
  const cards = readMeld(meld);
  const keys: string[] = [];
  for (const { card } of cards) {
    const index = spare.findIndex((held) => held.card === card);
    const [held] = index === -1 ? [] : spare.splice(index, 1);
    if (held === undefined) return composing;
    keys.push(held.key);
  }
  return { chosen: [], composed: [...composing.composed, { meld, points, cards, keys }], joining: null };
}

/** The melds taken back into the hand but for those to keep. */
export function takeBack(composing: Composing, keep: (composed: Composed, index: number) => boolean): Composing {
  return { ...composing, composed: composing.composed.filter(keep) };
}

/** What is worth laying so far: what lies already and what is composed. */
export function pointsOf({ composed }: Composing, laid: number): number {
  return composed.reduce((sum, { points }) => sum + points, laid);
}

/** What is left of it after the hand has changed: melds and choices whose cards are all still held. */
export function keep(composing: Composing, hand: readonly Held[]): Composing {
  const held = new Set(hand.map(({ key }) => key));
  const chosen = composing.chosen.filter((key) => held.has(key));
  const composed = composing.composed.filter(({ keys }) => keys.every((key) => held.has(key)));
  const same = chosen.length === composing.chosen.length && composed.length === composing.composed.length;
  return same ? composing : { chosen, composed, joining: null };
}
