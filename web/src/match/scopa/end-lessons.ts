/** What a deal of Scopa was worth, one point after the other, in the sheet's words and with the cards that were taken. */
import { theCard } from "../../learn/articles";
import { quoted, said, type Lesson, type Said } from "../../learn/lesson";
import * as m from "../../paraglide/messages.js";
import type { ScoredEvent, ScoreLine } from "../../protocol";
import { settebello } from "../../cards/suits";
import type { MatchSetting } from "../setting";
import { sideName } from "../telling";
import { lackingWords } from "./primiera-words";
import { tellLeftovers } from "./telling";

/** A lesson about one row of the points. */
function row(
  name: string,
  item: ScoreLine["item"],
  tell: (line: ScoreLine, setting: MatchSetting) => Said | null,
): Lesson {
  return {
    name,
    tell: ({ result, setting }) => {
      const line = result?.kind === "scored" ? result.lines.find((one) => one.item === item) : undefined;
      return line === undefined ? null : tell(line, setting);
    },
  };
}

/** "Anna e Carlo 22, Bice e Dino 18" */
function counts(numbers: readonly number[], setting: MatchSetting): string {
  return numbers.map((count, side) => `${sideName(setting, side)} ${count}`).join(", ");
}

/** Whose the point is. */
function pointOf({ side }: ScoreLine, setting: MatchSetting): string {
  return side === null ? m.learn_nobody() : m.learn_point({ names: sideName(setting, side) });
}

/** What each side counted, and whose the point is. */
function counted(line: ScoreLine, setting: MatchSetting): string {
  const numbers = line.details.map(({ count }) => count);
  return `${m.learn_counted({ counts: counts(numbers, setting) })} ${pointOf(line, setting)}`;
}

function totals({ points }: ScoredEvent, setting: MatchSetting): string {
  return m.learn_total({ counts: counts(points, setting) });
}

export const scopaEndLessons: readonly Lesson[] = [
  {
    name: "leftovers",
    tell: ({ result, told, setting }) => {
      const last = told.findLast(({ event }) => event.kind === "played")?.event;
      if (result === null || last?.kind !== "played" || last.leftovers.length === 0) return null;
      return said(tellLeftovers(last, setting), last.leftovers);
    },
  },
  row("cards", "cards", (line, setting) => quoted(setting.sentences["score.cards"], [], counted(line, setting))),
  row("coins", "coins", (line, setting) => quoted(setting.sentences["score.coins"], [], counted(line, setting))),
  row("settebello", "settebello", (line, setting) => {
    const text = m.learn_settebello({ card: theCard(setting, settebello) });
    return said(`${text} ${pointOf(line, setting)}`, [settebello]);
  }),
  row("primiera", "primiera", (_, setting) => quoted(setting.sentences["primiera.figures"])),
  row("primiera-cards", "primiera", (line, setting) => said(`${m.learn_primiera()} ${counted(line, setting)}`)),
  row("primiera-missing", "primiera", (line, setting) => quoted(lackingWords(line, setting) ?? undefined)),
  row("scopas", "scope", (line, setting) => {
    const numbers = line.details.map(({ count }) => count);
    return said(`${m.learn_scopas()} ${m.learn_counted({ counts: counts(numbers, setting) })}`);
  }),
  {
    name: "target",
    tell: ({ result, setting }) =>
      result?.kind === "scored"
        ? (quoted(setting.sentences["match.target"], [], totals(result, setting)) ?? said(totals(result, setting)))
        : null,
  },
];
