/** The desk over HTTP: every question and entry comes with the key of a private link. */
import { askIfNew, pathOf } from "../event/api";
import type { Fresh } from "../event/polling.svelte";
import { ask } from "../net/http";
import type {
  Deed,
  DeskInfo,
  Entering,
  GivenLink,
  ListedEvent,
  NewEvent,
  OpenedEvent,
  PreviewPage,
  Report,
  Role,
  Step,
  TemplateInfo,
} from "../protocol";

/** A list of entrants: a file, or text that was pasted. */
export interface List {
  name: string;
  content: Blob | string;
}

export function fetchTemplates(language: string): Promise<TemplateInfo[]> {
  return ask(`/templates?lang=${language}`);
}

export function fetchEvents(key: string, language: string): Promise<ListedEvent[]> {
  return ask(`/events?lang=${language}`, { headers: { authorization: `Bearer ${key}` } });
}

export function openEvent(key: string, language: string, wanted: NewEvent): Promise<OpenedEvent> {
  return ask(`/events?lang=${language}`, posted(key, wanted));
}

/** An organiser's link for whoever has the house's key; `insteadOf` is an older one that ends. */
export function getBackIn(
  key: string,
  language: string,
  event: string,
  name: string,
  insteadOf: string | null,
): Promise<GivenLink> {
  return ask(`${pathOf(event)}/links/house?lang=${language}`, posted(key, { name, instead_of: insteadOf }));
}

/** One event's desk, for the holder of a key, in a language. */
export class DeskApi {
  readonly event: string;
  readonly key: string;
  #language: () => string;

  constructor(event: string, key: string, language: () => string) {
    this.event = event;
    this.key = key;
    this.#language = language;
  }

  look(tag: string): Promise<Fresh<DeskInfo> | null> {
    return askIfNew(this.#path("/desk"), tag, this.key);
  }

  enter(deed: Deed, seq: number): Promise<DeskInfo> {
    return ask(this.#path("/deeds"), posted(this.key, { deed, seq }));
  }

  /** Fixes the entrants, or draws the next round. */
  step(name: "freeze" | "draw", seq: number): Promise<DeskInfo> {
    return ask(this.#path(`/${name}`), posted(this.key, { seq }));
  }

  preview(list: List): Promise<PreviewPage> {
    return ask(this.#path("/list/preview", { name: list.name }), sent(this.key, list.content));
  }

  enterList(list: List, seq: number): Promise<Entering> {
    return ask(this.#path("/list", { name: list.name, seq: String(seq) }), sent(this.key, list.content));
  }

  makeUp(count: number, seed: number, seq: number): Promise<Entering> {
    return ask(this.#path("/made-up"), posted(this.key, { count, seed, seq }));
  }

  /** What the sheet's ladders have for an entrant. */
  sanctions(entrant: string): Promise<Step[]> {
    return ask(this.#path(`/sanctions/${encodeURIComponent(entrant)}`), { headers: this.#headers });
  }

  report(): Promise<Report> {
    return ask(this.#path("/report"), { headers: this.#headers });
  }

  giveLink(role: Role, name: string, seq: number, insteadOf: string | null): Promise<GivenLink> {
    return ask(this.#path("/links"), posted(this.key, { role, name, seq, instead_of: insteadOf }));
  }

  endLink(link: string, seq: number): Promise<DeskInfo> {
    return ask(this.#path("/links/end"), posted(this.key, { link, seq }));
  }

  /** A file that only the holder of the key may have. */
  async file(path: "/entrants.xlsx" | "/log"): Promise<Blob> {
    const response = await fetch(`/api/v1${this.#path(path)}`, { headers: this.#headers });
    return response.blob();
  }

  get #headers(): Record<string, string> {
    return { authorization: `Bearer ${this.key}` };
  }

  #path(path: string, more: Record<string, string> = {}): string {
    return `${pathOf(this.event)}${path}?${new URLSearchParams({ ...more, lang: this.#language() }).toString()}`;
  }
}

function posted(key: string, body: unknown): RequestInit {
  return {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

function sent(key: string, content: Blob | string): RequestInit {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/octet-stream" };
  return { method: "POST", headers, body: content };
}
