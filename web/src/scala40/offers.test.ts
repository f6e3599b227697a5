import { describe, expect, it } from "vitest";
import { meldsWith, movesWith } from "./offers";

const formable = [
  { meld: "3C+4C+5C", points: 12 },
  { meld: "3C+4C+5C+6C", points: 18 },
  { meld: "**=2C+3C+4C", points: 9 },
  { meld: "3C+4C+**=5C", points: 12 },
  { meld: "7D+7S+7B", points: 21 },
];
const hand = ["3C", "4C", "5C", "6C", "**", "7D", "7S", "7B"];

describe("melds that the chosen cards form", () => {
  it("come first, each way of reading a joker on its own", () => {
    const offers = meldsWith(formable, ["4C", "3C", "**"], hand);
    expect(offers.map(({ meld }) => meld)).toEqual(["**=2C+3C+4C", "3C+4C+**=5C"]);
    expect(offers.every(({ more }) => more.length === 0)).toBe(true);
  });

  it("are followed by those that they are a part of, with fewest cards missing", () => {
    const offers = meldsWith(formable, ["3C", "4C"], hand);
    expect(offers.map(({ meld, more }) => [meld, more])).toEqual([
      ["3C+4C+5C", ["5C"]],
      ["3C+4C+**=5C", ["**"]],
      ["**=2C+3C+4C", ["**"]],
      ["3C+4C+5C+6C", ["5C", "6C"]],
    ]);
  });

  it("need no card that lies in another meld already", () => {
    const spare = ["3C", "4C", "**", "7D"];
    expect(meldsWith(formable, ["3C"], spare).map(({ meld }) => meld)).toEqual(["3C+4C+**=5C", "**=2C+3C+4C"]);
  });

  it("are none while nothing is chosen", () => {
    expect(meldsWith(formable, [], hand)).toEqual([]);
  });
});

describe("moves of a chosen card", () => {
  const moves = [
    "draw",
    "meld 3C+4C+5C",
    "attach 7D>2",
    "attach **=6C>1",
    "attach **=9C>1",
    "swap 7D>3",
    "discard 7D",
    "discard KS",
  ];

  it("join melds or discard it", () => {
    const { joins, discard } = movesWith(moves, ["7D"]);
    expect(joins.map(({ move }) => move)).toEqual(["attach 7D>2", "swap 7D>3"]);
    expect(discard).toBe("discard 7D");
  });

  it("tell what a joker may stand for", () => {
    const { joins, discard } = movesWith(moves, ["**"]);
    expect(joins.map(({ card }) => card.stands)).toEqual(["6C", "9C"]);
    expect(discard).toBeNull();
  });

  it("discard nothing while several cards are chosen", () => {
    expect(movesWith(moves, ["7D", "KS"]).discard).toBeNull();
  });
});
