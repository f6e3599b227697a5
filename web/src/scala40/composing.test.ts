import { describe, expect, it } from "vitest";
import { chosenOf, compose, keep, nothingComposed, pointsOf, spareOf, takeBack, toggle } from "./composing";
import type { Held } from "./hand";

const hand: Held[] = ["7D", "7D", "7S", "7B", "3C", "4C", "**"].map((card, index) => ({ key: String(index), card }));
const sevens = { meld: "7D+7S+7B", points: 21 };
const run = { meld: "3C+4C+**=5C", points: 12 };
const codes = (held: readonly Held[]): string[] => held.map(({ card }) => card);

describe("choosing", () => {
  it("takes a card up and puts it down again", () => {
    const once = toggle(nothingComposed, "4");
    expect(chosenOf(hand, once)).toEqual(["3C"]);
    expect(toggle(once, "4")).toEqual(nothingComposed);
  });

  it("tells one of two equal cards from the other", () => {
    expect(toggle(nothingComposed, "1").chosen).toEqual(["1"]);
  });
});

describe("composing an opening", () => {
  it("takes each meld's cards out of the hand, the chosen ones first", () => {
    const composing = compose(toggle(nothingComposed, "1"), hand, sevens);
    expect(composing.composed[0]?.keys).toEqual(["1", "2", "3"]);
    expect(composing.chosen).toEqual([]);
    expect(codes(spareOf(hand, composing))).toEqual(["7D", "3C", "4C", "**"]);
  });

  it("adds up the points of all its melds, and of those that lie already", () => {
    const composing = compose(compose(nothingComposed, hand, sevens), hand, run);
    expect(pointsOf(composing, 0)).toBe(33);
    expect(pointsOf(composing, 10)).toBe(43);
  });

  it("does not take a card twice", () => {
    const once = compose(nothingComposed, hand, sevens);
    expect(compose(once, hand, sevens)).toBe(once);
  });

  it("gives single melds back, or all", () => {
    const both = compose(compose(nothingComposed, hand, sevens), hand, run);
    expect(takeBack(both, (_, place) => place !== 0).composed.map(({ meld }) => meld)).toEqual([run.meld]);
    expect(
      spareOf(
        hand,
        takeBack(both, () => false),
      ),
    ).toEqual(hand);
  });
});

describe("a hand that changes", () => {
  const composing = toggle(compose(nothingComposed, hand, sevens), "4");

  it("leaves what is composed and chosen as it was while its cards are held", () => {
    expect(keep(composing, [...hand, { key: "9", card: "KS" }])).toBe(composing);
  });

  it("ends what lost a card", () => {
    const left = hand.filter(({ key }) => key !== "2");
    expect(keep(composing, left)).toEqual({ chosen: ["4"], composed: [], joining: null });
    expect(keep(composing, [])).toEqual(nothingComposed);
  });
});
