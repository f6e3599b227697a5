/** Where cards travel from and to at each kind of move, as selectors of the table. */
import type { StepShown } from "./api";

export interface Journey {
  /** Where a card comes from that nobody had seen before. */
  newFrom: string;
  /** Where a card goes that is covered or taken; null where it merely disappears under another. */
  takenTo: string | null;
  /** A card that travels face down. */
  unseen: { from: string; to: string } | null;
}

const stock = "[data-stock]";

/** The journey of a step, as the own seat sees it; nothing travels anew while `known` is shown again. */
export function journey(step: StepShown | null, own: number, known: boolean): Journey {
  if (step === null || known) return { newFrom: stock, takenTo: null, unseen: null };
  const seat = `[data-seat="${step.seat}"]`;
  const others = step.seat !== own;
  switch (step.action) {
    case "draw":
      return {
        newFrom: stock,
        takenTo: step.turnover ? stock : null,
        unseen: others ? { from: stock, to: seat } : null,
      };
    case "take":
      return { newFrom: seat, takenTo: others ? seat : null, unseen: null };
    case "swap":
      // The joker goes to a hand that is not seen.
      return { newFrom: seat, takenTo: others ? seat : null, unseen: null };
    default:
      return { newFrom: seat, takenTo: null, unseen: null };
  }
}
