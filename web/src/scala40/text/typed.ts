/** Reads what people type for a move: its number, its cards in any order, a card's name, or the whole move. */
import { chosen, codeOf, plain, type Typed } from "../../table/text/typed";
import type { Scala40Setting } from "../api";
import { readMove } from "../moves";

export function readTyped(text: string, moves: readonly string[], faces: Scala40Setting["faces"]): Typed {
  const typed = text.trim();
  if (typed === "") return "nothing";
  if (/^\d+$/.test(typed)) return chosen(moves[Number(typed) - 1]);
  const whole = moves.find((move) => move.toLowerCase() === plain(typed));
  if (whole !== undefined) return { move: whole };
  const wanted = cardsIn(typed, faces);
  if (wanted === null) return "unknown";
  const able = moves.filter((move) => cardsOf(move) === wanted.join());
  return able.length > 1 ? { several: able } : chosen(able[0]);
}

/** The cards that a move takes from the hand, sorted. */
function cardsOf(move: string): string {
  const read = readMove(move);
  if (read === null || read.kind === "draw" || read.kind === "take") return "";
  return read.cards
    .map(({ card }) => card)
    .sort()
    .join();
}

/** The cards of "3C 4C 5C" or "sette di quadri", sorted; null where something is no card of the pack. */
function cardsIn(typed: string, faces: Scala40Setting["faces"]): readonly string[] | null {
  const named = Object.keys(faces).find((code) => plain(faces[code]?.name ?? "") === plain(typed));
  if (named !== undefined) return [named];
  const codes = typed
    .toUpperCase()
    .split(/[+,\s]+/)
    .map((card) => codeOf(card, faces));
  return codes.every((code) => code !== null) ? codes.sort() : null;
}
