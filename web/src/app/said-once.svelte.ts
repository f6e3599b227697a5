/** What was asked for and is not there: the page does something else and says so, once in this browser. */
import { store, type Keep } from "./store";

const key = "settebello.said";

/** More than anybody meets. */
const most = 20;

export class SaidOnce {
  /** What is being said. */
  line = $state<string | null>(null);
  #keep: Keep | null;

  constructor(keep: Keep | null) {
    this.#keep = keep;
  }

  /** Says something about a thing, unless it was said before. */
  say(about: string, words: string): void {
    try {
      const said = known(this.#keep?.getItem(key) ?? null);
      if (said.includes(about)) return;
      this.#keep?.setItem(key, JSON.stringify([...said, about].slice(-most)));
    } catch {
      // A browser that keeps nothing hears it again.
    }
    this.line = words;
  }

  dismiss(): void {
    this.line = null;
  }
}

function known(text: string | null): string[] {
  try {
    const said: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(said) ? said.filter((about) => typeof about === "string") : [];
  } catch {
    return [];
  }
}

export const saidOnce = new SaidOnce(store());
