/** What stays the same for a whole match: the table's setting, and the words of its referee. */
import { deckOf } from "../home/decks";
import type { SheetDetail, TableInfo } from "../protocol";
import type { TableSetting } from "../table/api";

/** What is done wrong under articles that count together, each cited in the page's language. */
export type Offence = SheetDetail["offences"][number];

export interface MatchSetting extends TableSetting {
  /** The table's own name, as in its address. */
  table: string;
  /** Empty where the sheet has no sanctions. */
  offences: readonly Offence[];
  /** The sanctions' names by code. */
  sanctions: Readonly<Record<string, string>>;
}

/** The setting of a table that plays by a sheet. */
export function settingOf(table: TableInfo, sheet: SheetDetail): MatchSetting {
  return {
    table: table.id,
    seat: table.seat,
    sitters: table.players.map(({ seat, name, bot }) => ({ seat, name, person: bot === null })),
    sides: table.sides,
    direction: sheet.direction === "clockwise" ? "clockwise" : "anticlockwise",
    deck: deckOf(sheet.deck),
    faces: sheet.cards,
    target: table.target > 0 ? table.target : null,
    arrangement: sheet.arrangement,
    clock: sheet.clock,
    offences: sheet.offences,
    sanctions: sheet.sanctions,
  };
}

/** How people cite an article that a referee rules by. */
export function citationOf(setting: MatchSetting, article: string): string {
  const offence = setting.offences.find(({ citations }) => article in citations);
  return offence?.citations[article] ?? article;
}
