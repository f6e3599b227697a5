/** Scala 40 on the match page. */
import type { Scala40View } from "../../protocol";
import type { Game } from "../game";
import { momentsOf, still, type Scala40Moment } from "./steps";

export const scala40: Game<Scala40View, Scala40Moment> = {
  still,
  moments: momentsOf,
};
