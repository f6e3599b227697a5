import { expect, test } from "vitest";
import { curve, figures, limb, outline } from "./path.ts";

test("numbers are written as short as they can be", () => {
  expect(figures(0.5, -0.25, 12, -0)).toBe(".5-.2 12 0");
});

test("corners are joined by straight lines", () => {
  expect(outline("0 0!, 10 0!, 10 20!")).toBe("M0 0l10 0l0 20z");
});

test("a smooth point mirrors the handle before it", () => {
  expect(curve("0 0!, 10 10, 20 0!")).toBe("M0 0c3.5 5 6.5 10 10 10s6.5-5 10-10");
});

test("a limb is as wide as it was asked to be", () => {
  expect(limb("0 0 10, 0 20 6")).toBe("M-5 0l2 20l6 0l2-20z");
});

test("what is no point is refused", () => {
  expect(() => outline("0 0, 5")).toThrow('no point: " 5"');
});
