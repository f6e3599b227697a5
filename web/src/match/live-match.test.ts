import { beforeEach, describe, expect, it } from "vitest";
import type { ScoredEvent } from "../protocol";
import { HandClock } from "./clock.fixture";
import { event, ledger, played, state, view } from "./frames.fixture";
import { LiveMatch } from "./live-match.svelte";
import { TestLine } from "./socket.fixture";

let clock: HandClock;
let line: TestLine;
let pace = 1;

function seat(fresh = false): LiveMatch {
  clock = new HandClock();
  line = new TestLine();
  const match = new LiveMatch({
    socket: line.connect,
    token: "token",
    fresh,
    language: () => "it",
    timer: clock.timer,
    random: () => 0,
    pace: () => pace,
  });
  match.open();
  line.last.onopen?.();
  return match;
}

const mine = view({ turn: 0, moves: ["7Dx3C+4S", "KCxKD"] });
const scored: ScoredEvent = {
  kind: "scored",
  number: 0,
  points: [2, 1],
  scopas: [0, 0],
  cards: 0,
  coins: 0,
  settebello: 1,
  primiera: null,
  primiera_sums: [70, 70],
  ruled: [0, 0],
  totals: [2, 1],
  lines: [],
};

let match: LiveMatch;
beforeEach(() => {
  match = seat();
  line.last.say(state(8, { view: mine }));
});

describe("a pause", () => {
  it("shows and plays nothing, and what came meanwhile follows", () => {
    match.pause();
    expect(match.busy).toBe(true);
    match.play("KCxKD");
    expect(line.last.sent.slice(1)).toEqual([]);
    line.last.say(event(9, played({ seat: 0, move: "KC" })));
    clock.pass(60_000);
    expect(match.told).toHaveLength(0);
    match.goOn();
    clock.pass(60_000);
    expect(match.told).toHaveLength(1);
    expect([match.paused, match.settled]).toEqual([false, true]);
  });

  it("ends with a ruling, which is seen at once", () => {
    match.pause();
    line.last.say({ ...event(9, played({ seat: 0, move: "KC" })), ledger: ledger() });
    expect([match.paused, match.told.length]).toEqual([false, 1]);
  });
});

it("a calm pace looks at each thing for twice as long", () => {
  const waited = [1, 2].map((times) => {
    pace = times;
    match = seat();
    line.last.say(state(8, { view: mine }));
    line.last.say(event(9, played({ seat: 0, move: "KC" })));
    line.last.say(event(10, played({ move: "2D" })));
    let waiting = 0;
    while (!match.settled) {
      clock.pass(10);
      waiting += 10;
    }
    return waiting;
  });
  pace = 1;
  expect(waited[0]).toBeGreaterThan(100);
  expect(waited[1]).toBeCloseTo(2 * (waited[0] ?? 0), -2);
});

describe("a play", () => {
  it("is sent once, with the number of what was shown", () => {
    match.play("KCxKD");
    match.play("KCxKD");
    match.play("7Dx3C+4S");
    expect(line.last.sent.slice(1)).toEqual([{ type: "play", move: "KCxKD", seq: 8 }]);
    expect(match.busy).toBe(true);
  });

  it("is not sent unless it was offered", () => {
    match.play("KC");
    expect(line.last.sent).toHaveLength(1);
  });

  it("is not sent while other plays are still being shown", () => {
    line.last.say(event(9, played({ seat: 0, move: "KCxKD" }), view({ hand: ["7D"], table: ["3C", "4S"] })));
    line.last.say(event(10, played({ seat: 1, move: "2S" }), mine));
    match.play("7Dx3C+4S");
    expect(line.last.sent).toHaveLength(1);
    clock.pass(10_000);
    match.play("7Dx3C+4S");
    expect(line.last.sent.at(-1)).toEqual({ type: "play", move: "7Dx3C+4S", seq: 10 });
  });

  it("that is refused leaves the table as it was, and says why", () => {
    const before = match.moment;
    match.play("KCxKD");
    line.last.say({ type: "refused", code: "sum_must_be_taken", message: "Devi prendere.", article: "9", seq: 8 });
    expect(match.moment).toBe(before);
    expect(match.refusal).toBe("Devi prendere.");
    expect(match.busy).toBe(false);
  });

  it("that was overtaken is not held against anybody", () => {
    match.play("KCxKD");
    line.last.say({ type: "refused", code: "stale", message: "…", article: "", seq: 9 });
    expect(match.refusal).toBeNull();
  });
});

describe("a play taken back", () => {
  it("is asked for once, and what was told of it is forgotten", () => {
    line.last.say(event(9, played({ seat: 0, move: "KCxKD" }), view({ hand: ["7D"] })));
    line.last.say(event(10, played({ seat: 1, move: "2S" }), mine));
    clock.pass(10_000);
    match.takeBack();
    match.takeBack();
    expect(line.last.sent.slice(1)).toEqual([{ type: "take_back", seq: 10 }]);
    line.last.say(event(11, { kind: "taken_back", seat: 0, moves: 2 }, mine));
    clock.pass(10_000);
    expect(match.told.map(({ seq }) => seq)).toEqual([11]);
    expect([match.busy, match.moment?.view]).toEqual([false, mine]);
  });

  it("is not asked for where the sheet forbids it", () => {
    const strict = state(8, { view: mine });
    line.last.say({ ...strict, seq: 9, table: { ...strict.table, take_back: false } });
    match.takeBack();
    expect(line.last.sent).toHaveLength(1);
  });

  it("stays forgotten when the page comes back", () => {
    const plays = [played({ seat: 0, move: "KCxKD" }), played({ seat: 1, move: "2S" })];
    line.last.say(state(20, { view: mine, current: [...plays, { kind: "taken_back", seat: 0, moves: 1 }] }));
    expect(match.told.map(({ event }) => event.kind)).toEqual(["played", "taken_back"]);
  });
});

describe("a hint", () => {
  const hint = { type: "hint" as const, move: "KCxKD", by: "maestro", seq: 8 };

  it("is asked for on the own turn, and shown until the next event", () => {
    match.askHint();
    expect(line.last.sent.at(-1)).toEqual({ type: "ask_hint", seq: 8 });
    line.last.say(hint);
    expect(match.hint).toEqual(hint);
    line.last.say(event(9, played({ seat: 0, move: "KCxKD" })));
    expect(match.hint).toBeNull();
  });

  it("that comes too late is none", () => {
    line.last.say(event(9, played({ seat: 1, move: "2S" }), mine));
    line.last.say(hint);
    expect(match.hint).toBeNull();
  });

  it("is not asked for while others play", () => {
    line.last.say(event(9, played({ seat: 1, move: "2S" }), view()));
    clock.pass(10_000);
    match.askHint();
    expect(line.last.sent).toHaveLength(1);
  });
});

describe("a lost connection", () => {
  it("asks for what came after the last event received", () => {
    line.last.say(event(9, played({ move: "2S" })));
    line.last.onclose?.();
    expect(match.status).toBe("waiting");
    expect(match.busy).toBe(true);
    clock.pass(1_000);
    line.last.onopen?.();
    expect(line.last.sent).toEqual([{ type: "join", token: "token", lang: "it", since: 9 }]);
  });

  it("lets a play be made again that never arrived", () => {
    match.play("KCxKD");
    line.last.onclose?.();
    clock.pass(1_000);
    line.last.say(state(8, { view: mine }));
    expect(match.playLost).toBe(true);
    expect(match.busy).toBe(false);
    match.play("KCxKD");
    expect(line.last.sent).toHaveLength(1);
  });

  it("does not play twice what did arrive", () => {
    match.play("KCxKD");
    line.last.onclose?.();
    clock.pass(1_000);
    const after = view({ hand: ["7D"], table: ["3C", "4S"], turn: 1 });
    const answer = event(9, played({ seat: 0, move: "KCxKD" }), after);
    line.last.say(state(9, { view: after, missed: [answer] }));
    clock.pass(10_000);
    expect(match.playLost).toBe(false);
    expect(match.moment?.view).toEqual(after);
    expect(match.told.map(({ seq }) => seq)).toEqual([9]);
  });

  it("shows the missed events one by one, and the state when they are gone", () => {
    line.last.onclose?.();
    clock.pass(1_000);
    line.last.say(
      state(10, {
        view: mine,
        missed: [event(9, played({ move: "2S" })), event(10, played({ seat: 2, move: "5B" }), mine)],
      }),
    );
    expect(match.told.map(({ seq }) => seq)).toEqual([9]);
    clock.pass(10_000);
    expect(match.told.map(({ seq }) => seq)).toEqual([9, 10]);
    line.last.onclose?.();
    clock.pass(1_000);
    line.last.say(state(40, { view: view({ number: 2 }) }));
    expect(match.moment?.view.number).toBe(2);
  });
});

describe("a deal's end", () => {
  beforeEach(() => {
    line.last.say(event(9, scored, view({ over: true, turn: null, table: [], hand: [] })));
    line.last.say(
      event(10, { kind: "dealt", number: 1, dealer: 1, void_count: 0, void_tables: [] }, view({ number: 1 })),
    );
    clock.pass(60_000);
  });

  it("waits with the next deal until the score has been read", () => {
    expect(match.held).toBe(true);
    expect(match.deals).toEqual([scored]);
    expect(match.moment?.view.number).toBe(0);
    match.nextDeal();
    expect(match.held).toBe(false);
    expect(match.moment?.view.number).toBe(1);
  });

  it("sends no play meanwhile", () => {
    match.play("7Dx3C+4S");
    expect(line.last.sent).toHaveLength(1);
  });
});

describe("the referee's book", () => {
  const ruling = {
    kind: "ruling" as const,
    id: 1,
    article: "15",
    seat: null,
    side: 1,
    occasion: 1,
    sanction: "-1",
    by: "giuria",
    at: null,
    deal: 0,
  };
  const deed = { type: "rule" as const, article: "15", side: 1, by: "giuria" };
  const ruled = ledger({ rulings: [ruling], may_reopen: true, counts: [{ ruled: [0, -1], totals: [2, 0] }] });

  it("is asked once, and nothing is played meanwhile", () => {
    match.book.ask(deed);
    match.book.ask(deed);
    match.play("KCxKD");
    expect(line.last.sent.slice(1)).toEqual([{ ...deed, seq: 8 }]);
    expect(match.busy).toBe(true);
  });

  it("shows a ruling at once, past plays and scores that were still being shown", () => {
    line.last.say(event(9, played({ move: "2S" })));
    line.last.say(event(10, scored, view({ over: true })));
    line.last.say(
      event(11, { kind: "dealt", number: 1, dealer: 1, void_count: 0, void_tables: [] }, view({ number: 1 })),
    );
    match.book.ask(deed);
    line.last.say({ ...event(12, ruling, view({ number: 1 })), totals: [2, 0], ledger: ruled });
    expect(match.told.map(({ seq }) => seq)).toEqual([9, 10, 11, 12]);
    expect([match.book.asked, match.held, match.totals]).toEqual([false, false, [2, 0]]);
    expect(match.book.ledger).toEqual(ruled);
    expect(match.deals[0]).toEqual({ ...scored, ruled: [0, -1], totals: [2, 0] });
  });

  it("keeps the book as it was when it refuses, and says why", () => {
    match.book.ask(deed);
    line.last.say({ type: "refused", code: "sanction_needed", message: "Scegli.", article: "", seq: 8 });
    expect(match.book.notEntered?.message).toBe("Scegli.");
    expect([match.book.asked, match.refusal, match.book.ledger?.rulings]).toEqual([false, null, []]);
  });

  it("says that the match went on, other than for a play", () => {
    match.book.ask(deed);
    line.last.say({ type: "refused", code: "stale", message: "…", article: "", seq: 9 });
    expect(match.book.notEntered?.code).toBe("stale");
  });

  it("says so when the line broke before the answer", () => {
    match.book.ask(deed);
    line.last.onclose?.();
    clock.pass(1_000);
    line.last.say(state(8, { view: mine }));
    expect(match.book.notEntered?.code).toBe("lost");
    expect(match.book.asked).toBe(false);
  });

  it("lets the end that a ruling brings be seen after the ruling", () => {
    line.last.say({ ...event(9, ruling), ledger: ruled });
    line.last.say({ ...event(10, { kind: "ended", winner: [0] }), over: true, winner: [0] });
    expect(match.over).toBe(false);
    clock.pass(10_000);
    expect(match.winner).toEqual([0]);
  });
});

it("shows a fresh table from its first event on", () => {
  const fresh = seat(true);
  expect(line.last.sent).toEqual([{ type: "join", token: "token", lang: "it", since: 0 }]);
  const ceremony = event(1, { kind: "ceremony", draws: [], dealer: 3 });
  const dealt = event(2, { kind: "dealt", number: 0, dealer: 3, void_count: 0, void_tables: [] }, mine);
  line.last.say(state(2, { view: mine, current: [ceremony.event, dealt.event], missed: [ceremony, dealt] }));
  clock.pass(10_000);
  expect(fresh.told.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(fresh.moment?.view).toEqual(mine);
});

it("never seats us twice after the server said no", () => {
  line.last.say({ type: "error", code: "wrong_token", message: "Posto non tuo." });
  expect(match.refusedSeat?.message).toBe("Posto non tuo.");
  expect(match.status).toBe("ended");
});
