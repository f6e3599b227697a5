/** Cards by the names that people read. */
import { listed } from "../language/words";
import * as m from "../paraglide/messages.js";
import type { Scala40Setting } from "./api";
import type { LaidCard } from "./moves";

type Named = Pick<Scala40Setting, "faces">;

export function faceName(code: string, { faces }: Named): string {
  return faces[code]?.name ?? code;
}

/** "sei di cuori", or "jolly per sei di cuori". */
export function laidName({ card, stands }: LaidCard, setting: Named): string {
  return card === stands ? faceName(card, setting) : m.joker_for({ card: faceName(stands, setting) });
}

export function laidNames(cards: readonly LaidCard[], setting: Named): string {
  return listed(cards.map((card) => laidName(card, setting)));
}

/** Several melds, one after the other. */
export function meldNames(melds: readonly { cards: readonly LaidCard[] }[], setting: Named): string {
  return melds.map(({ cards }) => laidNames(cards, setting)).join("; ");
}
