import { expect, it } from "vitest";
import { secondsFor, secondsLeft } from "./clock";

const swiss = [20, 20, 20, 20, 20, 20, 40, 40, 40];

it("gives each of a seat's cards its seconds, and the last ones to all further cards", () => {
  expect([0, 5, 6, 8, 9].map((played) => secondsFor(swiss, played))).toEqual([20, 20, 40, 40, 40]);
  expect(secondsFor([30], 4)).toBe(30);
  expect(secondsFor([], 0)).toBeNull();
});

it("counts down by whole seconds, and goes on below zero", () => {
  expect([0, 999, 1000, 20_000, 23_500].map((now) => secondsLeft(20, 0, now))).toEqual([20, 20, 19, 0, -3]);
});
