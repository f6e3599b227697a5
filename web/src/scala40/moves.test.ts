import { describe, expect, it } from "vitest";
import { readMeld, readMove, without } from "./moves";

describe("a move's text", () => {
  it("names a joker together with the card that it stands for", () => {
    expect(readMeld("QB+**=KB+AB")).toEqual([
      { card: "QB", stands: "QB" },
      { card: "**", stands: "KB" },
      { card: "AB", stands: "AB" },
    ]);
  });

  it("is read by its kind", () => {
    expect(readMove("draw")).toEqual({ kind: "draw" });
    expect(readMove("take")).toEqual({ kind: "take" });
    expect(readMove("meld 3C+4C+5C")?.kind).toBe("meld");
    expect(readMove("attach **=6C>12")).toEqual({ kind: "attach", cards: [{ card: "**", stands: "6C" }], meld: 12 });
    expect(readMove("swap 7D>3")).toEqual({ kind: "swap", cards: [{ card: "7D", stands: "7D" }], meld: 3 });
    expect(readMove("discard KS")).toEqual({ kind: "discard", cards: [{ card: "KS", stands: "KS" }] });
  });

  it("of a shape that nobody knows is no move", () => {
    expect(readMove("7Dx3C+4S")).toBeNull();
  });
});

describe("cards taken away", () => {
  it("go as often as they are taken", () => {
    expect(without(["7D", "KC", "7D"], ["7D"])).toEqual(["KC", "7D"]);
    expect(without(["7D", "KC", "7D"], ["7D", "7D"])).toEqual(["KC"]);
  });

  it("cannot be taken if they are not there", () => {
    expect(without(["7D"], ["7D", "7D"])).toBeNull();
  });
});
