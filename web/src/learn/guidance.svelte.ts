/** Whether this browser is led through its first deal of a family, and how far it has come. */
import { store, type Keep } from "../app/store";
import { nothingHeard, type Progress } from "./lesson";

const key = "settebello.guide";

/** Nobody wants to be led any more. */
const never = "";

/** By family: the one deal that is led, as "table/number"; `never` where nobody wants it; nothing before the first. */
export type Kept = Readonly<Record<string, string>>;

/** Reads what a store holds; anything unreadable counts as nothing. */
export function readKept(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry) => typeof entry[1] === "string"));
  } catch {
    return {};
  }
}

export class Guidance {
  progress = $state.raw<Progress>(nothingHeard);
  /** Somebody has just asked for it: it is to be brought into sight. */
  asked = $state(false);
  #family: string;
  #keep: Keep | null;
  #deal = $state<string | undefined>();

  constructor(family: string, keep: Keep | null) {
    this.#family = family;
    this.#keep = keep;
    this.#deal = this.#read()[family];
  }

  /** Whether a deal is led: the first one that is played, or one for which somebody asked. */
  leads(deal: string): boolean {
    return this.#deal === undefined || this.#deal === deal;
  }

  /** A card was moved: this is the one deal that is led. */
  begin(deal: string): void {
    if (this.#deal === undefined) this.#write(deal);
  }

  /** Tells everything once more, from the beginning. */
  restart(deal: string): void {
    this.progress = nothingHeard;
    this.asked = true;
    this.#write(deal);
  }

  stop(): void {
    this.#write(never);
  }

  #read(): Kept {
    try {
      return readKept(this.#keep?.getItem(key) ?? null);
    } catch {
      return {};
    }
  }

  #write(deal: string): void {
    this.#deal = deal;
    try {
      this.#keep?.setItem(key, JSON.stringify({ ...this.#read(), [this.#family]: deal }));
    } catch {
      // A browser that keeps nothing still does as it is told until the page is left.
    }
  }
}

/** Whether nobody has played any game in this browser: whatever comes first will be led. */
export function isNewcomer(): boolean {
  return Object.keys(readKept(store()?.getItem(key) ?? null)).length === 0;
}

/** The guidance of a family in this browser. */
export function guidance(family: string): Guidance {
  return new Guidance(family, store());
}
