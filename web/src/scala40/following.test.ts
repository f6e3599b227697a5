import { beforeEach, describe, expect, it } from "vitest";
import { follow, nothingLies, type Layout, type Lying } from "./following";

let keys = 0;
const fresh = (): string => `k${keys++}`;
const lie = (hand: string[], melds: string[][] = [], pile: string[] = []): Lying => ({
  hand,
  melds: melds.map((cards, index) => ({ number: index + 1, cards })),
  discard_pile: pile,
});
const keysOf = (layout: Layout): string[] => layout.hand.map(({ key }) => key);

beforeEach(() => (keys = 0));

describe("following cards", () => {
  const start = (): Layout => follow(nothingLies, lie(["7D", "7D", "KS", "**"], [["3C", "**", "5C"]], ["9B"]), fresh);

  it("gives every card a key of its own, equal cards too", () => {
    const layout = start();
    const all = [...layout.hand, ...(layout.melds.get(1) ?? []), layout.top].map((held) => held?.key);
    expect(new Set(all).size).toBe(8);
  });

  it("keeps the keys of what stays", () => {
    const before = start();
    const after = follow(before, lie(["2B", "7D", "7D", "KS", "**"], [["3C", "**", "5C"]], ["9B"]), fresh);
    expect(keysOf(after).slice(1)).toEqual(keysOf(before));
    expect(after.melds).toEqual(before.melds);
    expect(after.top).toBe(before.top);
  });

  it("takes a discarded card's key along to the pile", () => {
    const before = start();
    const after = follow(before, lie(["7D", "7D", "**"], [["3C", "**", "5C"]], ["9B", "KS"]), fresh);
    expect(after.top?.key).toBe(before.hand[2]?.key);
  });

  it("takes a laid card's key along to the meld, and a swapped joker's to the hand", () => {
    const before = start();
    const after = follow(before, lie(["7D", "7D", "**", "**"], [["3C", "KS", "5C"]], ["9B"]), fresh);
    expect(after.melds.get(1)?.[1]?.key).toBe(before.hand[2]?.key);
    expect(keysOf(after)).toContain(before.melds.get(1)?.[1]?.key);
  });

  it("takes the key of a discard along to the hand that took it", () => {
    const before = start();
    const after = follow(before, lie(["7D", "7D", "9B", "KS", "**"], [["3C", "**", "5C"]], []), fresh);
    expect(after.hand[2]?.key).toBe(before.top?.key);
    expect(after.top).toBeNull();
  });

  it("starts anew with the next deal", () => {
    const before = start();
    const after = follow(before, lie(["2C"], [], ["3D"]), fresh);
    expect(after.melds.size).toBe(0);
    expect(keysOf(before)).not.toContain(after.top?.key);
  });
});
