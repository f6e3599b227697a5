/** Which sign and colour a suit has in each kind of deck. Shape tells suits apart; the colour only helps. */
import type { Component } from "svelte";
import type { Deck } from "../table/api";
import Clover from "./signs/Clover.svelte";
import Coin from "./signs/Coin.svelte";
import Cudgel from "./signs/Cudgel.svelte";
import Cup from "./signs/Cup.svelte";
import Heart from "./signs/Heart.svelte";
import Lozenge from "./signs/Lozenge.svelte";
import Spade from "./signs/Spade.svelte";
import Sword from "./signs/Sword.svelte";

export interface Suit {
  /** Drawn in a box from -50 to 50. */
  sign: Component;
  /** The index letter, dark enough for AA on the card's paper. */
  ink: string;
  /** The base band. */
  band: string;
}

const italian: Readonly<Record<string, Suit>> = {
  D: { sign: Coin, ink: "#8a5a08", band: "#d99f24" },
  C: { sign: Cup, ink: "#8e2025", band: "#b5352f" },
  S: { sign: Sword, ink: "#173a5a", band: "#24557f" },
  B: { sign: Cudgel, ink: "#274d31", band: "#3d7046" },
};

const french: Readonly<Record<string, Suit>> = {
  D: { sign: Lozenge, ink: "#a63a0c", band: "#d2691e" },
  C: { sign: Heart, ink: "#a01c26", band: "#b5352f" },
  S: { sign: Spade, ink: "#1c2333", band: "#313c55" },
  B: { sign: Clover, ink: "#1f4a33", band: "#2f6b4a" },
};

/** The suit of a card's code in a deck. */
export function suitOf(code: string, deck: Deck): Suit {
  const suits = deck === "milanesi" || deck === "francesi" ? french : italian;
  return suits[code.at(-1) ?? ""] ?? (suits["S"] as Suit);
}

/** The seven of coins (or of diamonds), which every deck sets apart. */
export const settebello = "7D";
