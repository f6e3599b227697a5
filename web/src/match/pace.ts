/** How long people get to look at what happens in every game, in milliseconds. */
import type { PublicEvent } from "../protocol";

const dealt = 800;
const ruled = 1200;

/** The pause after an event that no game shows in a way of its own. */
export function paceOf(event: PublicEvent): number {
  switch (event.kind) {
    case "dealt":
      return dealt;
    case "ruling":
    case "revocation":
    case "resigned":
      return ruled;
    default:
      return 0;
  }
}

/** How much longer those look at each thing who like it calm. */
export const calm = 2;
