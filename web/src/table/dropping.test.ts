import { describe, expect, it } from "vitest";
import { dropOn, litUnder } from "./dropping";
import { groupMoves } from "./offers";

const offers = groupMoves(["KDx4C+6S", "KDx6S+4B", "KD", "7CxAS+6S", "2D"]);

describe("a card dropped on the table", () => {
  it("takes the only capture that holds the card under it", () => {
    expect(dropOn(offers, "KD", { card: "4B" })).toEqual({ play: "KDx6S+4B" });
    expect(dropOn(offers, "7C", { card: "AS" })).toEqual({ play: "7CxAS+6S" });
  });

  it("asks which, when several captures hold it, or when the felt says nothing", () => {
    expect(dropOn(offers, "KD", { card: "6S" })).toEqual({ choosing: { card: "KD", narrowed: ["6S"] } });
    expect(dropOn(offers, "KD", "felt")).toEqual({ choosing: { card: "KD", narrowed: [] } });
  });

  it("plays the only thing that it can do, wherever on the felt", () => {
    expect(dropOn(offers, "7C", "felt")).toEqual({ play: "7CxAS+6S" });
    expect(dropOn(offers, "2D", "felt")).toEqual({ play: "2D" });
    expect(dropOn(offers, "2D", { card: "6S" })).toEqual({ play: "2D" });
  });

  it("goes back from a card that it cannot take, and from beside the table", () => {
    expect(dropOn(offers, "7C", { card: "4B" })).toBe("back");
    expect(dropOn(offers, "7C", null)).toBe("back");
  });

  it("goes back when nothing may be played", () => {
    expect(dropOn(new Map(), "7C", "felt")).toBe("back");
    expect(dropOn(offers, "JS", "felt")).toBe("back");
  });
});

describe("what lights up under a card that is held over the table", () => {
  it("is the capture that dropping it would make", () => {
    expect([...litUnder(offers, "KD", { card: "4B" })]).toEqual(["6S", "4B"]);
    expect([...litUnder(offers, "7C", "felt")]).toEqual(["AS", "6S"]);
  });

  it("is the one card that several captures share, and nothing where it would go back", () => {
    expect([...litUnder(offers, "KD", { card: "6S" })]).toEqual(["6S"]);
    expect([...litUnder(offers, "7C", { card: "4B" })]).toEqual([]);
    expect([...litUnder(offers, "7C", null)]).toEqual([]);
  });
});
