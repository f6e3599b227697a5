/** Scopa told in words, for the log and for people who listen to it. */
import * as m from "../../paraglide/messages.js";
import type { PlayedEvent, PublicEvent } from "../../protocol";
import { isMove } from "../../protocol/kinds";
import type { TableSetting } from "../../table/api";
import type { MatchSetting } from "../setting";
import { cardName, cardNames, nameOf, sideName, tellCommon } from "../telling";

/** One event as one or a few sentences. */
export function tell(event: PublicEvent, setting: MatchSetting): string {
  if (!isMove(event)) return tellCommon(event, setting);
  return event.kind === "played" ? tellPlay(event, setting) : "";
}

function tellPlay(event: PlayedEvent, setting: TableSetting): string {
  const name = nameOf(setting, event.seat);
  const card = cardName(setting, event.card);
  const sentences: string[] =
    event.captured.length > 0
      ? [m.told_takes({ name, card, cards: cardNames(setting, event.captured) })]
      : [m.told_lays({ name, card })];
  if (event.scopa) sentences.push(m.log_scopa());
  if (event.leftovers.length > 0) sentences.push(tellLeftovers(event, setting));
  if (event.dealt) sentences.push(m.told_refill());
  return sentences.join(" ");
}

/** What became of the cards left on the table at a deal's end. */
export function tellLeftovers(event: PlayedEvent, setting: TableSetting): string {
  const cards = cardNames(setting, event.leftovers);
  return event.leftovers_side === null
    ? m.told_leftovers_nobody({ cards })
    : m.told_leftovers({ names: sideName(setting, event.leftovers_side), cards });
}
