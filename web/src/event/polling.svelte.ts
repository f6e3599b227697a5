/** A page that keeps itself up to date: it asks every few seconds, and rests while nobody looks. */
import { HttpError } from "../net/http";

/** Seconds between two questions. */
const EVERY = 5;

export interface Fresh<Value> {
  value: Value;
  /** What the next question says it knows. */
  tag: string;
}

/** Asks for what is new since `tag`; null when nothing is. */
export type Question<Value> = (tag: string) => Promise<Fresh<Value> | null>;

export class Polled<Value> {
  /** What is known; null before the first answer. */
  value = $state.raw<Value | null>(null);
  /** Why nothing can be shown: no such event, a link that has ended. */
  failure = $state.raw<HttpError | null>(null);
  /** The server did not answer the last question. */
  offline = $state(false);

  #tag = "";
  #ask: Question<Value>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watching = false;
  // An answer to a question asked before something newer was known is thrown away.
  #turn = 0;

  constructor(ask: Question<Value>) {
    this.#ask = ask;
  }

  /** Begins to ask; the answer ends it. */
  watch(): () => void {
    this.#watching = true;
    const seen = () => {
      if (!document.hidden) void this.refresh();
    };
    document.addEventListener("visibilitychange", seen);
    addEventListener("online", seen);
    void this.refresh();
    return () => {
      this.#watching = false;
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("online", seen);
    };
  }

  /** Asks now. `anew` wants everything again, as in another language. */
  async refresh(anew = false): Promise<void> {
    clearTimeout(this.#timer);
    if (anew) this.#tag = "";
    const turn = (this.#turn += 1);
    try {
      const fresh = await this.#ask(this.#tag);
      if (turn !== this.#turn) return;
      this.offline = false;
      if (fresh !== null) this.take(fresh.value, fresh.tag);
    } catch (error) {
      if (turn !== this.#turn) return;
      if (!(error instanceof HttpError)) throw error;
      // A server that is being started again is no reason to take the page away.
      this.offline = error.status === 0 || error.status >= 500;
      if (!this.offline) this.failure = error;
    } finally {
      this.#again();
    }
  }

  /** What was learnt in another way, as in answer to an entry. */
  take(value: Value, tag = ""): void {
    this.#turn += 1;
    this.value = value;
    this.failure = null;
    this.#tag = tag;
  }

  #again(): void {
    clearTimeout(this.#timer);
    if (this.#watching && !document.hidden) this.#timer = setTimeout(() => void this.refresh(), EVERY * 1000);
  }
}
