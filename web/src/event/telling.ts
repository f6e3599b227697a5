/** An event's rounds, entrants and endings as people call them. */
import * as m from "../paraglide/messages.js";
import type { DeskWords, GroupPlace, Place, PublicRound, PublicTable, Standing } from "../protocol";

/** A word of a table of words; the key where there is none. */
export function word(words: DeskWords, table: string, key: string): string {
  return words[table]?.[key] ?? key;
}

/** "Finale", "Turno a 32", "Gironi, turno 2", "Turno 3". */
export function stageName(words: DeskWords, round: Pick<PublicRound, "number" | "stage">): string {
  const stages = words["stages"] ?? {};
  const size = /^round_of_(\d+)$/.exec(round.stage)?.[1];
  if (size !== undefined) return (stages["round_of"] ?? "{count}").replace("{count}", size);
  return (stages[round.stage] ?? stages["round"] ?? "{number}").replace("{number}", String(round.number));
}

/** "Girone A". */
export function groupName(words: DeskWords, letter: string): string {
  return word(words, "groups", "title").replace("{letter}", letter);
}

/** Somebody who is not known yet: "2º del girone C". */
export function groupPlace(words: DeskWords, { rank, letter }: GroupPlace): string {
  const ordinal = word(words, "ordinals", String(rank));
  return word(words, "groups", "place").replace("{ordinal}", ordinal).replace("{letter}", letter);
}

/** Which group or which place of the draw a table is of; "" where it has none. */
export function labelOf(words: DeskWords, round: PublicRound, { label }: PublicTable): string {
  return round.stage === "group" ? groupName(words, label) : label;
}

/** What set an entrant apart from others of the same score; "" where nothing had to. */
export function apartOf(words: DeskWords, place: Place): string {
  if (place.play_off) return m.standings_play_off();
  if (place.shared) return m.standings_shared();
  return place.decided_by === "" ? "" : word(words, "tie_breaks", place.decided_by);
}

/** "deciso dal comitato: …". */
export function committeeSentence(words: DeskWords, reason: string): string {
  // As a function: a reason may hold a dollar.
  return word(words, "standings", "by_committee").replace("{reason}", () => reason);
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

/** Exact points such as "15/2" as people write them: 7.5. */
export function inFigures(points: string, language: string): string {
  const [above = "0", below = "1"] = points.split("/");
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(Number(above) / Number(below));
}
