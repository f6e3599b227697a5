/** A knockout's rounds as columns in which winners stand between the tables that they come from. */
import type { PublicRound, PublicTable, Standing } from "../protocol";

/** A place of a column: a table, or somebody who goes on without one. */
export type Slot = { table: PublicTable } | { bye: string };

export interface Column {
  round: PublicRound;
  slots: Slot[];
}

const FORMATS: readonly string[] = ["knockout", "groups"];

/** Whether the event has, or comes to, a bracket. */
export function hasBracket({ format }: Standing): boolean {
  return FORMATS.includes(format);
}

/** The main bracket, the first round first. */
export function columnsOf(rounds: readonly PublicRound[]): Column[] {
  const columns: Column[] = [];
  // From the last round back: each round's places stand in the order in which the next one meets.
  for (const round of rounds.filter(({ stage }) => stage !== "group").reverse()) {
    const slots = slotsOf(round);
    const next = columns[0];
    columns.unshift({ round, slots: next === undefined ? slots : inOrder(slots, next.slots) });
  }
  return columns;
}

/** The tables of a round beside the main bracket: third place, consolation. */
export function besideOf(rounds: readonly PublicRound[]): { round: PublicRound; table: PublicTable }[] {
  return rounds.flatMap((round) =>
    round.tables.filter(({ bracket }) => bracket !== "main").map((table) => ({ round, table })),
  );
}

function slotsOf(round: PublicRound): Slot[] {
  const tables = round.tables.filter(({ bracket }) => bracket === "main");
  return [...tables.map((table) => ({ table })), ...round.byes.map((bye) => ({ bye }))];
}

function inOrder(slots: Slot[], next: Slot[]): Slot[] {
  const order = next.flatMap(entrantsOf).map((entrant) => slots.find((slot) => entrantsOf(slot).includes(entrant)));
  // Who nobody of the next round comes from stands last: both sides were put out.
  return [...new Set([...order, ...slots])].filter((slot) => slot !== undefined);
}

function entrantsOf(slot: Slot): string[] {
  return "bye" in slot ? [slot.bye] : slot.table.sides.flat();
}
