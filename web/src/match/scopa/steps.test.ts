import { describe, expect, it } from "vitest";
import { played, sides, view } from "../frames.fixture";
import { momentsOf } from "./steps";

describe("the moments of a play", () => {
  it("shows a laid card at once, in the view that came with it", () => {
    const after = view({ table: ["3C", "4S", "KD", "7S"], turn: 2 });
    const moments = momentsOf(played({ move: "7S" }), view(), after, sides);
    expect(moments.map((moment) => moment.view)).toEqual([after]);
    expect(moments[0]?.staged).toEqual({ seat: 1, card: "7S", captured: [], side: null });
  });

  it("shows a capture while all its cards still lie there, then the new view", () => {
    const after = view({ table: ["KD"], pile_counts: [0, 3], hand_counts: [2, 1, 2, 2], turn: 2 });
    const [down, swept, ...more] = momentsOf(played({ move: "7Sx3C+4S" }), view(), after, sides);
    expect(down?.view.table).toEqual(["3C", "4S", "KD", "7S"]);
    expect(down?.view.hand_counts).toEqual([2, 1, 2, 2]);
    expect(down?.view.pile_counts).toEqual([0, 0]);
    expect(down?.view.moves).toEqual([]);
    expect(down?.staged).toEqual({ seat: 1, card: "7S", captured: ["3C", "4S"], side: 1 });
    expect(swept?.view).toBe(after);
    expect(more).toEqual([]);
  });

  it("takes an own card out of the hand", () => {
    const before = view({ turn: 0, moves: ["7Dx3C+4S"] });
    const after = view({ hand: ["KC"], table: ["KD"] });
    const [down] = momentsOf(played({ seat: 0, move: "7Dx3C+4S" }), before, after, sides);
    expect(down?.view.hand).toEqual(["KC"]);
  });

  it("keeps a hidden hand hidden", () => {
    const [down] = momentsOf(played({ move: "KSxKD" }), view({ hand: null }), view({ hand: null }), sides);
    expect(down?.view.hand).toBeNull();
  });

  it("shows a capture, then the leftovers being swept, then the end", () => {
    const last = played({ move: "7Sx3C+4S", leftovers: ["KD"], leftovers_side: 1 });
    const after = view({ table: [], pile_counts: [0, 4], over: true, turn: null });
    const [down, sweep, end] = momentsOf(last, view(), after, sides);
    expect(down?.staged?.captured).toEqual(["3C", "4S"]);
    expect(sweep?.view.table).toEqual(["KD"]);
    expect(sweep?.view.pile_counts).toEqual([0, 3]);
    expect(sweep?.staged).toEqual({ seat: null, card: null, captured: ["KD"], side: 1 });
    expect(end?.view).toBe(after);
  });

  it("shows a last card that is laid, then swept with the leftovers", () => {
    const last = played({ move: "7S", leftovers: ["3C", "4S", "KD", "7S"], leftovers_side: 0 });
    const after = view({ table: [], pile_counts: [4, 0], over: true });
    const tables = momentsOf(last, view(), after, sides).map((moment) => moment.view.table);
    expect(tables).toEqual([["3C", "4S", "KD", "7S"], ["3C", "4S", "KD", "7S"], []]);
  });
});

it("shows every other event in its own view", () => {
  const after = view({ number: 1 });
  const dealt = { kind: "dealt", number: 1, dealer: 1, void_count: 0, void_tables: [] } as const;
  const moments = momentsOf({ ...dealt, void_tables: [] }, view(), after, sides);
  expect(moments.map((moment) => moment.view)).toEqual([after]);
});
