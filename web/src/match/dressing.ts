/** What a table is dressed in: sent for as soon as its address is known, before the page's own code has come. */
import { fetchTableSheet } from "../net/http";
import type { SheetDetail } from "../protocol";
import { faceOf } from "./faces";
import type { GameFace } from "./game";

export interface Dress {
  /** In the page's language. */
  sheet: SheetDetail;
  face: GameFace;
}

let ahead: { table: string; language: string; dress: Promise<Dress> } | null = null;

/** Sends for what the table will be dressed in. */
export function dressAhead(table: string, language: string): void {
  ahead = { table, language, dress: fetchDress(table, language) };
  // Whoever takes it learns of a failure.
  ahead.dress.catch(() => undefined);
}

/** The table's dress: what was sent for ahead, once, else asked for now. */
export function dress(table: string, language: string): Promise<Dress> {
  const sent = ahead;
  ahead = null;
  return sent?.table === table && sent.language === language ? sent.dress : fetchDress(table, language);
}

async function fetchDress(table: string, language: string): Promise<Dress> {
  const sheet = await fetchTableSheet(table, language);
  return { sheet, face: await faceOf(sheet.family) };
}
