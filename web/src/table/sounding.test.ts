import { expect, it } from "vitest";
import type { TableShown } from "./api";
import { soundOf } from "./sounding";

function shown(changes: Partial<TableShown> = {}): TableShown {
  return {
    hand: ["7D", "KC"],
    moves: [],
    table: ["3C", "4S"],
    places: [],
    hand_counts: [2, 2],
    pile_counts: [0, 0],
    scopas: [0, 0],
    totals: [0, 0],
    stock: 0,
    turn: 0,
    dealer: 1,
    staged: null,
    plays: [0, 0],
    laid_by: {},
    scopa_cards: [[], []],
    ...changes,
  };
}

const staged = { seat: 0, card: "7D", captured: ["3C", "4S"], side: 0 };

it("taps when a card is put down, and only once", () => {
  const down = shown({ staged, hand_counts: [1, 2] });
  expect(soundOf(shown(), down)).toBe("tap");
  expect(soundOf(down, { ...down, totals: [1, 0] })).toBeNull();
});

it("slides when cards are taken or dealt, and sweeps for a scopa", () => {
  const down = shown({ staged });
  expect(soundOf(down, shown({ pile_counts: [3, 0] }))).toBe("slide");
  expect(soundOf(down, shown({ pile_counts: [3, 0], scopas: [1, 0] }))).toBe("scopa");
  expect(soundOf(shown({ hand_counts: [0, 0] }), shown({ hand_counts: [3, 3] }))).toBe("slide");
});

it("makes no sound for the first sight of a table, nor for a new deal's empty piles", () => {
  expect(soundOf(null, shown({ staged, scopas: [2, 0] }))).toBeNull();
  expect(soundOf(shown({ pile_counts: [20, 20], scopas: [2, 1] }), shown())).toBeNull();
});
