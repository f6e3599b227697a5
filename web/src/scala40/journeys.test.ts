import { describe, expect, it } from "vitest";
import type { StepShown } from "./api";
import { journey } from "./journeys";

const step = (changes: Partial<StepShown>): StepShown => ({
  seat: 2,
  action: "draw",
  cards: [],
  meld: null,
  turnover: false,
  ...changes,
});

describe("journeys", () => {
  it("lets another's drawn card travel face down, and one's own be seen", () => {
    expect(journey(step({}), 0, false).unseen).toEqual({ from: "[data-stock]", to: '[data-seat="2"]' });
    expect(journey(step({}), 2, false)).toEqual({ newFrom: "[data-stock]", takenTo: null, unseen: null });
  });

  it("brings another's cards from their seat, and takes the discard there", () => {
    expect(journey(step({ action: "meld" }), 0, false).newFrom).toBe('[data-seat="2"]');
    expect(journey(step({ action: "take" }), 0, false).takenTo).toBe('[data-seat="2"]');
    expect(journey(step({ action: "discard" }), 0, false).takenTo).toBeNull();
  });

  it("turns the discards over into the stock", () => {
    expect(journey(step({ turnover: true }), 0, false).takenTo).toBe("[data-stock]");
  });

  it("happens once", () => {
    expect(journey(step({}), 0, true).unseen).toBeNull();
  });
});
