/** An event as everybody may see it, over HTTP. */
import { answered, ask } from "../net/http";
import type { DeskWords, PalioPage, PublicPage, PublishedDraw, Verdict } from "../protocol";
import type { Fresh } from "./polling.svelte";

/** Asks for something that has a tag; null while it is what the tag says. */
export async function askIfNew<Value>(path: string, tag: string, key = ""): Promise<Fresh<Value> | null> {
  const headers: Record<string, string> = {};
  if (tag !== "") headers["if-none-match"] = tag;
  if (key !== "") headers["authorization"] = `Bearer ${key}`;
  const response = await answered(path, { headers });
  if (response.status === 304) return null;
  return { value: (await response.json()) as Value, tag: response.headers.get("etag") ?? "" };
}

/** Where everything of an event is. */
export function pathOf(event: string): string {
  return `/events/${encodeURIComponent(event)}`;
}

export function fetchEvent(event: string, language: string, tag: string): Promise<Fresh<PublicPage> | null> {
  return askIfNew(`${pathOf(event)}?lang=${language}`, tag);
}

/** The palio's standings over several events. */
export function fetchPalio(events: readonly string[], language: string): Promise<PalioPage> {
  const asked = new URLSearchParams([...events.map((event) => ["event", event]), ["lang", language]]);
  return ask(`/palio?${asked}`);
}

/** The desk's words: stages, endings, tie-breaks, roles, sanctions. */
export function fetchWords(language: string): Promise<DeskWords> {
  return ask(`/tournament-words?lang=${language}`);
}

export function fetchPublishedDraw(event: string, language: string): Promise<PublishedDraw> {
  return ask(`${pathOf(event)}/published-draw?lang=${language}`);
}

/** Does a published draw again; the text is sent as it is. */
export function verifyDraw(text: string, language: string): Promise<Verdict> {
  return ask(`/verify?lang=${language}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: text,
  });
}

/** The public page's address as a picture. */
export function wallPicture(event: string): string {
  return `/api/v1${pathOf(event)}/links/wall.svg`;
}
