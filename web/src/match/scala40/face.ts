/** What Scala 40 looks like on the match page, and how it is told. */
import * as m from "../../paraglide/messages.js";
import type { GameFace } from "../game";
import Board from "./Board.svelte";
import LogLine from "./LogLine.svelte";
import { tell } from "./telling";

export const face: GameFace = {
  preferences: ["calm", "sound", "text"],
  Board,
  result: () => import("./CountTable.svelte"),
  LogLine,
  // Who draws is seen on the table; in the log it would only push away what matters.
  logged: (event) => event.kind !== "stepped" || event.action !== "draw" || event.turnover,
  tell,
  words: async (move, view, setting) => {
    if (view.family !== "scala40") return move;
    return (await import("../../scala40/text/sentences")).moveWords(setting, view, move);
  },
  heading: ({ limit, deals }, number) => {
    if (deals > 0) return m.deal_number_of({ number: number + 1, count: deals });
    const deal = m.deal_number({ number: number + 1 });
    return limit > 0 ? `${deal} · ${m.out_at({ count: limit })}` : deal;
  },
  lessons: async (over) =>
    over ? (await import("./end-lessons")).scala40EndLessons : (await import("./lessons")).scala40Lessons,
  answers: null,
};
