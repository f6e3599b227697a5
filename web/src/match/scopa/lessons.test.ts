import { describe, expect, it, vi } from "vitest";
import type { Scene } from "../../learn/lesson";
import type { PlayedEvent, PublicEvent, ScoredEvent, ScoreLine } from "../../protocol";
import { played, sides, view } from "../frames.fixture";
import type { MatchSetting } from "../setting";
import { scopaEndLessons } from "./end-lessons";
import { scopaLessons } from "./lessons";

// The page's language comes from its address.
vi.hoisted(() => vi.stubGlobal("location", new URL("https://settebello.example/?lang=it")));

const names = { "7D": "sette di denari", "4S": "quattro di spade", "3C": "tre di coppe", KD: "re di denari" };
const sheet = ["capture.equal", "capture.sum", "ace.sweeps", "view.hand", "primiera.missing", "score.cards"];

const setting: MatchSetting = {
  table: "t1",
  seat: 0,
  sitters: ["Anna", "Bice", "Carlo", "Dino"].map((name, seat) => ({ seat, name, person: seat === 0 })),
  sides,
  direction: "anticlockwise",
  deck: "napoletane",
  faces: Object.fromEntries(Object.entries(names).map(([code, name]) => [code, { name, index: code[0] ?? "" }])),
  target: 21,
  arrangement: { form: "scattered", pointed: [] },
  clock: [],
  sentences: Object.fromEntries(sheet.map((key) => [key, { text: `The sheet on ${key}.`, citation: "art. 6" }])),
  offences: [],
  sanctions: {},
};

const scene = (changes: Partial<ReturnType<typeof view>>, events: readonly PublicEvent[] = []): Scene => ({
  setting,
  view: view(changes),
  told: events.map((event, seq) => ({ seq, event, view: null })),
  result: null,
});

const occasions = (shown: Scene): string[] =>
  scopaLessons.filter(({ tell }) => tell(shown) !== null).map(({ name }) => name);
const say = (name: string, shown: Scene) => scopaLessons.find((lesson) => lesson.name === name)?.tell(shown);

describe("what the own turn gives occasion for", () => {
  it("is nothing while others play", () => {
    expect(occasions(scene({ moves: [] }))).toEqual([]);
  });

  it("is a sum, with its cards and the sheet's own word", () => {
    const shown = scene({ moves: ["7Dx4S+3C"] });
    expect(occasions(shown)).toEqual(["turn", "sum", "sum-rule"]);
    expect(say("sum", shown)).toEqual({
      text: expect.stringContaining("il sette di denari prende il quattro di spade e il tre di coppe") as string,
      cards: ["7D", "4S", "3C"],
      citation: "",
    });
    expect(say("sum-rule", shown)).toEqual({
      text: "The sheet on capture.sum.",
      cards: ["7D", "4S", "3C"],
      citation: "art. 6",
    });
  });

  it("is an equal card", () => {
    expect(occasions(scene({ moves: ["KCxKD"] }))).toEqual(["turn", "equal", "equal-rule"]);
  });

  it("is a card that takes nothing", () => {
    expect(occasions(scene({ moves: ["7D"] }))).toEqual(["turn", "lay"]);
  });

  it("is taking or laying, where the same card may do both", () => {
    expect(occasions(scene({ moves: ["7Dx4S+3C", "7D"] }))).toEqual(["turn", "sum", "sum-rule", "or-lay"]);
  });

  it("is a choice of captures", () => {
    expect(occasions(scene({ moves: ["7Dx4S+3C", "7Dx5B+2B"] }))).toContain("several");
  });

  it("is an ace that takes whatever lies there, in the sheet's words", () => {
    expect(occasions(scene({ moves: ["ADx4S+3C"] }))).toEqual(["turn", "sweep"]);
    expect(occasions(scene({ moves: ["ADxKD"] }))).toEqual(["turn", "sweep"]);
  });

  it("is a hand that may not be seen yet", () => {
    expect(occasions(scene({ hand: null }))).toEqual(["hidden"]);
  });
});

describe("what happened gives occasion", () => {
  const scopa = (changes: Partial<PlayedEvent>) => played({ move: "KSxKD", scopa: true, ...changes });

  it("for a scopa, until the next own card", () => {
    const shown = scene({}, [scopa({ seat: 2 }), played({ seat: 3 })]);
    expect(say("scopa", shown)?.text).toContain("Carlo");
    expect(say("scopa", scene({}, [scopa({ seat: 2 }), played({ seat: 0 })]))).toBeNull();
    expect(say("scopa", scene({}, [scopa({ seat: 0 }), played({ seat: 1 })]))?.text).toContain("Hai preso");
  });

  it("for the own pile, once something went there", () => {
    expect(say("pile", scene({}, [played({ seat: 0, move: "KSxKD" })]))).not.toBeNull();
    expect(say("pile", scene({}, [played({ seat: 1, move: "KSxKD" })]))).toBeNull();
  });
});

describe("what a deal was worth", () => {
  const row = (item: ScoreLine["item"], side: number | null, details: ScoreLine["details"]): ScoreLine => ({
    item,
    side,
    details,
  });
  const result: ScoredEvent = {
    kind: "scored",
    number: 0,
    points: [2, 1],
    scopas: [1, 0],
    cards: 0,
    coins: null,
    settebello: 1,
    primiera: 1,
    primiera_sums: [55, 76],
    ruled: [0, 0],
    totals: [2, 1],
    lines: [
      row("cards", 0, [{ count: 22 }, { count: 18 }]),
      row("coins", null, [{ count: 5 }, { count: 5 }]),
      row("settebello", 1, [{ count: 0 }, { count: 1 }]),
      row("primiera", 1, [
        { count: 55, cards: ["7D", null, "4S", null], values: [21, null, 14, null] },
        { count: 76, cards: ["KD", "3C", "4S", "7D"], values: [10, 13, 14, 21] },
      ]),
      row("scope", null, [{ count: 1 }, { count: 0 }]),
    ],
  };
  const over: Scene = { ...scene({ over: true }), result };
  const sayEnd = (name: string, shown = over) => scopaEndLessons.find((lesson) => lesson.name === name)?.tell(shown);

  it("is told only when it has been counted", () => {
    expect(scopaEndLessons.filter(({ tell }) => tell(scene({})) !== null)).toEqual([]);
    expect(scopaLessons.filter(({ tell }) => tell(over) !== null)).toEqual([]);
  });

  it("is the sheet's word, what each side has, and whose the point is", () => {
    expect(sayEnd("cards")).toEqual({
      text: "The sheet on score.cards. Questa volta: Anna e Carlo 22, Bice e Dino 18. Punto: Anna e Carlo.",
      cards: [],
      citation: "art. 6",
    });
  });

  it("is left out where the sheet says nothing of it", () => {
    expect(sayEnd("coins")).toBeNull();
  });

  it("tells of a missing suit by what the sheet says for it", () => {
    expect(sayEnd("primiera-missing")?.text).toBe("The sheet on primiera.missing.");
  });
});
