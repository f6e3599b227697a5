import { expect, test } from "vitest";
import type { PublicRound, PublicTable } from "../../protocol";
import { goalOf, isSought } from "./facts";

function table(number: number, spot: number, sides: string[], target = 21): PublicTable {
  return {
    number,
    spot,
    sides: sides.map((one) => [one]),
    bracket: "main",
    label: "",
    boards: 0,
    target,
    deals: 0,
    referee: "none",
    referee_asked: null,
    seconds_more: 0,
    points: null,
    winner: null,
    ending: null,
    entered: null,
  };
}

const names = new Map([
  ["1", "Zoé Bianchi – Ugo Riva"],
  ["2", "Ada Corti – Elio Galli"],
]);

test("a table is found by a few letters of a name or by its number in the room", () => {
  const first = table(1, 7, ["1", "2"]);
  expect(["zoe", "GALLI", "7", "", " riva "].map((text) => isSought(first, names, text))).toEqual(Array(5).fill(true));
  expect(["1", "77", "pia"].map((text) => isSought(first, names, text))).toEqual(Array(3).fill(false));
  // Nobody has a table of the room yet: the number of the round is the one that is shown.
  expect(isSought(table(3, 0, ["1", "2"]), names, "3")).toBe(true);
});

test("what all tables are played to is said once, what differs at each table", () => {
  const round = (...tables: PublicTable[]): PublicRound => ({ number: 1, stage: "", tables, byes: [], breaches: [] });
  expect(goalOf(round(table(1, 1, ["1", "2"]), table(2, 2, ["1", "2"])))).not.toBe("");
  expect(goalOf(round(table(1, 1, ["1", "2"]), table(2, 2, ["1", "2"], 25)))).toBe("");
});
