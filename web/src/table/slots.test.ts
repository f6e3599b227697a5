import { describe, expect, it } from "vitest";
import { settle as settleAmong, type Slots } from "./slots";

const fewest = 10;
const settle = (slots: Slots, cards: readonly string[]) => settleAmong(slots, cards, fewest);
const lying = (slots: Slots) => slots.filter((card) => card !== null);

describe("places on the table", () => {
  it("fills free places in order of arrival", () => {
    const slots = settle([], ["7D", "KC"]);
    expect(slots.slice(0, 3)).toEqual(["7D", "KC", null]);
    expect(slots).toHaveLength(fewest);
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
    expect(settle(long, ["0"])).toHaveLength(fewest);
    expect(settle(long, ["11"])).toHaveLength(12);
  });
});
