import { expect, it, vi } from "vitest";
import { withArticle } from "./articles";

// The page's language comes from its address.
vi.hoisted(() => vi.stubGlobal("location", new URL("https://settebello.example/?lang=it")));

it.each([
  ["it", "sette di denari", "il sette di denari"],
  ["it", "asso di coppe", "l’asso di coppe"],
  ["it", "donna di spade", "la donna di spade"],
  ["fr", "as de pique", "l’as de pique"],
  ["fr", "dame de carreau", "la dame de carreau"],
  ["fr", "sept de deniers", "le sept de deniers"],
  ["en", "ace of cups", "the ace of cups"],
] as const)("%s: %s", (language, name, spoken) => {
  expect(withArticle(name, language)).toBe(spoken);
});
