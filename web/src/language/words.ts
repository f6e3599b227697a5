/** Small words that every page needs. */
import { language } from "./locale.svelte";

/** "Anna, Bice e Carlo", in the page's language. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

/** "2, 3 o 4", in the page's language. */
export function eitherOf(choices: readonly (string | number)[]): string {
  return new Intl.ListFormat(language(), { type: "disjunction" }).format(choices.map(String));
}

/** A number with a true minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
