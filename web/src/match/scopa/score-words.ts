/** What the points are called; coins go by the deck's own word. */
import * as m from "../../paraglide/messages.js";
import type { ScoreLine } from "../../protocol";
import type { Deck } from "../../cards/decks";
import type { TableSetting } from "../../table/api";

const coins: Readonly<Record<Deck, () => string>> = {
  siciliane: m.item_coins_siciliane,
  napoletane: m.item_coins_napoletane,
  milanesi: m.item_coins_milanesi,
  francesi: m.item_coins_francesi,
};

export function itemName(item: ScoreLine["item"], setting: TableSetting): string {
  switch (item) {
    case "cards":
      return m.item_cards();
    case "coins":
      return coins[setting.deck]();
    case "settebello":
      return m.item_settebello();
    case "primiera":
      return m.item_primiera();
    case "scope":
      return m.item_scopas();
  }
}
