/** Cards with their article, as people speak of them: "il sette di denari", "l’asso di coppe", "la donna di spade". */
import { language } from "../language/locale.svelte";
import { listed } from "../language/words";
import type { TableSetting } from "../table/api";
import { cardName } from "../match/telling";

type Article = (name: string) => string;

const articles: Readonly<Record<"it" | "fr" | "en", Article>> = {
  it: (name) => (/^(donna|regina)\b/.test(name) ? "la " : /^asso\b/.test(name) ? "l’" : "il "),
  fr: (name) => (/^dame\b/.test(name) ? "la " : /^as\b/.test(name) ? "l’" : "le "),
  en: () => "the ",
};

/** A name with its article. */
export function withArticle(name: string, spoken: keyof typeof articles): string {
  return articles[spoken](name) + name;
}

/** A card with its article, in the page's language. */
export function theCard(setting: TableSetting, code: string): string {
  return withArticle(cardName(setting, code), language());
}

/** Cards with their articles: "il quattro di coppe e il tre di spade". */
export function theCards(setting: TableSetting, codes: readonly string[]): string {
  return listed(codes.map((code) => theCard(setting, code)));
}
