import { describe, expect, it } from "vitest";
import { lineIn, pointsIn } from "./typed";

describe("a typed result", () => {
  it.each(["21 15", "21-15", " 21 – 15 ", "21:15", "21,15", "21/15"])("%s is twenty-one to fifteen", (text) => {
    expect(pointsIn(text, 2)).toEqual([21, 15]);
  });

  it.each(["", "21", "21 15 3", "2l 15", "ventuno 15"])("%j is none", (text) => {
    expect(pointsIn(text, 2)).toBeNull();
  });

  it("may begin with its table", () => {
    expect(lineIn("7 21 15", 2)).toEqual({ spot: 7, points: [21, 15] });
    expect(lineIn("21 15", 2)).toBeNull();
  });
});
