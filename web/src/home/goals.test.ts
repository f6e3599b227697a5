import { describe, expect, it } from "vitest";
import { goalOf } from "./goals";

const none = { targets: [], target: 0, limits: [], limit: 0, deal_counts: [], deals: 0 };

describe("what a match is played to", () => {
  it("is asked for as what it is", () => {
    const points = goalOf({ ...none, targets: [11, 21], target: 21 });
    const limit = goalOf({ ...none, limits: [101, 151, 201], limit: 101 });
    const deals = goalOf({ ...none, deal_counts: [5, 6, 7], deals: 5 });
    expect(points?.asked(11)).toEqual({ target: 11 });
    expect(limit?.asked(201)).toEqual({ limit: 201 });
    expect(deals?.asked(7)).toEqual({ deals: 7 });
    expect([points, limit, deals].map((goal) => goal?.usual)).toEqual([21, 101, 5]);
  });

  it("is the sheet's own unless somebody chose", () => {
    expect(goalOf({ ...none, limits: [101, 201], limit: 101 })?.asked(null)).toEqual({ limit: 101 });
  });

  it("may be nothing to choose", () => {
    expect(goalOf(none)).toBeNull();
  });
});
