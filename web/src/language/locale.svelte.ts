/** The page's language, and switching it. */
import { locales, overwriteGetLocale, type Locale } from "../paraglide/runtime.js";
import { firstLanguage, key } from "./first";

export { locales, type Locale };

let current = $state<Locale>(firstLanguage());
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
