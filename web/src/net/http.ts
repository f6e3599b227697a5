/** The server's HTTP interface, as the pages use it. */
import type {
  CaptureAnswer,
  CaptureQuestion,
  ClubSheet,
  MadeSheet,
  NewTable,
  SeatedTable,
  SheetDetail,
  SheetSummary,
} from "../protocol";

/** A refusal in words for people; `code` is the server's, or "unreachable". */
export class HttpError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.name = "HttpError";
    this.code = code;
    this.status = status;
  }
}

/** Asks the server; whatever is refused or does not arrive is an HttpError. */
export async function ask<Answer>(path: string, request?: RequestInit): Promise<Answer> {
  const response = await answered(path, request);
  return (await response.json()) as Answer;
}

/** The answer as it came: a good one, or 304 where the request said what it knows. */
export async function answered(path: string, request?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, request);
  } catch {
    throw new HttpError("unreachable", "", 0);
  }
  if (response.ok || response.status === 304) return response;
  const refusal = (await response.json().catch(() => ({}))) as { code?: unknown; message?: unknown };
  throw new HttpError(
    typeof refusal.code === "string" ? refusal.code : "refused",
    typeof refusal.message === "string" ? refusal.message : "",
    response.status,
  );
}

export function fetchSheets(language: string): Promise<SheetSummary[]> {
  return ask(`/sheets?lang=${language}`);
}

export function fetchSheet(id: string, language: string, seats: number | null = null): Promise<SheetDetail> {
  const count = seats === null ? "" : `&seats=${seats}`;
  return ask(`/sheets/${encodeURIComponent(id)}?lang=${language}${count}`);
}

/** The sheet of one table, which may be a club's own. */
export function fetchTableSheet(table: string, language: string): Promise<SheetDetail> {
  return ask(`/tables/${encodeURIComponent(table)}/sheet?lang=${language}`);
}

export function openTable(table: NewTable): Promise<SeatedTable> {
  return post("/tables", table);
}

function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

/** A club's own sheet over one of the house's: its rules in words, and its file. */
export function makeClubSheet(parent: string, club: ClubSheet, language: string): Promise<MadeSheet> {
  return post(`/sheets/${encodeURIComponent(parent)}/club?lang=${language}`, club);
}

/** What may I take by a house's sheet? Every lawful way, with its article. */
export function askCaptures(sheet: string, question: CaptureQuestion, language: string): Promise<CaptureAnswer> {
  return post(`/sheets/${encodeURIComponent(sheet)}/captures?lang=${language}`, question);
}

/** The same by the sheet of one table. */
export function askTableCaptures(table: string, question: CaptureQuestion, language: string): Promise<CaptureAnswer> {
  return post(`/tables/${encodeURIComponent(table)}/captures?lang=${language}`, question);
}

/** Opens a table from a record, at the place where the record stops. */
export function openRecord(record: string, language: string): Promise<SeatedTable> {
  return ask(`/tables/record?lang=${language}`, {
    method: "POST",
    headers: { "content-type": "application/x-ndjson" },
    body: record,
  });
}

/** Opens a table for the same match once more. */
export function playAgain(table: string, token: string, language: string): Promise<SeatedTable> {
  const asked = `token=${encodeURIComponent(token)}&lang=${language}`;
  return ask(`/tables/${encodeURIComponent(table)}/again?${asked}`, { method: "POST" });
}

/** Where a finished match's record can be downloaded. */
export function recordAddress(table: string, token: string, language: string): string {
  return `/api/v1/tables/${encodeURIComponent(table)}/record?token=${encodeURIComponent(token)}&lang=${language}`;
}

/** The address of a table's live socket. */
export function socketAddress(table: string): string {
  const address = new URL(`/ws/v1/tables/${encodeURIComponent(table)}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}
