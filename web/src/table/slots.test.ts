import { describe, expect, it } from "vitest";
import { settle } from "./slots";

describe("places on the table", () => {
  it("fills free places in order of arrival", () => {
    expect(settle([], ["7D", "KC"])).toEqual(["7D", "KC"]);
  });

  it("keeps a card where it lies when others are taken and laid", () => {
    const before = settle([], ["7D", "KC", "3S", "4B"]);
    expect(settle(before, ["KC", "4B", "AD"])).toEqual(["AD", "KC", null, "4B"]);
  });

  it("does not care in which order the same cards are told", () => {
    const before = settle([], ["7D", "KC", "3S"]);
    expect(settle(before, ["3S", "7D", "KC"])).toEqual(before);
  });

  it("gives the places after the last card back", () => {
    const before = settle([], ["7D", "KC", "3S"]);
    expect(settle(before, ["7D"])).toEqual(["7D"]);
    expect(settle(before, ["3S"])).toEqual([null, null, "3S"]);
    expect(settle(before, [])).toEqual([]);
  });
});
