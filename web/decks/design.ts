/** What a deck's design is made of. */
import { frame, sheet } from "./drawing/sheet.ts";
import type { Svg } from "./drawing/pen.ts";

/** The suits as cards are written: coins, cups, swords, batons – or diamonds, hearts, spades, clubs. */
export type Suit = "D" | "C" | "S" | "B";

export const suits: readonly Suit[] = ["D", "C", "S", "B"];

/** The drawings of one suit by rank: A, 2 … 9, T, J, Q, K. */
export type SuitDrawings = Readonly<Record<string, Svg>>;

export interface Design {
  /** Whole files by name: a card's code such as "7D", "joker" for the card written `**`, and "back". */
  readonly files: Readonly<Record<string, string>>;
}

/** A deck from its drawings; each suit's frame has the suit's colour. */
export function design(
  drawings: Readonly<Record<Suit, SuitDrawings>>,
  frames: Readonly<Record<Suit, string>>,
  others: Readonly<Record<string, string>>,
): Design {
  const faces = suits.flatMap((suit) =>
    Object.entries(drawings[suit]).map(
      ([rank, drawing]) => [`${rank}${suit}`, sheet(frame(frames[suit]) + drawing)] as const,
    ),
  );
  return { files: { ...Object.fromEntries(faces), ...others } };
}
