/** Reads what people type for a play: a move's number, a card, or the whole move, in the pack's own letters too. */
import type { Face } from "../api";
import { readMove } from "../offers";

/** What was typed: one of the moves, something that several moves could be, or none of them. */
export type Typed = { move: string } | { several: readonly string[] } | "unknown" | "nothing";

export function readTyped(text: string, moves: readonly string[], faces: Readonly<Record<string, Face>>): Typed {
  const typed = text.trim();
  if (typed === "") return "nothing";
  if (/^\d+$/.test(typed)) return chosen(moves[Number(typed) - 1]);
  const named = Object.keys(faces).find((code) => plain(faces[code]?.name ?? "") === plain(typed));
  const words = named === undefined ? cardsIn(typed, faces) : [named];
  const [card, ...captured] = words ?? [];
  if (card === undefined) return "unknown";
  const able = moves.filter((move) => readMove(move).card === card);
  if (captured.length === 0) return able.length > 1 ? { several: able } : chosen(able[0]);
  const wanted = [...captured].sort().join();
  return chosen(able.find((move) => readMove(move).captured.sort().join() === wanted));
}

export function chosen(move: string | undefined): Typed {
  return move === undefined ? "unknown" : { move };
}

/** The cards of "7D x 3C + 4S" in order; null where something is no card of the pack. */
function cardsIn(typed: string, faces: Readonly<Record<string, Face>>): string[] | null {
  const [first = "", ...rest] = typed.toUpperCase().replaceAll("×", "X").split("X");
  if (rest.length > 1) return null;
  const cards = [first, ...(rest[0] ?? "").split(/[+,\s]+/)]
    .map((card) => card.replaceAll(/\s/g, ""))
    .filter((card, place) => place === 0 || card !== "");
  const codes = cards.map((card) => codeOf(card, faces));
  return codes.every((code) => code !== null) ? codes : null;
}

/** What figures count, as they are printed for those who like numbers. */
const numbered: Readonly<Record<string, string>> = { "8": "J", "9": "Q", "10": "K" };

/** The code of a card typed as code, by number ("10S"), or with the letter printed on it ("RS" in Italian). */
export function codeOf(card: string, faces: Readonly<Record<string, Face>>): string | null {
  if (card in faces) return card;
  const figure = `${numbered[card.slice(0, -1)] ?? ""}${card.slice(-1)}`;
  if (figure in faces) return figure;
  const printed = Object.entries(faces).find(([code, { index }]) => index.toUpperCase() + code.slice(-1) === card);
  return printed?.[0] ?? null;
}

export function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, " ");
}
