/** The page's language: from `?lang=`, else the one chosen before, else the browser's, else Italian. */
import { baseLocale, isLocale, locales, overwriteGetLocale, type Locale } from "../paraglide/runtime.js";

export { locales, type Locale };

const key = "settebello.language";

function first(): Locale {
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

let current = $state<Locale>(first());
// Messages ask for the language whenever they are drawn, so a switch redraws every one of them.
overwriteGetLocale(() => current);

/** The language now; reactive. */
export function language(): Locale {
  return current;
}

/** Switches the page to another language, and keeps the choice. */
export function speak(chosen: Locale): void {
  current = chosen;
  localStorage.setItem(key, chosen);
  const address = new URL(location.href);
  if (address.searchParams.has("lang")) {
    address.searchParams.set("lang", chosen);
    history.replaceState(history.state, "", address);
  }
}
