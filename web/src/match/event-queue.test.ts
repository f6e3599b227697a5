import { beforeEach, describe, expect, it } from "vitest";
import { HandClock } from "./clock.fixture";
import { EventQueue } from "./event-queue";

interface TestEvent {
  seq: number;
  kind?: "own" | "score" | "end";
  steps?: number;
}

let clock: HandClock;
let seen: string[];
let resyncs: number;
let queue: EventQueue<TestEvent, { seq: number }>;

beforeEach(() => {
  clock = new HandClock();
  seen = [];
  resyncs = 0;
  queue = new EventQueue<TestEvent, { seq: number }>({
    steps: ({ seq, steps = 1 }) =>
      Array.from({ length: steps }, (_, index) => ({
        show: () => void seen.push(steps === 1 ? `${seq}` : `${seq}.${index + 1}`),
        wait: 600,
      })),
    jump: ({ seq }) => void seen.push(`state ${seq}`),
    resync: () => void (resyncs += 1),
    urgent: ({ kind }) => kind === "own",
    holds: ({ kind }) => kind === "score",
    passesHold: ({ kind }) => kind === "end",
    changed: () => undefined,
    timer: clock.timer,
  });
  queue.state({ seq: 4 });
  seen = [];
});

const receive = (...events: TestEvent[]) => events.forEach((event) => queue.event(event));

describe("catching up", () => {
  it("shows all that waits at once, past what holds, and lets the last be looked at", () => {
    receive({ seq: 5, kind: "score" }, { seq: 6, steps: 2 }, { seq: 7 });
    expect(queue.held).toBe(true);
    queue.catchUp();
    expect(seen).toEqual(["5", "6.1", "6.2", "7"]);
    expect([queue.held, queue.idle]).toEqual([false, true]);
    receive({ seq: 8 });
    clock.pass(599);
    expect(queue.shown).toBe(7);
    clock.pass(1);
    expect(queue.shown).toBe(8);
  });

  it("does nothing to a pause after which nothing waits", () => {
    receive({ seq: 5 });
    queue.catchUp();
    receive({ seq: 6 });
    expect(seen).toEqual(["5"]);
  });
});

describe("the pace", () => {
  it("shows the first event at once and the next ones one pause apart", () => {
    receive({ seq: 5 }, { seq: 6 }, { seq: 7 });
    expect(seen).toEqual(["5"]);
    clock.pass(599);
    expect(seen).toEqual(["5"]);
    clock.pass(1);
    expect(seen).toEqual(["5", "6"]);
    clock.pass(600);
    expect(seen).toEqual(["5", "6", "7"]);
    expect(queue.shown).toBe(7);
  });

  it("shows all steps of an event before the next event", () => {
    receive({ seq: 5, steps: 2 }, { seq: 6 });
    clock.pass(10_000);
    expect(seen).toEqual(["5.1", "5.2", "6"]);
  });

  it("is idle as soon as the last event is on the table, though its pause still runs", () => {
    receive({ seq: 5, steps: 2 });
    expect(queue.idle).toBe(false);
    expect(queue.shown).toBe(4);
    clock.pass(600);
    expect(queue.idle).toBe(true);
    expect(queue.shown).toBe(5);
    expect(clock.running).toBe(1);
  });

  it("does not make one's own play wait for a pause", () => {
    receive({ seq: 5 });
    receive({ seq: 6, kind: "own" });
    expect(seen).toEqual(["5", "6"]);
  });

  it("does not let one's own play overtake what has not been shown", () => {
    receive({ seq: 5, steps: 2 }, { seq: 6, kind: "own" });
    expect(seen).toEqual(["5.1"]);
  });

  it("skips one pause at a time when hurried", () => {
    receive({ seq: 5 }, { seq: 6 }, { seq: 7 });
    queue.hurry();
    expect(seen).toEqual(["5", "6"]);
    queue.hurry();
    queue.hurry();
    queue.hurry();
    expect(seen).toEqual(["5", "6", "7"]);
  });

  it("catches up without pauses when a great many events wait", () => {
    receive(...Array.from({ length: 40 }, (_, index) => ({ seq: 5 + index })));
    clock.pass(600);
    expect(seen.length).toBeGreaterThan(20);
    clock.pass(60_000);
    expect(seen).toEqual(Array.from({ length: 40 }, (_, index) => `${5 + index}`));
  });
});

describe("the numbers", () => {
  it("drops doubles", () => {
    receive({ seq: 5 }, { seq: 5 }, { seq: 3 });
    clock.pass(10_000);
    expect(seen).toEqual(["5"]);
  });

  it("asks once for a whole state when an event is missing, and shows nothing after the gap", () => {
    receive({ seq: 5 }, { seq: 7 }, { seq: 8 });
    clock.pass(10_000);
    expect(resyncs).toBe(1);
    expect(seen).toEqual(["5"]);
    expect(queue.idle).toBe(false);
    queue.state({ seq: 8 });
    expect(seen).toEqual(["5", "state 8"]);
    expect(queue.idle).toBe(true);
    receive({ seq: 9 });
    clock.pass(600);
    expect(seen.at(-1)).toBe("9");
  });

  it("takes a state that it knows already as a confirmation, and goes on showing", () => {
    receive({ seq: 5 }, { seq: 6 });
    queue.state({ seq: 6 });
    clock.pass(600);
    expect(seen).toEqual(["5", "6"]);
  });

  it("jumps to a newer state and forgets what was waiting", () => {
    receive({ seq: 5, steps: 3 }, { seq: 6 });
    queue.state({ seq: 9 });
    clock.pass(10_000);
    expect(seen).toEqual(["5.1", "state 9"]);
    expect(queue.shown).toBe(9);
  });

  it("shows nothing before the first state", () => {
    const fresh = new EventQueue<TestEvent, { seq: number }>({
      steps: () => [{ show: () => void seen.push("shown"), wait: 0 }],
      jump: () => undefined,
      resync: () => undefined,
      urgent: () => false,
      holds: () => false,
      passesHold: () => false,
      changed: () => undefined,
      timer: clock.timer,
    });
    fresh.event({ seq: 1 });
    expect(seen).toEqual([]);
  });
});

describe("the hold at a deal's end", () => {
  it("stops after the score until it is released", () => {
    receive({ seq: 5, kind: "score" }, { seq: 6 }, { seq: 7 });
    clock.pass(60_000);
    expect(seen).toEqual(["5"]);
    expect(queue.held).toBe(true);
    queue.hurry();
    expect(seen).toEqual(["5"]);
    queue.release();
    expect(seen).toEqual(["5", "6"]);
    clock.pass(600);
    expect(seen).toEqual(["5", "6", "7"]);
  });

  it("lets the match's end pass", () => {
    receive({ seq: 5, kind: "score" }, { seq: 6, kind: "end" });
    clock.pass(600);
    expect(seen).toEqual(["5", "6"]);
  });

  it("lets the match's end pass even if it comes later", () => {
    receive({ seq: 5, kind: "score" });
    clock.pass(5_000);
    receive({ seq: 6, kind: "end" });
    expect(seen).toEqual(["5", "6"]);
  });

  it("ends with a state from the server", () => {
    receive({ seq: 5, kind: "score" }, { seq: 6 });
    queue.state({ seq: 12 });
    expect(queue.held).toBe(false);
  });
});

it("stops for good when closed", () => {
  receive({ seq: 5 }, { seq: 6 });
  queue.close();
  clock.pass(10_000);
  expect(seen).toEqual(["5"]);
});
