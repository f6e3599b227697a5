/** What Scopa looks like on the match page, and how it is told. */
import * as m from "../../paraglide/messages.js";
import type { GameFace } from "../game";
import Board from "./Board.svelte";
import LogLine from "./LogLine.svelte";
import { tell } from "./telling";

export const face: GameFace = {
  preferences: ["confirm", "calm", "sound", "text", "numbers"],
  Board,
  result: () => import("./ScoreTable.svelte"),
  LogLine,
  logged: () => true,
  tell: ({ event }, setting) => tell(event, setting),
  words: async (move, _, setting) => (await import("../../table/text/sentences")).moveWords(setting, move),
  heading: ({ target }, number) => {
    const deal = m.deal_number({ number: number + 1 });
    return target > 0 ? `${deal} · ${m.playing_to({ count: target })}` : deal;
  },
  lessons: async (over) =>
    over ? (await import("./end-lessons")).scopaEndLessons : (await import("./lessons")).scopaLessons,
  answers: { place: "captures", question: m.ask_at_table },
};
