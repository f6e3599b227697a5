import { describe, expect, it } from "vitest";
import { cellsFor, debtsIn, owed } from "./debts";

describe("debts deal by deal", () => {
  it("begin empty, a row a deal, or as they were entered", () => {
    expect(cellsFor(5, [])).toHaveLength(5);
    expect(cellsFor(5, [[0, 12, 30, 4]])).toEqual([["0", "12", "30", "4"]]);
  });

  it("are added up for partners, who sit opposite", () => {
    const cells = [
      ["0", "12", "30", "4"],
      ["25", "", " 7", "x"],
    ];
    expect([owed(cells, 0), owed(cells, 1)]).toEqual([62, 16]);
    expect(debtsIn(cells)).toBeNull();
    expect(debtsIn([["0", "12", "30", "4"]])).toEqual([[0, 12, 30, 4]]);
  });
});
