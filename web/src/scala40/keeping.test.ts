import { beforeEach, describe, expect, it } from "vitest";
import type { Held } from "./hand";
import { keepHand, keptHand } from "./keeping";

const held = (...cards: string[]): readonly Held[] => cards.map((card, index) => ({ key: `${index}`, card }));
let texts: Map<string, string>;
const store = {
  getItem: (name: string) => texts.get(name) ?? null,
  setItem: (name: string, text: string) => void texts.set(name, text),
};

beforeEach(() => (texts = new Map()));

describe("a hand after a reload", () => {
  it("lies as it lay, equal cards each once, new ones apart", () => {
    keepHand(store, "t/0", "own", held("KC", "7D", "**", "7D"));
    const kept = keptHand(store, "t/0", held("7D", "7D", "KC", "9B"));
    expect(kept?.order).toBe("own");
    expect(kept?.hand.map(({ card, key }) => card + key)).toEqual(["KC2", "7D0", "7D1"]);
  });

  it("is sorted as before in the next deal, and by suit where it lay by hand", () => {
    keepHand(store, "t/0", "rank", held("KC"));
    expect(keptHand(store, "t/1", held("KC"))).toEqual({ order: "rank", hand: [] });
    keepHand(store, "t/0", "own", held("KC"));
    expect(keptHand(store, "u/0", held("KC"))).toEqual({ order: "suit", hand: [] });
  });

  it("is nobody's business before anything was kept", () => {
    expect(keptHand(store, "t/0", held("KC"))).toBeNull();
  });
});
