/** Where something happened, as people in the room know it. */
import { spotOf } from "../../event/telling";
import * as m from "../../paraglide/messages.js";
import type { Standing } from "../../protocol";

export function placeOf(standing: Standing, round: number, table: number): string {
  const found = standing.rounds[round - 1]?.tables.find(({ number }) => number === table);
  return found === undefined ? m.ruling_no_table() : m.ruling_place({ round, table: spotOf(found) });
}
