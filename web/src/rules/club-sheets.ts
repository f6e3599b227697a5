/** The sheets that clubs have made in this browser: switches over one of the house's sheets. */
import type { ClubSheet } from "../protocol";

export interface KeptSheet extends ClubSheet {
  /** The house's sheet that it is made over, and its title. */
  parent: string;
  parentTitle: string;
}

const key = "settebello.club-sheets";

/** Reads what a store holds; anything unreadable counts as nothing. */
export function readSheets(text: string | null): KeptSheet[] {
  if (text === null) return [];
  try {
    const sheets: unknown = JSON.parse(text);
    return Array.isArray(sheets) ? sheets.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptSheet {
  const sheet = value as Partial<KeptSheet> | null;
  return [sheet?.id, sheet?.title, sheet?.parent].every((text) => typeof text === "string") && !!sheet?.switches;
}

export function keptSheets(): KeptSheet[] {
  return readSheets(localStorage.getItem(key));
}

/** Keeps a sheet in the place of an older one of the same name. */
export function keep(sheet: KeptSheet): void {
  const others = keptSheets().filter((other) => other.id !== sheet.id);
  localStorage.setItem(key, JSON.stringify([sheet, ...others]));
}

export function forgetSheet(id: string): void {
  localStorage.setItem(key, JSON.stringify(keptSheets().filter((other) => other.id !== id)));
}

/** A short name for a file and an address: "Bar Sport (Agno)" is bar-sport-agno. */
export function shortName(title: string): string {
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const name = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  return name.slice(0, 40).replace(/-+$/, "") || "club";
}
