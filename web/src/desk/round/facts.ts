/** What is to be known of a table beside its names: goal, referee, time, how it ended. */
import { labelOf, plain, sideName, spotOf, word, type Names } from "../../event/telling";
import * as m from "../../paraglide/messages.js";
import type { DeskWords, PublicRound, PublicTable } from "../../protocol";

export function factsOf(round: PublicRound, table: PublicTable, words: DeskWords): string {
  const facts = [
    table.bracket === "main" ? "" : word(words, "stages", table.bracket),
    labelOf(words, round, table),
    goalOf(round) === "" ? goal(table) : "",
    duty(table),
    asked(table.referee_asked),
    table.seconds_more > 0 ? m.duty_seconds({ seconds: table.seconds_more }) : "",
    table.ending === null || table.ending === "played" ? "" : word(words, "endings", table.ending),
  ];
  return facts.filter((fact) => fact !== "").join(" · ");
}

/** What every table of a round is played to; "" where they differ. */
export function goalOf(round: PublicRound): string {
  const goals = new Set(round.tables.map(goal));
  return goals.size === 1 ? ([...goals][0] ?? "") : "";
}

/** Whether a table is meant by a few letters of a name, or by its number. */
export function isSought(table: PublicTable, names: Names, text: string): boolean {
  const wanted = plain(text.trim());
  if (/^\d+$/.test(wanted)) return String(spotOf(table)) === wanted;
  return table.sides.some((side) => plain(sideName(names, side)).includes(wanted));
}

/** What a table's match is played to. */
export function goal({ deals, target }: PublicTable): string {
  return deals > 0 ? m.table_goal_deals({ count: deals }) : m.table_goal({ points: target });
}

function duty({ referee }: PublicTable): string {
  if (referee === "none") return "";
  return referee === "required" ? m.duty_required() : m.duty_on_request();
}

function asked(referee: string | null): string {
  if (referee === null) return "";
  return referee === "" ? m.duty_asked() : m.duty_given({ name: referee });
}
