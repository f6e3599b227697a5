/** A clock that tests turn by hand. */
import type { Timer } from "./event-queue";

export class HandClock {
  now = 0;
  #running: { at: number; run: () => void }[] = [];

  readonly timer: Timer = (milliseconds, run) => {
    const entry = { at: this.now + milliseconds, run };
    this.#running.push(entry);
    return () => {
      this.#running = this.#running.filter((other) => other !== entry);
    };
  };

  get running(): number {
    return this.#running.length;
  }

  /** Lets time pass; whatever falls due runs in order. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.#running.filter(({ at }) => at <= end).sort((left, right) => left.at - right.at)[0];
      if (next === undefined) break;
      this.#running = this.#running.filter((other) => other !== next);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }
}
