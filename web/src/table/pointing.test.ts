import { expect, it } from "vitest";
import { pointOf } from "./pointing";

const swiss = { form: "row", pointed: ["A", "3", "5", "7"] } as const;

it("looks to the middle of the table from where the card was played", () => {
  expect(pointOf("7D", "near", swiss)).toBe("up");
  expect(pointOf("AS", "far", swiss)).toBe("down");
  expect(pointOf("3C", "right", swiss)).toBe("left");
  expect(pointOf("5B", "left", swiss)).toBe("right");
});

it("stands upright for other ranks, dealt cards and sheets without it", () => {
  expect(pointOf("KD", "far", swiss)).toBe("up");
  expect(pointOf("7D", null, swiss)).toBe("up");
  expect(pointOf("7D", "far", { form: "scattered", pointed: [] })).toBe("up");
});
