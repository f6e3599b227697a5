/** The parts of an event's desk, one for each thing that the organiser does on the day. */
import * as m from "../paraglide/messages.js";
import type { DeskInfo } from "../protocol";
import { hasBracket } from "../event/bracket";

export type Part = "entries" | "draw" | "round" | "bracket" | "standings" | "referee" | "links";

const names: Readonly<Record<Part, () => string>> = {
  entries: m.part_entries,
  draw: m.part_draw,
  round: m.part_round,
  bracket: m.part_bracket,
  standings: m.part_standings,
  referee: m.part_referee,
  links: m.part_links,
};

export function partName(part: Part): string {
  return names[part]();
}

/** The parts that are of use to whoever holds the link, in the order of the day. */
export function partsOf(desk: DeskInfo): Part[] {
  const organiser = desk.role === "organiser";
  const drawn = desk.standing.rounds.length > 0;
  const parts: [Part, boolean][] = [
    ["entries", organiser],
    ["draw", organiser],
    ["round", drawn],
    ["bracket", drawn && hasBracket(desk.standing)],
    ["standings", drawn],
    ["referee", drawn && desk.role !== "scorer"],
    ["links", organiser],
  ];
  return parts.filter(([, of_use]) => of_use).map(([part]) => part);
}

/** Where the day is: what opens first. */
export function partNow(desk: DeskInfo): Part | null {
  const parts = partsOf(desk);
  if (desk.role === "jury" && parts.includes("referee")) return "referee";
  const now: Readonly<Record<DeskInfo["standing"]["stage"], Part>> = {
    entries: "entries",
    draw: "draw",
    rounds: "round",
    played: "standings",
    closed: "standings",
  };
  const part = now[desk.standing.stage];
  return parts.includes(part) ? part : (parts[0] ?? null);
}
