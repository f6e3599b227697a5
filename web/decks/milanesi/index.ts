/** Carte milanesi: forty cards with French suits and double-headed Lombard figures. */
import { design, type Suit, type SuitDrawings } from "../design.ts";
import { doubled, type Figures } from "../french/figures.ts";
import { levelHalves } from "../french/halves.ts";
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
import { suitNumbers } from "./numbers.ts";

/** The twelve figures, and on which side each leaves room for the suit's sign. */
const figures: Figures = {
  D: { J: [jackOfDiamonds, "left"], Q: [queenOfDiamonds, "right"], K: [kingOfDiamonds, "left"] },
  C: { J: [jackOfHearts, "right"], Q: [queenOfHearts, "right"], K: [kingOfHearts, "right"] },
  S: { J: [jackOfSpades, "worn"], Q: [queenOfSpades, "left"], K: [kingOfSpades, "left"] },
  B: { J: [jackOfClubs, "right"], Q: [queenOfClubs, "left"], K: [kingOfClubs, "right"] },
};

const suit = (letter: Suit): SuitDrawings => ({
  ...suitNumbers(letter),
  ...doubled(letter, figures[letter], levelHalves),
});

export const milanesi = design(
  { D: suit("D"), C: suit("C"), S: suit("S"), B: suit("B") },
  { D: colours.D.dark, C: colours.C.dark, S: colours.S.base, B: colours.B.base },
  { back },
);
