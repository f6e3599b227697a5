import { describe, expect, it } from "vitest";
import { stepped, view } from "./frames.fixture";
import { momentsOf, pace } from "./steps";

describe("the moments of a move", () => {
  it("are one: the view that came with it, and what was done", () => {
    const event = stepped({ action: "discard", move: "discard KS", cards: ["KS"] });
    const after = view({ discard_pile: ["9B", "KS"] });
    expect(momentsOf(event, view(), after)).toEqual([
      { family: "scala40", view: after, step: event, wait: pace.discard },
    ]);
  });

  it("leave more time to look at an opening, and at the stock being made anew", () => {
    const [opening] = momentsOf(stepped({ action: "meld", opened: true }), view(), view());
    const [turnover] = momentsOf(stepped({ turnover: true }), view(), view());
    expect(opening?.wait).toBeGreaterThan(pace.meld);
    expect(turnover?.wait).toBeGreaterThan(pace.draw);
  });
});

it("shows every other event in its own view", () => {
  const after = view({ number: 1 });
  const dealt = { kind: "dealt", number: 1, dealer: 1, void_count: 0, void_tables: [] } as const;
  const [moment, ...more] = momentsOf({ ...dealt, void_tables: [] }, view(), after);
  expect(moment).toMatchObject({ view: after, step: null });
  expect(more).toEqual([]);
});
