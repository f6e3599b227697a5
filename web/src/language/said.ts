/** A message in the page's language; the build hands every message's texts to it (`scripts/terse.mjs`). */
import { getLocale } from "../paraglide/runtime.js";

type Inputs = Readonly<Record<string, unknown>>;
type Text = string | ((inputs: Inputs) => string);

export function said(it: Text, fr: Text, en: Text): (inputs?: Inputs) => string {
  return (inputs = {}) => {
    const locale = getLocale();
    const text = locale === "fr" ? fr : locale === "en" ? en : it;
    return typeof text === "string" ? text : text(inputs);
  };
}
