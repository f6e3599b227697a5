import { describe, expect, it, vi } from "vitest";
import type { Scene } from "../../learn/lesson";
import type { PublicEvent } from "../../protocol";
import { scala40EndLessons } from "./end-lessons";
import { counted, setting as base, stepped, view } from "./frames.fixture";
import { scala40Lessons } from "./lessons";

// The page's language comes from its address.
vi.hoisted(() => vi.stubGlobal("location", new URL("https://settebello.example/?lang=it")));

const setting = {
  ...base,
  sentences: Object.fromEntries(
    ["opening.points", "take.before_opening", "match.deals"].map((key) => [key, { text: key, citation: "" }]),
  ),
};
const scene = (changes: Partial<ReturnType<typeof view>>, events: readonly PublicEvent[] = []): Scene => ({
  setting,
  view: view(changes),
  told: events.map((event, seq) => ({ seq, event, view: null })),
  result: null,
});
const occasions = (shown: Scene): string[] =>
  scala40Lessons.filter(({ tell }) => tell(shown) !== null).map(({ name }) => name);
const say = (name: string, shown: Scene) => scala40Lessons.find((lesson) => lesson.name === name)?.tell(shown);

describe("what a turn gives occasion for", () => {
  it("begins with drawing, or with the discard where it was offered", () => {
    expect(occasions(scene({ moves: ["draw"] }))).toEqual(["draw", "draw-only"]);
    expect(occasions(scene({ moves: ["draw", "take"] }))).toEqual(["draw", "take"]);
  });

  it("is a meld, the opening and a discard", () => {
    const shown = scene({ phase: "play", moves: ["discard 7D"] });
    expect(occasions(shown)).toEqual(["meld", "opening", "discard"]);
    expect(say("opening", shown)?.text).toBe("opening.points Con queste carte non ci arrivi ancora.");
  });

  it("names the best meld in the hand, and the melds that are enough to open", () => {
    const formable = [
      { meld: "4C+5C+6C", points: 15 },
      { meld: "5C+6C+**=7D", points: 18 },
    ];
    const shown = scene({ phase: "play", moves: ["discard 7D"], formable, fewest: ["4C+5C+6C"] });
    expect(say("meld-held", shown)).toEqual({
      text: expect.stringContaining("18 punti") as string,
      cards: ["5C", "6C", "**"],
      citation: "",
    });
    expect(say("opening-ready", shown)?.text).toContain("quattro di cuori, cinque di cuori e sei di cuori");
    expect(say("opening", shown)).toBeNull();
  });

  it("is attaching and swapping where they were offered", () => {
    const moves = ["attach 6C>2", "swap 7D>1", "discard 7D"];
    const shown = scene({ phase: "play", moves, opened: [true, false, false] });
    expect(occasions(shown)).toEqual(["meld", "attach", "swap", "discard"]);
    expect(say("attach", shown)?.text).toContain("il sei di cuori alla combinazione 2");
  });
});

it("tells of an opening until the own turn has ended", () => {
  const bice = stepped({ seat: 1, action: "meld", opened: true });
  const own = stepped({ seat: 0, move: "discard 7D", action: "discard" });
  expect(say("opened", scene({}, [bice]))?.text).toContain("Bice");
  expect(say("opened", scene({}, [bice, own]))).toBeNull();
  expect(say("opened", scene({}, [own, { ...bice, seat: 0 }]))?.text).toContain("Hai aperto");
});

describe("what a deal cost", () => {
  const texts = (result: ReturnType<typeof counted>): (string | undefined)[] =>
    scala40EndLessons.map(({ tell }) => tell({ ...scene({ over: true }), result })?.text);

  it("names who closed, and what the others pay", () => {
    const [closed, debts, limit, deals] = texts(counted());
    expect(closed).toContain("Bice ha chiuso");
    expect(debts).toContain("Anna 10, Carlo 25");
    expect([limit, deals]).toEqual([undefined, "match.deals"]);
  });

  it("is nothing where nobody closed", () => {
    const [dead, debts] = texts(counted({ closer: null, points: [0, 0, 0] }));
    expect(dead).toContain("non si segna niente");
    expect(debts).toBeUndefined();
  });
});
