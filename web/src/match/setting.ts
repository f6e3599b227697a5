/** What stays the same for a whole match: the table's setting, the sheet's words, and those of its referee. */
import { deckOf } from "../cards/decks";
import type { Explained, SheetDetail, TableInfo } from "../protocol";
import type { TableSetting } from "../table/api";

/** What is done wrong under articles that count together, each cited in the page's language. */
export type Offence = SheetDetail["offences"][number];

/** What the sheet says about one of its switches, and the article. */
export interface Sentence {
  text: string;
  citation: string;
}

export interface MatchSetting extends TableSetting {
  /** The table's own name, as in its address. */
  table: string;
  /** The sheet's own sentences, by the switch that they explain. */
  sentences: Readonly<Partial<Record<string, Sentence>>>;
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
    sentences: sentencesOf(sheet.explanation),
    offences: sheet.offences,
    sanctions: sheet.sanctions,
  };
}

/** What a sheet says of each switch: what stands on its paper, else how it is read. */
export function sentencesOf(explanation: readonly Explained[]): MatchSetting["sentences"] {
  const lines = explanation.filter((line) => line.switch !== null);
  const inOrder = [...lines.filter(({ reading }) => !reading), ...lines.filter(({ reading }) => reading)];
  // The first one of a switch is put in last, and stays.
  return Object.fromEntries(
    inOrder.reverse().map((line) => [line.switch, { text: line.text, citation: line.citation }]),
  );
}

/** How people cite an article that a referee rules by. */
export function citationOf(setting: MatchSetting, article: string): string {
  const offence = setting.offences.find(({ citations }) => article in citations);
  return offence?.citations[article] ?? article;
}
