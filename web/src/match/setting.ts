/** What stays the same for a whole match: the table's setting, the sheet's words, and those of its referee. */
import type { Explained, SheetDetail } from "../protocol";
import type { TableSetting } from "../table/api";

/** What is done wrong under articles that count together, each cited in the page's language. */
export type Offence = SheetDetail["offences"][number];

/** What the sheet says about one of its switches, and the article. */
export interface Sentence {
  text: string;
  citation: string;
}

export interface MatchSetting extends TableSetting {
  /** The sheet's own sentences, by the switch that they explain. */
  sentences: Readonly<Partial<Record<string, Sentence>>>;
  /** Empty where the sheet has no sanctions. */
  offences: readonly Offence[];
  /** The sanctions' names by code. */
  sanctions: Readonly<Record<string, string>>;
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
