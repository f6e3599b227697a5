/** The French pack: fifty-two cards after the Parisian manner, and two jokers. */
import { design, type Suit, type SuitDrawings } from "../design.ts";
import { doubled, type Figures } from "../french/figures.ts";
import { slantedHalves } from "../french/halves.ts";
import { colours } from "../french/pips.ts";
import { back } from "./back.ts";
import { jackOfClubs } from "./courts/jack-of-clubs.ts";
import { jackOfDiamonds } from "./courts/jack-of-diamonds.ts";
import { jackOfHearts } from "./courts/jack-of-hearts.ts";
import { jackOfSpades } from "./courts/jack-of-spades.ts";
import { kingOfClubs } from "./courts/king-of-clubs.ts";
import { kingOfDiamonds } from "./courts/king-of-diamonds.ts";
import { kingOfHearts } from "./courts/king-of-hearts.ts";
import { kingOfSpades } from "./courts/king-of-spades.ts";
import { queenOfClubs } from "./courts/queen-of-clubs.ts";
import { queenOfDiamonds } from "./courts/queen-of-diamonds.ts";
import { queenOfHearts } from "./courts/queen-of-hearts.ts";
import { queenOfSpades } from "./courts/queen-of-spades.ts";
import { joker, otherJoker } from "./jokers.ts";
import { plainSeven, suitNumbers } from "./numbers.ts";
import { frame, sheet } from "../drawing/sheet.ts";

/** The twelve figures, and on which side each leaves room for the suit's sign. */
const figures: Figures = {
  D: { J: [jackOfDiamonds, "right"], Q: [queenOfDiamonds, "right"], K: [kingOfDiamonds, "right"] },
  C: { J: [jackOfHearts, "left"], Q: [queenOfHearts, "left"], K: [kingOfHearts, "left"] },
  S: { J: [jackOfSpades, "right"], Q: [queenOfSpades, "left"], K: [kingOfSpades, "right"] },
  B: { J: [jackOfClubs, "left"], Q: [queenOfClubs, "right"], K: [kingOfClubs, "left"] },
};

const suit = (letter: Suit): SuitDrawings => ({
  ...suitNumbers(letter),
  ...doubled(letter, figures[letter], slantedHalves),
});

export const francesi = design(
  { D: suit("D"), C: suit("C"), S: suit("S"), B: suit("B") },
  { D: colours.D.dark, C: colours.C.dark, S: colours.S.base, B: colours.B.base },
  {
    back,
    // Where the seven of diamonds counts for nothing special, as in Scala 40.
    "7D-plain": sheet(frame(colours.D.dark) + plainSeven),
    joker,
    "joker-2": otherJoker,
  },
);
