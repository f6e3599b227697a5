/**
 * Follows every face-up card from where it lay to where it lies now, by a key of its own: in a pack with two of
 * each card a code does not tell which one travels.
 */
import type { MeldShown } from "./api";
import type { Held } from "./hand";

/** What lies face up, card by card: the hand, the melds by number, the top of the discard pile. */
export interface Layout {
  hand: readonly Held[];
  melds: ReadonlyMap<number, readonly Held[]>;
  top: Held | null;
}

/** What a table shows of it. */
export interface Lying {
  hand: readonly string[];
  melds: readonly Pick<MeldShown, "number" | "cards">[];
  discard_pile: readonly string[];
}

export const nothingLies: Layout = { hand: [], melds: new Map(), top: null };

/** A zone of the table: where cards lay in it before, and which lie there now. */
interface Zone {
  before: readonly Held[];
  now: readonly string[];
  after: (Held | null)[];
}

/** Cards that stay in a zone keep their keys; those that left one zone bring them to the next; `fresh` names the rest. */
export function follow(before: Layout, lying: Lying, fresh: () => string): Layout {
  const zone = (held: readonly Held[], now: readonly string[]): Zone => ({ before: held, now, after: [] });
  const top = lying.discard_pile.slice(-1);
  const hand = zone(before.hand, lying.hand);
  const pile = zone(before.top === null ? [] : [before.top], top);
  const melds = lying.melds.map(({ number, cards }) => zone(before.melds.get(number) ?? [], cards));
  const zones = [hand, pile, ...melds];
  const left = zones.flatMap(stay);
  const gone = [...before.melds].filter(([number]) => !lying.melds.some((meld) => meld.number === number));
  left.push(...gone.flatMap(([, cards]) => cards));
  for (const each of zones) arrive(each, left, fresh);
  const held = ({ after }: Zone): readonly Held[] => after.filter((card) => card !== null);
  return {
    hand: held(hand),
    melds: new Map(lying.melds.map(({ number }, index) => [number, held(melds[index] ?? zone([], []))])),
    top: held(pile)[0] ?? null,
  };
}

/** Lets the cards that are still in the zone keep their keys, and returns those that are not. */
function stay(zone: Zone): Held[] {
  const rest = [...zone.before];
  zone.after = zone.now.map((card) => take(rest, card));
  return rest;
}

/** Finds a key for every card that is new in the zone. */
function arrive(zone: Zone, left: Held[], fresh: () => string): void {
  zone.after = zone.now.map((card, index) => zone.after[index] ?? take(left, card) ?? { key: fresh(), card });
}

/** Takes one such card out of the heap. */
function take(heap: Held[], card: string): Held | null {
  const index = heap.findIndex((held) => held.card === card);
  return index === -1 ? null : (heap.splice(index, 1)[0] ?? null);
}
