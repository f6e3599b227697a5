import { describe, expect, it } from "vitest";
import { blockOf, cell, columnsFromCentre } from "./layout";

const cells = (count: number, form: "row" | "scattered", block: { columns: number; lines: number }) =>
  Array.from({ length: count }, (_, slot) => cell(slot, block, form));

describe("cells of the table", () => {
  it("fill a line from the middle outwards", () => {
    expect(columnsFromCentre(5)).toEqual([2, 1, 3, 0, 4]);
    expect(columnsFromCentre(6)).toEqual([2, 3, 1, 4, 0, 5]);
    expect(cell(0, blockOf("scattered", "narrow"), "scattered")).toEqual({ line: 0, column: 2 });
    expect(cell(7, blockOf("scattered", "narrow"), "scattered")).toEqual({ line: 1, column: 3 });
  });

  it("put each new card of a row into the free slot nearest the centre", () => {
    const block = blockOf("row", "wide");
    const columns = cells(9, "row", block).map(({ line, column }) => (line === 0 ? column : -1));
    expect(columns).toEqual([4, 3, 5, 2, 6, 1, 7, 0, 8]);
  });

  it("grow both lines of a broken row from their common centre", () => {
    const block = blockOf("row", "narrow");
    const distances = cells(10, "row", block).map(({ column }) => Math.abs(column - 2));
    expect(distances).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
  });

  it.each(["row", "scattered"] as const)("are all different, also on a long table (%s)", (form) => {
    for (const width of ["narrow", "middle", "wide"] as const) {
      const all = cells(24, form, blockOf(form, width)).map((place) => JSON.stringify(place));
      expect(new Set(all).size).toBe(24);
    }
  });
});
