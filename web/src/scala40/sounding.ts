/** Which sound a move makes. */
import type { Sound } from "../table/sound";
import type { StepShown } from "./api";

export function soundOf(step: StepShown): Sound {
  return step.action === "draw" || step.action === "take" || step.turnover ? "slide" : "tap";
}
