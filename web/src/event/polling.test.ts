import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "../net/http";
import { Polled, type Fresh } from "./polling.svelte";

const page = { hidden: false, seen: () => {} };

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal("document", {
    get hidden() {
      return page.hidden;
    },
    addEventListener: (_: string, seen: () => void) => (page.seen = seen),
    removeEventListener: () => {},
  });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers in turn, and writes down what each question knew. */
function server(answers: (Fresh<string> | null | HttpError)[]) {
  const known: string[] = [];
  const ask = async (tag: string) => {
    known.push(tag);
    const answer = answers.shift() ?? null;
    if (answer instanceof HttpError) throw answer;
    return answer;
  };
  return { known, ask };
}

describe("a page that keeps itself up to date", () => {
  it("asks every five seconds and says what it knows", async () => {
    const { known, ask } = server([{ value: "one", tag: "1" }, null, { value: "two", tag: "2" }]);
    const polled = new Polled(ask);
    const end = polled.watch();
    await vi.advanceTimersByTimeAsync(5000);
    expect([polled.value, known]).toEqual(["one", ["", "1"]]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(polled.value).toBe("two");
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(known).toHaveLength(3);
  });

  it("rests while nobody looks", async () => {
    const { known, ask } = server([{ value: "one", tag: "1" }]);
    const end = new Polled(ask).watch();
    page.hidden = true;
    await vi.advanceTimersByTimeAsync(60_000);
    const before = known.length;
    page.hidden = false;
    page.seen();
    await vi.advanceTimersByTimeAsync(0);
    expect([before, known.length]).toEqual([1, 2]);
    end();
  });

  it("keeps what it knows while the network is gone", async () => {
    const { ask } = server([{ value: "one", tag: "1" }, new HttpError("unreachable", "", 0), null]);
    const polled = new Polled(ask);
    const end = polled.watch();
    await vi.advanceTimersByTimeAsync(5000);
    expect([polled.value, polled.offline]).toEqual(["one", true]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(polled.offline).toBe(false);
    end();
  });

  it("lets an answer go that was asked for before something newer was known", async () => {
    let answer: (fresh: Fresh<string>) => void = () => {};
    const polled = new Polled<string>(() => new Promise((resolve) => (answer = resolve)));
    const end = polled.watch();
    polled.take("newer");
    answer({ value: "older", tag: "1" });
    await vi.advanceTimersByTimeAsync(0);
    expect(polled.value).toBe("newer");
    end();
  });
});
