/** Which sign and colour a suit has in each kind of deck. Shape tells suits apart; the colour only helps. */
import type { Component } from "svelte";
import type { Deck } from "./decks";
import Clover from "./signs/Clover.svelte";
import Coin from "./signs/Coin.svelte";
import Cudgel from "./signs/Cudgel.svelte";
import Cup from "./signs/Cup.svelte";
import Heart from "./signs/Heart.svelte";
import Joker from "./signs/Joker.svelte";
import Lozenge from "./signs/Lozenge.svelte";
import SicilianCoin from "./signs/SicilianCoin.svelte";
import SicilianCudgel from "./signs/SicilianCudgel.svelte";
import SicilianCup from "./signs/SicilianCup.svelte";
import SicilianSword from "./signs/SicilianSword.svelte";
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

type Suits = Readonly<Record<"D" | "C" | "S" | "B", Suit>>;

const neapolitan: Suits = {
  D: { sign: Coin, ink: "#8a5a08", band: "#d99f24" },
  C: { sign: Cup, ink: "#8e2025", band: "#b5352f" },
  S: { sign: Sword, ink: "#173a5a", band: "#24557f" },
  B: { sign: Cudgel, ink: "#274d31", band: "#3d7046" },
};

const sicilian: Suits = {
  D: { sign: SicilianCoin, ink: "#8a4a08", band: "#d99f24" },
  C: { sign: SicilianCup, ink: "#8e2025", band: "#b5352f" },
  S: { sign: SicilianSword, ink: "#173a5a", band: "#24557f" },
  B: { sign: SicilianCudgel, ink: "#274d31", band: "#3d7046" },
};

const french: Suits = {
  D: { sign: Lozenge, ink: "#a63a0c", band: "#d2691e" },
  C: { sign: Heart, ink: "#a01c26", band: "#b5352f" },
  S: { sign: Spade, ink: "#1c2333", band: "#313c55" },
  B: { sign: Clover, ink: "#1f4a33", band: "#2f6b4a" },
};

/** Whether a deck has diamonds, hearts, spades and clubs, and an index in two corners. */
export function frenchSuits(deck: Deck): boolean {
  return deck === "milanesi" || deck === "francesi";
}

/** What the joker shows where other cards show their suit. */
const joker: Suit = { sign: Joker, ink: "#5d3561", band: "#5d3561" };

function suitsOf(deck: Deck): Suits {
  if (frenchSuits(deck)) return french;
  return deck === "siciliane" ? sicilian : neapolitan;
}

/** The suit of a card's code in a deck. */
export function suitOf(code: string, deck: Deck): Suit {
  const letter = code.at(-1);
  return letter === "D" || letter === "C" || letter === "S" || letter === "B" ? suitsOf(deck)[letter] : joker;
}

/** The seven of coins (or of diamonds), which every deck sets apart. */
export const settebello = "7D";
