import { describe, expect, it } from "vitest";
import { arrange, moved, sorted, type Held } from "./hand";

/** Cards with keys in the order in which they are named. */
const hold = (...cards: string[]): Held[] => cards.map((card, index) => ({ key: String(index), card }));
const codes = (hand: readonly Held[]): string[] => hand.map(({ card }) => card);

describe("sorting", () => {
  const hand = hold("**", "KS", "2C", "AD", "TB", "2S", "9B");

  it("by suit puts red and black in turn, aces low, jokers last", () => {
    expect(codes(sorted(hand, "suit"))).toEqual(["2C", "9B", "TB", "AD", "2S", "KS", "**"]);
  });

  it("by rank puts equal ranks side by side", () => {
    expect(codes(sorted(hand, "rank"))).toEqual(["AD", "2C", "2S", "9B", "TB", "KS", "**"]);
  });

  it("leaves equal cards as they lie", () => {
    expect(sorted(hold("7D", "3C", "7D"), "suit").map(({ key }) => key)).toEqual(["1", "0", "2"]);
  });
});

describe("a hand that changes", () => {
  const [seven, king, ace] = hold("7D", "KS", "AC") as [Held, Held, Held];
  const drawn = { key: "9", card: "2B" };

  it("keeps its player's order and takes a new card at the end", () => {
    expect(arrange([king, seven, ace], [seven, ace, drawn], "own")).toEqual([seven, ace, drawn]);
    expect(arrange([king, seven], [seven, king, drawn], "own")).toEqual([king, seven, drawn]);
  });

  it("is sorted again when it is kept sorted", () => {
    expect(arrange([seven, king], [seven, king, drawn], "suit")).toEqual([drawn, seven, king]);
  });
});

describe("moving a card", () => {
  const hand = hold("2C", "3C", "4C", "5C");

  it("puts it where the other one lies, which makes room", () => {
    expect(codes(moved(hand, "0", "2"))).toEqual(["3C", "4C", "2C", "5C"]);
    expect(codes(moved(hand, "3", "1"))).toEqual(["2C", "5C", "3C", "4C"]);
  });

  it("puts it last when it is moved to no other", () => {
    expect(codes(moved(hand, "1", null))).toEqual(["2C", "4C", "5C", "3C"]);
  });

  it("changes nothing for a card moved to itself, or that is not held", () => {
    expect(moved(hand, "1", "1")).toBe(hand);
    expect(moved(hand, "8", "1")).toBe(hand);
  });
});
