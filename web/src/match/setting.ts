/** What stays the same for a whole match: the table's setting, and the words of its referee. */
import type { SheetDetail } from "../protocol";
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

/** How people cite an article that a referee rules by. */
export function citationOf(setting: MatchSetting, article: string): string {
  const offence = setting.offences.find(({ citations }) => article in citations);
  return offence?.citations[article] ?? article;
}
