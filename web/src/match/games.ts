/** The families of games, one line each. */
import type { SeatView } from "../protocol";
import type { Game } from "./game";
import { scala40 } from "./scala40/game";
import { scopa } from "./scopa/game";

export type Family = SeatView["family"];

const games: Readonly<Record<Family, Game>> = { scopa, scala40 };

/** The game of a family, as the server names it. */
export function gameOf(family: string): Game {
  const game = games[family as Family];
  if (game === undefined) throw new Error(`this page does not know the family ${family}`);
  return game;
}
