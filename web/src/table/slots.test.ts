import { describe, expect, it } from "vitest";
import { cell, columnsFromCentre, fewestSlots, settle, type Slots } from "./slots";

const lying = (slots: Slots) => slots.filter((card) => card !== null);

describe("places on the table", () => {
  it("fills free places in order of arrival", () => {
    const slots = settle([], ["7D", "KC"]);
    expect(slots.slice(0, 3)).toEqual(["7D", "KC", null]);
    expect(slots).toHaveLength(fewestSlots);
  });

  it("keeps a card where it lies when others are taken and laid", () => {
    const before = settle([], ["7D", "KC", "3S", "4B"]);
    const after = settle(before, ["KC", "4B", "AD"]);
    expect(after.slice(0, 4)).toEqual(["AD", "KC", null, "4B"]);
  });

  it("does not care in which order the same cards are told", () => {
    const before = settle([], ["7D", "KC", "3S"]);
    expect(settle(before, ["3S", "7D", "KC"])).toEqual(before);
  });

  it("adds places for a long table and gives them back", () => {
    const many = Array.from({ length: 12 }, (_, index) => `${index}`);
    const long = settle([], many);
    expect(lying(long)).toEqual(many);
    expect(settle(long, ["0"])).toHaveLength(fewestSlots);
    expect(settle(long, ["11"])).toHaveLength(12);
  });

  it("fills rows from the middle outwards", () => {
    expect(columnsFromCentre(5)).toEqual([2, 1, 3, 0, 4]);
    expect(columnsFromCentre(6)).toEqual([2, 3, 1, 4, 0, 5]);
    expect(cell(0, 5)).toEqual({ row: 0, column: 2 });
    expect(cell(7, 5)).toEqual({ row: 1, column: 3 });
  });

  it("gives every place a cell of its own", () => {
    const cells = new Set(Array.from({ length: 24 }, (_, slot) => JSON.stringify(cell(slot, 6))));
    expect(cells.size).toBe(24);
  });
});
