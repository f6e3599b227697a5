/** Three cards of a game for its sheet's corner of felt. */

export interface FannedCard {
  code: string;
  index: string;
}

const scopa: readonly FannedCard[] = [
  { code: "5C", index: "5" },
  { code: "AS", index: "A" },
  { code: "7D", index: "7" },
];

const fans: Readonly<Record<string, readonly FannedCard[]>> = {
  scala40: [
    { code: "4C", index: "4" },
    { code: "5C", index: "5" },
    { code: "6C", index: "6" },
  ],
};

/** The cards of a family of games; Scopa's where it has none of its own. */
export function fanOf(family: string): readonly FannedCard[] {
  return fans[family] ?? scopa;
}
