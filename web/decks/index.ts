/** The four designs, by the words that sheets use for their decks. */
import type { Design } from "./design.ts";
import { francesi } from "./francesi/index.ts";
import { milanesi } from "./milanesi/index.ts";
import { napoletane } from "./napoletane/index.ts";
import { siciliane } from "./siciliane/index.ts";

export const designs: Readonly<Record<string, Design>> = { napoletane, siciliane, milanesi, francesi };
