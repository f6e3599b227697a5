/** The advisory clock: how long a seat's next card may take. It is only shown; nothing is ever played for anybody. */

/** The seconds of a seat's next card, after it has played so many; null where the sheet has no clock. */
export function secondsFor(clock: readonly number[], played: number): number | null {
  return clock[Math.min(played, clock.length - 1)] ?? null;
}

/** Whole seconds left, below zero once they have run out. */
export function secondsLeft(seconds: number, started: number, now: number): number {
  return seconds - Math.floor((now - started) / 1000);
}
