/** Scala 40 told in words, for the log and for people who listen to it. */
import { listed } from "../../language/words";
import * as m from "../../paraglide/messages.js";
import type { CountedEvent, SteppedEvent } from "../../protocol";
import { isMove } from "../../protocol/kinds";
import { readMove, type LaidCard } from "../../scala40/moves";
import { laidName, laidNames } from "../../scala40/names";
import type { Told } from "../told";
import type { MatchSetting } from "../setting";
import { cardName, nameOf, tellCommon, tellPoints } from "../telling";

/** One event as one or a few sentences; only the own drawn card is named. */
export function tell({ event, view }: Told, setting: MatchSetting): string {
  if (event.kind === "counted") return tellCount(event, setting);
  if (!isMove(event)) return tellCommon(event, setting);
  if (event.kind !== "stepped") return "";
  const drawn = view?.family === "scala40" && event.seat === setting.seat ? view.drawn : null;
  return tellStep(event, drawn, setting);
}

function tellStep(event: SteppedEvent, drawn: string | null, setting: MatchSetting): string {
  const sentences = [tellMove(event, drawn, setting)];
  if (event.opened) sentences.push(m.told_opens());
  if (event.turnover) sentences.push(m.told_turnover());
  return sentences.join(" ");
}

function tellMove(event: SteppedEvent, drawn: string | null, setting: MatchSetting): string {
  const name = nameOf(setting, event.seat);
  const number = event.meld ?? 0;
  const laid = laidBy(event);
  const card = laid[0] === undefined ? "" : laidName(laid[0], setting);
  switch (event.action) {
    case "draw":
      return drawn === null ? m.told_draws({ name }) : m.told_drew({ card: cardName(setting, drawn) });
    case "take":
      return m.told_takes_discard({ name, card });
    case "meld":
      return m.told_lays_meld({ name, number, cards: laidNames(laid, setting) });
    case "attach":
      return m.told_attaches({ name, card, number });
    case "swap":
      return m.told_swaps({ name, card, number });
    case "discard":
      return m.told_discards({ name, card });
  }
}

/** The cards of a move with what they stand for; a taken card is named by the event alone. */
export function laidBy(event: SteppedEvent): readonly LaidCard[] {
  const move = readMove(event.move);
  if (move !== null && move.kind !== "draw" && move.kind !== "take") return move.cards;
  return event.cards.map((card) => ({ card, stands: card }));
}

function tellCount(event: CountedEvent, setting: MatchSetting): string {
  const number = event.number + 1;
  const ended =
    event.closer === null ? m.told_dead({ number }) : m.told_closed({ name: nameOf(setting, event.closer), number });
  const points = `${ended} ${tellPoints(event, setting)}`;
  if (event.out.length === 0) return points;
  return `${points} ${m.told_out({ names: listed(event.out.map((seat) => nameOf(setting, seat))) })}`;
}
