/** How this browser's people like to play at a table; kept in the browser, and lost without harm. */

import { store, type Keep } from "../app/store";

const names = ["confirm", "calm", "sound", "text", "numbers"] as const;

export type Preference = (typeof names)[number];

const key = "settebello.table";

export class Preferences {
  /** A card is chosen with one tap and played with a second. */
  confirm = $state(true);
  /** What happens is shown for longer. */
  calm = $state(false);
  sound = $state(false);
  /** The game is read and typed instead of drawn. */
  text = $state(false);
  /** Figures are printed 8, 9, 10. */
  numbers = $state(false);

  #keep: Keep | null;

  constructor(keep: Keep | null) {
    this.#keep = keep;
    const kept = read(keep);
    for (const name of names) {
      const value = kept[name];
      if (typeof value === "boolean") this[name] = value;
    }
  }

  toggle(name: Preference): void {
    this[name] = !this[name];
    try {
      this.#keep?.setItem(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, this[name]]))));
    } catch {
      // A browser that keeps nothing still does as it is told until the page is left.
    }
  }
}

function read(keep: Keep | null): Partial<Record<Preference, unknown>> {
  try {
    const kept: unknown = JSON.parse(keep?.getItem(key) ?? "null");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export const preferences = new Preferences(store());
