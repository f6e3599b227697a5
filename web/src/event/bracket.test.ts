import { describe, expect, it } from "vitest";
import type { PublicRound, PublicTable } from "../protocol";
import { besideOf, columnsOf, type Slot } from "./bracket";

function table(number: number, one: string, other: string, bracket = "main"): PublicTable {
  return { number, sides: [[one], [other]], bracket } as PublicTable;
}

function round(number: number, stage: string, tables: PublicTable[], byes: string[] = []): PublicRound {
  return { number, stage, tables, byes, breaches: [] };
}

function shown(slot: Slot): string {
  return "bye" in slot ? slot.bye : slot.table.sides.flat().join("-");
}

const first = round(1, "quarter_final", [table(1, "d", "e"), table(2, "b", "g"), table(3, "c", "f")], ["a"]);
const second = round(2, "semi_final", [table(1, "a", "d"), table(2, "b", "f")]);
const last = round(3, "final", [table(1, "a", "b"), table(2, "d", "f", "third_place")]);

describe("a bracket", () => {
  it("stands in the order in which the next round meets, byes between the tables", () => {
    const columns = columnsOf([first, second, last]);
    expect(columns.map(({ slots }) => slots.map(shown))).toEqual([["a", "d-e", "b-g", "c-f"], ["a-d", "b-f"], ["a-b"]]);
  });

  it("keeps groups out, and what is played beside it", () => {
    const group = round(1, "group", [table(1, "x", "y")]);
    expect(columnsOf([group, last]).map((column) => column.round.stage)).toEqual(["final"]);
    expect(besideOf([group, last]).map((beside) => beside.table.number)).toEqual([2]);
  });

  it("keeps a table from which nobody went on", () => {
    const semi = round(1, "semi_final", [table(1, "a", "b"), table(2, "c", "d")]);
    const final = round(2, "final", [], ["c"]);
    expect(columnsOf([semi, final])[0]?.slots.map(shown)).toEqual(["c-d", "a-b"]);
  });
});
