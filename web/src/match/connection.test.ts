import { beforeEach, describe, expect, it } from "vitest";
import type { ErrorFrame, ServerFrame } from "../protocol";
import { HandClock } from "./clock.fixture";
import { backOff, Connection, patience, type ConnectionStatus } from "./connection";
import { state } from "./frames.fixture";
import { TestLine } from "./socket.fixture";

let clock: HandClock;
let line: TestLine;
let statuses: ConnectionStatus[];
let frames: ServerFrame[];
let refusals: ErrorFrame[];
let connection: Connection;

beforeEach(() => {
  clock = new HandClock();
  line = new TestLine();
  [statuses, frames, refusals] = [[], [], []];
  connection = new Connection({
    socket: line.connect,
    join: () => ({ type: "join", token: "token", lang: "it", since: 3 }),
    onframe: (frame) => frames.push(frame),
    onstatus: (status) => statuses.push(status),
    onrefusal: (error) => refusals.push(error),
    timer: clock.timer,
    random: () => 1,
  });
  connection.open();
});

function join(): void {
  line.last.onopen?.();
  line.last.say(state(3));
}

describe("joining", () => {
  it("takes the seat first, and is open once the server has answered", () => {
    line.last.onopen?.();
    expect(line.last.sent).toEqual([{ type: "join", token: "token", lang: "it", since: 3 }]);
    expect(statuses).toEqual(["connecting"]);
    line.last.say(state(3));
    expect(statuses.at(-1)).toBe("open");
    expect(frames).toHaveLength(1);
  });

  it("sends nothing else before that", () => {
    line.last.onopen?.();
    expect(connection.send({ type: "resync" })).toBe(false);
    line.last.say(state(3));
    expect(connection.send({ type: "resync" })).toBe(true);
  });

  it("joins at once on a socket that was opened ahead", () => {
    line.readyState = 1;
    connection.rejoin();
    expect(line.last.sent.map(({ type }) => type)).toEqual(["join"]);
  });

  it("does not open twice", () => {
    connection.open();
    expect(line.sockets).toHaveLength(1);
  });
});

describe("coming back", () => {
  it("tries again after longer and longer waits", () => {
    for (const wait of [...backOff, backOff.at(-1) ?? 0]) {
      const tries = line.sockets.length;
      line.last.onclose?.();
      expect(statuses.at(-1)).toBe("waiting");
      clock.pass(wait - 1);
      expect(line.sockets).toHaveLength(tries);
      clock.pass(1);
      expect(line.sockets).toHaveLength(tries + 1);
    }
  });

  it("starts with short waits again once it was seated", () => {
    for (const wait of backOff) {
      line.last.onclose?.();
      clock.pass(wait);
    }
    join();
    const tries = line.sockets.length;
    line.last.onclose?.();
    clock.pass(backOff[0]);
    expect(line.sockets).toHaveLength(tries + 1);
  });

  it("does not wait when the line is known to be back", () => {
    line.last.onclose?.();
    connection.open();
    expect(line.sockets).toHaveLength(2);
    clock.pass(patience - 1);
    expect(line.sockets).toHaveLength(2);
  });

  it("counts silence after a frame as a loss", () => {
    join();
    connection.send({ type: "play", move: "7D", seq: 3 });
    clock.pass(patience);
    expect(statuses.at(-1)).toBe("waiting");
    expect(line.sockets[0]?.closed).toBe(true);
  });

  it("does not mind silence when nothing was asked", () => {
    join();
    clock.pass(600_000);
    expect(statuses.at(-1)).toBe("open");
  });

  it("hears nothing more from a socket that it gave up", () => {
    join();
    const old = line.last;
    const hear = old.onmessage;
    old.onclose?.();
    hear?.({ data: JSON.stringify(state(4)) });
    expect(frames).toHaveLength(1);
  });

  it("tries again after an error that may pass", () => {
    line.last.say({ type: "error", code: "too_many_connections", message: "…" });
    expect(statuses.at(-1)).toBe("waiting");
    expect(refusals).toEqual([]);
  });
});

describe("the end", () => {
  it("gives up when the server will never seat us", () => {
    line.last.say({ type: "error", code: "wrong_token", message: "…" });
    clock.pass(600_000);
    expect(refusals.map(({ code }) => code)).toEqual(["wrong_token"]);
    expect(line.sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe("ended");
  });

  it("stays closed once closed", () => {
    join();
    connection.close();
    connection.open();
    clock.pass(600_000);
    expect(line.sockets).toHaveLength(1);
    expect(connection.send({ type: "resync" })).toBe(false);
  });

  it("joins anew on demand, without a wait", () => {
    join();
    connection.rejoin();
    expect(line.sockets).toHaveLength(2);
    expect(line.sockets[0]?.closed).toBe(true);
  });
});
