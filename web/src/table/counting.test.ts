import { expect, it } from "vitest";
import { countUp } from "./counting";

function film() {
  let next: ((now: number) => void) | null = null;
  const frames = {
    request: (draw: (now: number) => void) => ((next = draw), 1),
    cancel: () => void (next = null),
  };
  const roll = (now: number) => {
    const draw = next;
    next = null;
    draw?.(now);
  };
  return { frames, roll, rolling: () => next !== null };
}

it("runs from nothing to the total and stops there", () => {
  const shown: number[] = [];
  const { frames, roll, rolling } = film();
  countUp(20, 1000, (count) => shown.push(count), frames);
  [5000, 5250, 5500, 6100].forEach(roll);
  expect(shown).toEqual([0, 0, 5, 10, 20]);
  expect(rolling()).toBe(false);
});

it("is at the total at once when it is ended", () => {
  const shown: number[] = [];
  const { frames, roll, rolling } = film();
  const end = countUp(20, 1000, (count) => shown.push(count), frames);
  roll(0);
  end();
  expect(shown.at(-1)).toBe(20);
  expect(rolling()).toBe(false);
});
