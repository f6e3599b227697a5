/** Counting a pile: a number that runs up to how many cards it has. */

/** What draws a frame and can be called off: requestAnimationFrame in a page. */
export interface Frames {
  request: (draw: (now: number) => void) => number;
  cancel: (id: number) => void;
}

/** Shows 0 … `total` within `duration` milliseconds; what is returned ends it at once, at the total. */
export function countUp(total: number, duration: number, show: (count: number) => void, frames: Frames): () => void {
  let started: number | null = null;
  let id = frames.request(draw);
  show(0);
  function draw(now: number): void {
    started ??= now;
    const share = Math.min(1, (now - started) / duration);
    show(Math.round(total * share));
    if (share < 1) id = frames.request(draw);
  }
  return () => {
    frames.cancel(id);
    show(total);
  };
}
