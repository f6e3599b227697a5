/** How a first deal of Scala 40 ended: who closed, what the others pay, and how the match goes on. */
import { quoted, said, type Lesson, type Said } from "../../learn/lesson";
import * as m from "../../paraglide/messages.js";
import type { CountedEvent } from "../../protocol";
import type { MatchSetting } from "../setting";
import { nameOf } from "../telling";

/** What there is to say of the points. */
function counting(tell: (result: CountedEvent, setting: MatchSetting) => Said | null): Lesson["tell"] {
  return ({ result, setting }) => (result?.kind === "counted" ? tell(result, setting) : null);
}

export const scala40EndLessons: readonly Lesson[] = [
  {
    name: "closed",
    tell: counting(({ closer }, setting) => {
      if (closer === null) return said(m.learn_dead());
      return said(closer === setting.seat ? m.learn_closed_own() : m.learn_closed({ name: nameOf(setting, closer) }));
    }),
  },
  {
    name: "debts",
    tell: counting(({ closer, points }, setting) => {
      if (closer === null) return null;
      const paid = setting.sitters.filter(({ seat }) => seat !== closer && points[seat] !== undefined);
      const counts = paid.map(({ seat, name }) => `${name} ${points[seat]}`).join(", ");
      return said(`${m.learn_debts()} ${m.learn_counted({ counts })}`);
    }),
  },
  {
    name: "limit",
    tell: counting((_, setting) => quoted(setting.sentences["match.limit"])),
  },
  {
    name: "deals",
    tell: counting((_, setting) => quoted(setting.sentences["match.deals"])),
  },
];
