/** A side's primiera in words: its best card of each suit, what the sheet gives for it, and the sum. */
import * as m from "../../paraglide/messages.js";
import type { ScoreLine } from "../../protocol";
import type { MatchSetting } from "../setting";
import { cardName, sideName } from "../telling";

/** "Anna e Carlo: sette di denari 21, sei di coppe 18, asso di spade 16, manca un seme; in tutto 55." */
export function primieraWords(line: ScoreLine, side: number, setting: MatchSetting): string {
  const detail = line.details[side];
  const cards = (detail?.cards ?? []).flatMap((code, suit) =>
    code === null ? [] : [m.primiera_card({ card: cardName(setting, code), value: detail?.values?.[suit] ?? 0 })],
  );
  const lacking = lackingOf(line, side);
  if (lacking > 0) cards.push(m.primiera_without({ count: lacking }));
  return m.primiera_side({ names: sideName(setting, side), cards: cards.join(", "), sum: detail?.count ?? 0 });
}

/** The suits of which a side has no card. */
export function lackingOf(line: ScoreLine, side: number): number {
  return (line.details[side]?.cards ?? []).filter((code) => code === null).length;
}

/** What the sheet says about suits that are missing, where one is; its own words decide, not this page. */
export function lackingWords(line: ScoreLine, setting: MatchSetting): { text: string; citation: string } | null {
  const lacking = line.details.map((_, side) => lackingOf(line, side) > 0);
  if (!lacking.includes(true)) return null;
  const key = lacking.includes(false) ? "primiera.missing" : "primiera.all_missing";
  return setting.sentences[key] ?? null;
}
