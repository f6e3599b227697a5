import { describe, expect, it } from "vitest";
import { advisedBy } from "./advice";
import type { Held } from "./hand";

const hand: readonly Held[] = ["7D", "KC", "**", "7D", "KB"].map((card, index) => ({ key: `${index}`, card }));
const moves = ["draw", "take", "meld KC+**=KS+KB", "attach 7D>2", "swap KC>1", "discard 7D"];
const advice = (hint: string | null, chosen: readonly string[] = []) => {
  const { keys, meld, place } = advisedBy(hint, moves, hand, chosen);
  return { keys: [...keys], meld, place };
};
const nothing = { keys: [], meld: null, place: null };

describe("a hint", () => {
  it("to draw or to take means a place", () => {
    expect(advice("draw")).toEqual({ ...nothing, place: "stock" });
    expect(advice("take")).toEqual({ ...nothing, place: "pile" });
  });

  it("to meld means cards of the hand, whatever a joker stands for", () => {
    expect(advice("meld KC+**=KS+KB")).toEqual({ ...nothing, keys: ["1", "2", "4"] });
  });

  it("to attach or to swap means a card and a meld", () => {
    expect(advice("attach 7D>2")).toEqual({ ...nothing, keys: ["0"], meld: 2 });
    expect(advice("swap KC>1")).toEqual({ ...nothing, keys: ["1"], meld: 1 });
  });

  it("means one of two equal cards, the chosen one if there is one", () => {
    expect(advice("discard 7D")).toEqual({ ...nothing, keys: ["0"] });
    expect(advice("discard 7D", ["3"])).toEqual({ ...nothing, keys: ["3"] });
  });

  it("goes when another card is chosen, and comes back when it is let go", () => {
    expect(advice("discard 7D", ["1"])).toEqual(nothing);
    expect(advice("meld KC+**=KS+KB", ["1", "4"]).keys).toHaveLength(3);
    expect(advice("meld KC+**=KS+KB", ["1", "0"])).toEqual(nothing);
    expect(advice("draw", ["0"])).toEqual(nothing);
  });

  it("means nothing when it is not offered, or its cards lie in a prepared meld", () => {
    expect(advice(null)).toEqual(nothing);
    expect(advice("discard KB")).toEqual(nothing);
    expect(advisedBy("meld KC+**=KS+KB", moves, hand.slice(0, 2), [])).toEqual(advisedBy(null, [], [], []));
  });
});
