/** Reads the text of moves. No rule is decided here. */

/** A card of a meld, and the card that it stands for: itself, unless it is a joker. */
export interface LaidCard {
  card: string;
  stands: string;
}

export type Move =
  | { kind: "draw" }
  | { kind: "take" }
  | { kind: "meld"; cards: readonly LaidCard[] }
  | { kind: "attach"; cards: readonly [LaidCard]; meld: number }
  | { kind: "swap"; cards: readonly [LaidCard]; meld: number }
  | { kind: "discard"; cards: readonly [LaidCard] };

export const joker = "**";

/** "**=6C" is a joker for the six of hearts, "6C" the six itself. */
function readCard(text: string): LaidCard {
  const [card = text, stands = card] = text.split("=");
  return { card, stands };
}

/** The cards of a meld such as "QB+**=KB+AB". */
export function readMeld(text: string): readonly LaidCard[] {
  return text.split("+").map(readCard);
}

/** A move as it was offered; null for text of another shape. */
export function readMove(text: string): Move | null {
  const [kind, what = ""] = text.split(" ");
  const [cards = "", meld = ""] = what.split(">");
  switch (kind) {
    case "draw":
    case "take":
      return { kind };
    case "meld":
      return { kind, cards: readMeld(cards) };
    case "attach":
    case "swap":
      return { kind, cards: [readCard(cards)], meld: Number(meld) };
    case "discard":
      return { kind, cards: [readCard(cards)] };
    default:
      return null;
  }
}

/** The cards without `taken`, each as often as it is taken; null if one is missing. */
export function without(cards: readonly string[], taken: readonly string[]): string[] | null {
  const left = [...cards];
  for (const card of taken) {
    const place = left.indexOf(card);
    if (place === -1) return null;
    left.splice(place, 1);
  }
  return left;
}
