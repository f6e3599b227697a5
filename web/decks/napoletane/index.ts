/** Carte napoletane: forty cards, suns and cudgels, figures on painted stages. */
import { design } from "../design.ts";
import { blue, gold, green, red } from "../drawing/palette.ts";
import { back } from "./back.ts";
import { coins } from "./coins.ts";
import { kingOfClubs } from "./courts/king-of-clubs.ts";
import { kingOfCoins } from "./courts/king-of-coins.ts";
import { kingOfCups } from "./courts/king-of-cups.ts";
import { kingOfSwords } from "./courts/king-of-swords.ts";
import { knightOfClubs } from "./courts/knight-of-clubs.ts";
import { knightOfCoins } from "./courts/knight-of-coins.ts";
import { knightOfCups } from "./courts/knight-of-cups.ts";
import { knightOfSwords } from "./courts/knight-of-swords.ts";
import { pageOfClubs } from "./courts/page-of-clubs.ts";
import { pageOfCoins } from "./courts/page-of-coins.ts";
import { pageOfCups } from "./courts/page-of-cups.ts";
import { pageOfSwords } from "./courts/page-of-swords.ts";
import { cudgels } from "./cudgels.ts";
import { cups } from "./cups.ts";
import { swords } from "./swords.ts";

export const napoletane = design(
  {
    D: { ...coins, J: pageOfCoins, Q: knightOfCoins, K: kingOfCoins },
    C: { ...cups, J: pageOfCups, Q: knightOfCups, K: kingOfCups },
    S: { ...swords, J: pageOfSwords, Q: knightOfSwords, K: kingOfSwords },
    B: { ...cudgels, J: pageOfClubs, Q: knightOfClubs, K: kingOfClubs },
  },
  { D: gold.dark, C: red.dark, S: blue.dark, B: green.dark },
  { back },
);
