/** Where the drawn cards are, and which of them this page has at hand already. */
import { folders } from "virtual:decks";
import type { Deck } from "./decks";

/** From this width on, in CSS pixels, a card shows its drawing; narrower ones have the compact face. */
export const drawnFrom = 80;

/** A design's file: a card's code, "joker", or "back". */
export function artOf(deck: Deck, file: string): string {
  return `${folders[deck] ?? ""}${file}.svg`;
}

/**
 * The name of a card's file; `plain` is the seven of diamonds in games where it is a card like any other, `second`
 * the other look of a joker.
 */
export function fileOf(code: string, deck: Deck, plain = false, second = false): string {
  if (code === "**") return second ? "joker-2" : "joker";
  return plain && code === "7D" && deck === "francesi" ? "7D-plain" : code;
}

// A drawing that was shown once stays decoded as long as its image lives: a card that moves never flickers.
const kept = new Map<string, HTMLImageElement>();
const shown = new Set<string>();

/** Whether a drawing can be shown at once. */
export function atHand(address: string): boolean {
  return shown.has(address);
}

/** Note that a drawing has come. */
export function arrived(address: string): void {
  shown.add(address);
}

/** The files of all cards that a deck is played with. */
export function filesOf(deck: Deck): string[] {
  const ranks = deck === "francesi" ? "A23456789TJQK" : "A234567JQK";
  return [...ranks].flatMap((rank) => [..."DCSB"].map((suit) => rank + suit));
}

const begun = new Set<Deck>();

/** Fetch the rest of a deck when the browser has nothing better to do: called when its first drawing is shown. */
export function fetchAhead(deck: Deck): void {
  if (begun.has(deck)) return;
  begun.add(deck);
  const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 500));
  whenIdle(() => {
    for (const file of filesOf(deck)) {
      const address = artOf(deck, file);
      if (kept.has(address)) continue;
      const image = new Image();
      image.onload = () => arrived(address);
      image.src = address;
      kept.set(address, image);
    }
  });
}
