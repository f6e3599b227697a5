import { describe, expect, it } from "vitest";
import { placeOf } from "./seating";

const round = (own: number, seats: number, direction: "anticlockwise" | "clockwise") =>
  Array.from({ length: seats }, (_, turn) => placeOf((own + turn) % seats, own, seats, direction));

describe("seats round the table", () => {
  it("puts the next player at the right where the play goes anticlockwise", () => {
    expect(round(0, 4, "anticlockwise")).toEqual(["near", "right", "far", "left"]);
    expect(round(2, 4, "anticlockwise")).toEqual(["near", "right", "far", "left"]);
    expect(round(0, 3, "anticlockwise")).toEqual(["near", "right", "left"]);
  });

  it("puts the next player at the left where it goes clockwise", () => {
    expect(round(1, 4, "clockwise")).toEqual(["near", "left", "far", "right"]);
    expect(round(0, 2, "clockwise")).toEqual(["near", "far"]);
  });

  it("seats six all round, partners every second place", () => {
    expect(round(0, 6, "anticlockwise")).toEqual(["near", "right-low", "right-high", "far", "left-high", "left-low"]);
  });
});
