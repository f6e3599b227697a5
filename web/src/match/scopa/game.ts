/** Scopa on the match page. */
import type { ScopaView } from "../../protocol";
import type { Game } from "../game";
import { momentsOf, still, type ScopaMoment } from "./steps";

export const scopa: Game<ScopaView, ScopaMoment> = {
  still,
  moments: momentsOf,
};
