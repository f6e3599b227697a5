/** What is to be known of a table beside its names: goal, referee, time, how it ended. */
import { labelOf, word } from "../../event/telling";
import * as m from "../../paraglide/messages.js";
import type { DeskWords, PublicRound, PublicTable } from "../../protocol";

export function factsOf(round: PublicRound, table: PublicTable, words: DeskWords): string {
  const facts = [
    table.bracket === "main" ? "" : word(words, "stages", table.bracket),
    labelOf(words, round, table),
    table.deals > 0 ? m.table_goal_deals({ count: table.deals }) : m.table_goal({ points: table.target }),
    duty(table),
    asked(table.referee_asked),
    table.seconds_more > 0 ? m.duty_seconds({ seconds: table.seconds_more }) : "",
    table.ending === null || table.ending === "played" ? "" : word(words, "endings", table.ending),
  ];
  return facts.filter((fact) => fact !== "").join(" · ");
}

function duty({ referee }: PublicTable): string {
  if (referee === "none") return "";
  return referee === "required" ? m.duty_required() : m.duty_on_request();
}

function asked(referee: string | null): string {
  if (referee === null) return "";
  return referee === "" ? m.duty_asked() : m.duty_given({ name: referee });
}
