import { describe, expect, it } from "vitest";
import { setting } from "../match/scala40/frames.fixture";
import { view } from "../match/frames.fixture";
import { follow, more, nothingHeard, quoted, said, sayingOf, understood, type Lesson, type Scene } from "./lesson";

const scene = (moves: string[] = []): Scene => ({ setting, view: view({ moves }), told: [], result: null });
const onMove = (name: string, move: string): Lesson => ({
  name,
  tell: ({ view }) => (view.moves.includes(move) ? said(name) : null),
});
const lessons = [onMove("first", "7D"), onMove("second", "7D"), onMove("third", "KC")];

describe("which lesson is told", () => {
  it("waits for an occasion", () => {
    expect(follow(lessons, nothingHeard, scene())).toBe(nothingHeard);
  });

  it("tells the first that has one, and keeps to it while the occasion lasts", () => {
    const progress = follow(lessons, nothingHeard, scene(["7D", "KC"]));
    expect(progress).toEqual({ heard: ["first"], current: "first" });
    expect(follow(lessons, progress, scene(["7D", "KC"]))).toBe(progress);
    expect(sayingOf(lessons, progress, scene(["7D"]))).toEqual(said("first"));
  });

  it("goes on when one was understood, and when its occasion is gone", () => {
    const progress = follow(lessons, nothingHeard, scene(["7D", "KC"]));
    expect(understood(lessons, progress, scene(["7D", "KC"])).current).toBe("second");
    expect(follow(lessons, progress, scene(["KC"])).current).toBe("third");
  });

  it("falls silent when there is nothing to tell, and tells nothing twice", () => {
    const all = { heard: ["first", "second", "third"], current: "third" };
    expect(more(lessons, all, scene(["7D", "KC"]))).toBe(false);
    const silent = understood(lessons, all, scene(["7D", "KC"]));
    expect(silent).toEqual({ heard: ["first", "second", "third"], current: null });
    expect(follow(lessons, silent, scene(["7D"]))).toBe(silent);
  });
});

it("says nothing in the place of a sheet that says nothing", () => {
  expect(quoted(undefined, ["7D"], "more")).toBeNull();
  expect(quoted({ text: "So it is.", citation: "art. 6" }, ["7D"], "More.")).toEqual({
    text: "So it is. More.",
    cards: ["7D"],
    citation: "art. 6",
  });
});
