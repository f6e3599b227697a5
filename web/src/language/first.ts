/** The language to begin with: from `?lang=`, else the one chosen before, else the browser's, else Italian. */
import { baseLocale, isLocale, type Locale } from "../paraglide/runtime.js";

/** Where the chosen language is kept. */
export const key = "settebello.language";

/** A language that the address asks for and the page does not speak; null if there is none. */
export function unspoken(): string | null {
  const asked = new URLSearchParams(location.search).get("lang");
  return asked === null || isLocale(asked) ? null : asked.slice(0, 20);
}

export function firstLanguage(): Locale {
  const asked = new URLSearchParams(location.search).get("lang");
  if (isLocale(asked)) return asked;
  const kept = localStorage.getItem(key);
  if (isLocale(kept)) return kept;
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  return baseLocale;
}
