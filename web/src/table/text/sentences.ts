/** The table in plain sentences, for those who read or hear it. */
import { listed } from "../../language/words";
import * as m from "../../paraglide/messages.js";
import type { TableSetting, TableShown } from "../api";
import { readMove } from "../offers";

function names(setting: TableSetting, cards: readonly string[]): string {
  return listed(cards.map((card) => setting.faces[card]?.name ?? card));
}

/** What lies on the table. */
export function tableSentence(setting: TableSetting, shown: TableShown): string {
  return shown.table.length === 0 ? m.text_table_empty() : m.text_table({ cards: names(setting, shown.table) });
}

/** What the own hand holds, or that it may not be seen yet. */
export function handSentence(setting: TableSetting, shown: TableShown): string {
  if (shown.hand === null) return m.hand_hidden();
  return m.text_hand({ cards: shown.hand.length === 0 ? "–" : names(setting, shown.hand) });
}

/** The other seats, the piles, the dealer and the stock, a sentence each. */
export function tableFacts(setting: TableSetting, shown: TableShown): string[] {
  const sitter = (seat: number) => setting.sitters.find((sitter) => sitter.seat === seat)?.name ?? "";
  const others = setting.sitters.filter(({ seat }) => seat !== setting.seat);
  return [
    ...others.map(({ seat, name }) => m.text_holds({ name, cards: m.cards({ count: shown.hand_counts[seat] ?? 0 }) })),
    ...setting.sides.map((seats, side) =>
      m.text_pile({
        names: listed(seats.map(sitter)),
        cards: m.cards({ count: shown.pile_counts[side] ?? 0 }),
        scopas: m.scopas({ count: shown.scopas[side] ?? 0 }),
        points: m.points({ count: shown.totals[side] ?? 0 }),
      }),
    ),
    m.text_deals({ name: sitter(shown.dealer) }),
    ...(shown.stock > 0 ? [m.stock({ cards: m.cards({ count: shown.stock }) })] : []),
  ];
}

/** A move in words. */
export function moveWords(setting: TableSetting, move: string): string {
  const { card, captured } = readMove(move);
  const name = names(setting, [card]);
  return captured.length === 0
    ? m.text_lays({ card: name })
    : m.text_takes({ card: name, cards: names(setting, captured) });
}

/** How the four suits are typed, by the aces that everybody knows. */
export function typingHint(setting: TableSetting): string {
  const aces = ["AD", "AC", "AS", "AB"].map((code) => `${code} ${setting.faces[code]?.name ?? ""}`);
  return m.text_hint({ cards: aces.join(", ") });
}
