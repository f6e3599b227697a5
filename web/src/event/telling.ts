/** An event's rounds, entrants and endings as people call them. */
import type { DeskWords, PublicRound, PublicTable, Standing } from "../protocol";

/** A word of a table of words; the key where there is none. */
export function word(words: DeskWords, table: string, key: string): string {
  return words[table]?.[key] ?? key;
}

/** "Finale", "Turno a 32", "Turno 3". */
export function stageName(words: DeskWords, round: Pick<PublicRound, "number" | "stage">): string {
  const stages = words["stages"] ?? {};
  const size = /^round_of_(\d+)$/.exec(round.stage)?.[1];
  if (size !== undefined) return (stages["round_of"] ?? "{count}").replace("{count}", size);
  return stages[round.stage] ?? (stages["round"] ?? "{number}").replace("{number}", String(round.number));
}

/** Names by id. */
export type Names = ReadonlyMap<string, string>;

export function namesOf(standing: Standing): Names {
  return new Map(standing.entrants.map(({ id, name }) => [id, name]));
}

/** A side of a table: its entrants' names. */
export function sideName(names: Names, side: readonly string[]): string {
  return side.map((entrant) => names.get(entrant) ?? entrant).join(" + ");
}

/** Which table of the room it is; the number in the round where none is free yet. */
export function spotOf(table: PublicTable): number {
  return table.spot === 0 ? table.number : table.spot;
}

/** The tables that have a result. */
export function finished(round: PublicRound): number {
  return round.tables.filter((table) => table.points !== null).length;
}

/** What is searched for, without accents and capitals. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
