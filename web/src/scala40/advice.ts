/** What a hint lights: the stock or the pile, or cards of the hand and the meld that they would join. */
import type { Held } from "./hand";
import { readMove, type Move } from "./moves";

export interface Advice {
  /** Keys of cards in the hand. */
  keys: ReadonlySet<string>;
  meld: number | null;
  place: "stock" | "pile" | null;
}

export const noAdvice: Advice = { keys: new Set(), meld: null, place: null };

/** What the hinted move means, if it is offered, the hand holds its cards and nothing but those is chosen. */
export function advisedBy(
  hint: string | null,
  moves: readonly string[],
  hand: readonly Held[],
  chosen: readonly string[],
): Advice {
  const move = hint !== null && moves.includes(hint) ? readMove(hint) : null;
  if (move === null) return noAdvice;
  const keys = keysOf(move, hand, chosen);
  if (keys === null || chosen.some((key) => !keys.has(key))) return noAdvice;
  return {
    keys,
    meld: move.kind === "attach" || move.kind === "swap" ? move.meld : null,
    place: move.kind === "draw" ? "stock" : move.kind === "take" ? "pile" : null,
  };
}

/** The keys of the move's cards, of equal ones the chosen first; null if the hand lacks one. */
function keysOf(move: Move, hand: readonly Held[], chosen: readonly string[]): ReadonlySet<string> | null {
  if (!("cards" in move)) return new Set();
  const wanted = move.cards.map(({ card }) => card);
  const inOrder = [...hand].sort((one, other) => Number(chosen.includes(other.key)) - Number(chosen.includes(one.key)));
  const keys = new Set<string>();
  for (const code of wanted) {
    const held = inOrder.find(({ key, card }) => card === code && !keys.has(key));
    if (held === undefined) return null;
    keys.add(held.key);
  }
  return keys;
}
