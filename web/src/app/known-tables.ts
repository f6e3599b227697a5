/** The tables at which this browser holds a seat, newest first. */

export interface KnownTable {
  table: string;
  seat: number | null;
  token: string;
  sheet: string;
  title: string;
  players: string[];
  /** When the seat was last used, in milliseconds since 1970. */
  used: number;
  over: boolean;
  /** Opened just now, and not looked at yet. */
  fresh: boolean;
}

const key = "settebello.tables";
const most = 12;

/** Reads what a store holds; anything unreadable counts as nothing. */
export function readTables(text: string | null): KnownTable[] {
  if (text === null) return [];
  try {
    const tables: unknown = JSON.parse(text);
    return Array.isArray(tables) ? tables.filter(isKnownTable) : [];
  } catch {
    return [];
  }
}

function isKnownTable(value: unknown): value is KnownTable {
  const table = value as Partial<KnownTable> | null;
  return typeof table?.table === "string" && typeof table.token === "string" && Array.isArray(table.players);
}

/** The list with one table put first; the oldest go when there are too many. */
export function withTable(tables: readonly KnownTable[], table: KnownTable): KnownTable[] {
  return [table, ...tables.filter((other) => other.table !== table.table)].slice(0, most);
}

export function knownTables(): KnownTable[] {
  return readTables(localStorage.getItem(key));
}

export function remember(table: KnownTable): void {
  localStorage.setItem(key, JSON.stringify(withTable(knownTables(), table)));
}

export function forget(table: string): void {
  localStorage.setItem(key, JSON.stringify(knownTables().filter((other) => other.table !== table)));
}

/** Whether this browser has just opened the table. */
export function isFresh(table: string): boolean {
  return knownTables().some((known) => known.table === table && known.fresh);
}

/** The seat's token: from a kept link (`#seat=…`), else from what this browser knows. */
export function tokenFor(table: string, hash: string): string | null {
  const linked = new URLSearchParams(hash.replace(/^#/, "")).get("seat");
  return linked ?? knownTables().find((known) => known.table === table)?.token ?? null;
}
