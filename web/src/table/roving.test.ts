import { expect, it } from "vitest";
import { stepFrom } from "./roving";

// Five cards in the upper line, three centred in the lower one.
const places = [0, 70, 140, 210, 280]
  .map((left) => ({ left, top: 0, width: 60, height: 90 }))
  .concat([70, 140, 210].map((left) => ({ left, top: 100, width: 60, height: 90 })));

it("goes left and right in order, and round", () => {
  expect(stepFrom(places, 2, "ArrowRight")).toBe(3);
  expect(stepFrom(places, 4, "ArrowRight")).toBe(5);
  expect(stepFrom(places, 0, "ArrowLeft")).toBe(7);
});

it("goes up and down to the nearest card of the next line", () => {
  expect(stepFrom(places, 0, "ArrowDown")).toBe(5);
  expect(stepFrom(places, 3, "ArrowDown")).toBe(7);
  expect(stepFrom(places, 6, "ArrowUp")).toBe(2);
  expect(stepFrom(places, 6, "ArrowDown")).toBe(6);
});

it("goes to both ends, and leaves other keys alone", () => {
  expect(stepFrom(places, 3, "Home")).toBe(0);
  expect(stepFrom(places, 3, "End")).toBe(7);
  expect(stepFrom(places, 3, "a")).toBeNull();
  expect(stepFrom(places, -1, "End")).toBeNull();
});
