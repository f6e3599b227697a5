/** The table in plain sentences, for those who read or hear it. */
import { listed } from "../../language/words";
import * as m from "../../paraglide/messages.js";
import type { Scala40Setting, Scala40Shown } from "../api";
import { readMove } from "../moves";
import { faceName, laidName, laidNames } from "../names";

/** The melds and the top of the discard pile. */
export function tableSentence(setting: Scala40Setting, shown: Scala40Shown): string {
  const melds = shown.melds.map(({ number, cards, reads }) => {
    const laid = cards.map((card, place) => ({ card, stands: reads[place] ?? card }));
    return m.meld_named({ number, cards: laidNames(laid, setting) });
  });
  const top = shown.discard_pile.at(-1);
  const pile = top === undefined ? m.pile_empty() : m.pile_top({ card: faceName(top, setting) });
  return [...(melds.length > 0 ? melds : [m.melds_none()]), pile].map((sentence) => `${sentence}.`).join(" ");
}

export function handSentence(setting: Scala40Setting, shown: Scala40Shown): string {
  const names = listed(shown.hand.map((card) => faceName(card, setting)));
  return m.text_hand({ cards: names === "" ? "–" : names });
}

/** The seats, the stock, and how far the opening has come, a sentence each. */
export function tableFacts(setting: Scala40Setting, shown: Scala40Shown): string[] {
  const seats = setting.sitters.map(({ seat, name }) => {
    const cards = m.cards({ count: shown.hand_counts[seat] ?? 0 });
    const opened = shown.opened[seat] === true ? m.has_opened() : m.not_opened();
    const standing = shown.seated.includes(seat) ? `${cards}, ${opened}` : m.seat_out();
    return `${name}: ${standing}, ${m.points({ count: shown.totals[seat] ?? 0 })}.`;
  });
  const left = shown.turnovers_allowed - shown.turnovers;
  const dealer = setting.sitters.find(({ seat }) => seat === shown.dealer)?.name ?? "";
  return [
    ...seats,
    `${m.stock({ cards: m.cards({ count: shown.stock }) })}. ${left > 0 ? m.turnovers_left({ count: left }) : m.turnovers_none()}.`,
    m.text_deals({ name: dealer }),
    ...(shown.laid > 0 && shown.opened[setting.seat] !== true
      ? [`${m.opening_so_far({ count: shown.laid, points: shown.opening_points })}.`]
      : []),
  ];
}

/** A move in words. */
export function moveWords(
  setting: Scala40Setting,
  shown: Pick<Scala40Shown, "formable" | "discard_pile">,
  move: string,
): string {
  const read = readMove(move);
  switch (read?.kind) {
    case "draw":
      return m.draw();
    case "take":
      return m.take_discard({ card: faceName(shown.discard_pile.at(-1) ?? "", setting) });
    case "meld": {
      const worth = shown.formable.find(({ meld }) => `meld ${meld}` === move)?.points ?? 0;
      return m.meld_lay_cards({ cards: laidNames(read.cards, setting), count: worth });
    }
    case "attach":
      return m.attach_card({ card: laidName(read.cards[0], setting), number: read.meld });
    case "swap":
      return m.swap_card({ card: laidName(read.cards[0], setting), number: read.meld });
    case "discard":
      return m.discard_card({ card: laidName(read.cards[0], setting) });
    default:
      return move;
  }
}

/** How the four suits are typed, by the aces that everybody knows. */
export function typingHint(setting: Scala40Setting): string {
  const aces = ["AD", "AC", "AS", "AB"].map((code) => `${code} ${faceName(code, setting)}`);
  return m.text_hint_scala40({ cards: aces.join(", ") });
}
