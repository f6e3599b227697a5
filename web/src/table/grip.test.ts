import { expect, it } from "vitest";
import { moveTo, takeHold, threshold } from "./grip";

it("stays a tap until the pointer has moved eight pixels, in any direction", () => {
  const held = takeHold(1, "7D", 100, 100);
  expect(threshold).toBe(8);
  expect(moveTo(held, 105, 105)).toBe(held);
  expect(moveTo(held, 100, 92)).toMatchObject({ dragged: true, by: { x: 0, y: -8 } });
  expect(moveTo(held, 106, 106).dragged).toBe(true);
});

it("follows the pointer back to where it was taken hold of", () => {
  const dragged = moveTo(takeHold(1, "7D", 100, 100), 100, 40);
  expect(moveTo(dragged, 101, 100)).toMatchObject({ dragged: true, by: { x: 1, y: 0 } });
});
