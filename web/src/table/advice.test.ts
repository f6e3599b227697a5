import { expect, it } from "vitest";
import { advisedBy } from "./advice";
import { nothingChosen } from "./choosing";
import { groupMoves } from "./offers";

const offers = groupMoves(["KDx4C+6S", "KDx6S+4B", "7CxAS+6S", "2D"]);
const lit = (hint: string | null, choosing = nothingChosen) => [...advisedBy(hint, offers, choosing)];

it("lights the hand card and what it would take", () => {
  expect(lit("KDx6S+4B")).toEqual(["KD", "6S", "4B"]);
  expect(lit("2D")).toEqual(["2D"]);
});

it("stays while the choice leads there, and goes when it leads elsewhere", () => {
  expect(lit("KDx6S+4B", { card: "KD", narrowed: [] })).toEqual(["KD", "6S", "4B"]);
  expect(lit("KDx6S+4B", { card: null, narrowed: ["6S"] })).toEqual(["KD", "6S", "4B"]);
  expect(lit("KDx6S+4B", { card: "KD", narrowed: ["4C"] })).toEqual([]);
  expect(lit("KDx6S+4B", { card: null, narrowed: ["AS"] })).toEqual([]);
  expect(lit("KDx6S+4B", { card: "7C", narrowed: [] })).toEqual([]);
});

it("lights nothing without a hint, nor for a move that is no longer offered", () => {
  expect(lit(null)).toEqual([]);
  expect(lit("AD")).toEqual([]);
  expect([...advisedBy("2D", groupMoves([]), nothingChosen)]).toEqual([]);
});
