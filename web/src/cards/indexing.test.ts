import { expect, test } from "vitest";
import { printedIndex } from "./indexing";

test("a figure shows its letter, or the number that it counts", () => {
  expect(printedIndex("JC", "F", "napoletane", false)).toBe("F");
  expect(["JC", "QC", "KC"].map((code) => printedIndex(code, "F", "siciliane", true))).toEqual(["8", "9", "10"]);
});

test("number cards and packs with real eights, nines and tens stay as they are", () => {
  expect(printedIndex("7D", "7", "napoletane", true)).toBe("7");
  expect(printedIndex("JC", "J", "francesi", true)).toBe("J");
});
