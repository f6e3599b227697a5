/** Carte siciliane: forty cards, the lady for the eight, painted tiles and lemons. */
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
import { ladyOfClubs } from "./courts/lady-of-clubs.ts";
import { ladyOfCoins } from "./courts/lady-of-coins.ts";
import { ladyOfCups } from "./courts/lady-of-cups.ts";
import { ladyOfSwords } from "./courts/lady-of-swords.ts";
import { cudgels } from "./cudgels.ts";
import { cups } from "./cups.ts";
import { swords } from "./swords.ts";

export const siciliane = design(
  {
    D: { ...coins, J: ladyOfCoins, Q: knightOfCoins, K: kingOfCoins },
    C: { ...cups, J: ladyOfCups, Q: knightOfCups, K: kingOfCups },
    S: { ...swords, J: ladyOfSwords, Q: knightOfSwords, K: kingOfSwords },
    B: { ...cudgels, J: ladyOfClubs, Q: knightOfClubs, K: kingOfClubs },
  },
  { D: gold.dark, C: red.dark, S: blue.dark, B: green.dark },
  { back },
);
