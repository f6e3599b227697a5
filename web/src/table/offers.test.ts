import { describe, expect, it } from "vitest";
import { groupMoves, narrow, readMove } from "./offers";

describe("offered moves", () => {
  it("reads a laid card and a capture", () => {
    expect(readMove("7D")).toEqual({ card: "7D", captured: [], captures: "" });
    expect(readMove("7Dx3C+4S")).toEqual({ card: "7D", captured: ["3C", "4S"], captures: "3C+4S" });
  });

  it("groups moves by hand card, in the order in which they came", () => {
    const groups = groupMoves(["KDx4C+6S", "KDx6S+4B", "KD", "2Cx2D"]);
    expect([...groups.keys()]).toEqual(["KD", "2C"]);
    expect(groups.get("KD")?.map(({ captures }) => captures)).toEqual(["4C+6S", "6S+4B", ""]);
  });

  it("letters the captures only where there are several, and never laying", () => {
    const groups = groupMoves(["KDx4C+6S", "KDx6S+4B", "KD", "2Cx2D", "2C"]);
    expect(groups.get("KD")?.map(({ badge }) => badge)).toEqual(["A", "B", null]);
    expect(groups.get("2C")?.map(({ badge }) => badge)).toEqual([null, null]);
  });

  it("goes on with AA after Z", () => {
    const moves = Array.from({ length: 28 }, (_, index) => `KDx${index}C`);
    const badges = groupMoves(moves)
      .get("KD")
      ?.map(({ badge }) => badge);
    expect(badges?.slice(25)).toEqual(["Z", "AA", "AB"]);
  });

  it("narrows to the captures that hold every tapped card", () => {
    const offers = groupMoves(["KDxAC+3S+6S", "KDx4B+6S", "KD"]).get("KD") ?? [];
    expect(narrow(offers, ["6S"])).toHaveLength(2);
    expect(narrow(offers, ["6S", "AC"]).map(({ move }) => move)).toEqual(["KDxAC+3S+6S"]);
    expect(narrow(offers, [])).toBe(offers);
  });
});
