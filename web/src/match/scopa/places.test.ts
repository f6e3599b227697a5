import { describe, expect, it } from "vitest";
import type { PublicEvent } from "../../protocol";
import { played } from "../frames.fixture";
import { placesOf } from "./places";

const dealt: PublicEvent = { kind: "dealt", number: 0, dealer: 0, void_count: 0, void_tables: [] };
const plays = [
  played({ move: "2B" }),
  played({ move: "7Sx3C+4S" }),
  played({ move: "AD" }),
  played({ move: "KBxKD" }),
  played({ move: "5C" }),
];
const tables = [
  ["KD", "4S", "3C"],
  ["KD", "4S", "3C", "2B"],
  ["KD", "2B"],
  ["KD", "2B", "AD"],
  ["2B", "AD"],
  ["2B", "AD", "5C"],
];

describe("the places of a deal", () => {
  it("are the same whoever followed it from the start or sees it late", () => {
    const seen = tables.map((table, made) => placesOf([dealt, ...plays.slice(0, made)], table));
    expect(seen).toEqual([
      ["3C", "4S", "KD"],
      ["3C", "4S", "KD", "2B"],
      [null, null, "KD", "2B"],
      ["AD", null, "KD", "2B"],
      ["AD", null, null, "2B"],
      ["AD", "5C", null, "2B"],
    ]);
  });

  it("do not depend on the order in which the table is told", () => {
    const events = [dealt, ...plays];
    expect(placesOf(events, ["5C", "AD", "2B"])).toEqual(placesOf(events, ["2B", "AD", "5C"]));
  });

  it("stay as they were while a capture is under way", () => {
    const under = placesOf([dealt, ...plays.slice(0, 2)], ["KD", "4S", "3C", "2B", "7S"]);
    expect(under).toEqual(["3C", "4S", "KD", "2B", "7S"]);
  });

  it("count the leftovers among what was dealt", () => {
    const last = played({ move: "7Sx3C+4S", leftovers: ["KD"], leftovers_side: 1 });
    expect(placesOf([dealt, last], ["KD"])).toEqual([null, null, "KD"]);
    expect(placesOf([dealt, last], [])).toEqual([]);
  });

  it("know nothing of the deal before", () => {
    expect(placesOf([dealt, ...plays, dealt], ["7D", "2C"])).toEqual(["2C", "7D"]);
  });
});
