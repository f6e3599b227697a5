import type { PublicEvent, SeatView } from "../protocol";

/** An event that people have seen, with its number; `view` is what came with it, null for what was before. */
export interface Told {
  seq: number;
  event: PublicEvent;
  view: SeatView | null;
}
