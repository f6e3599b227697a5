import { expect, it, vi } from "vitest";
import type { ScoreLine } from "../../protocol";
import { setting as base } from "../scala40/frames.fixture";
import type { MatchSetting } from "../setting";
import { lackingWords, primieraWords } from "./primiera-words";

// The page's language comes from its address.
vi.hoisted(() => vi.stubGlobal("location", new URL("https://settebello.example/?lang=it")));

const missing = { text: "One suit missing.", citation: "art. 17" };
const allMissing = { text: "All of them lack one.", citation: "art. 17" };
const setting: MatchSetting = {
  ...base,
  sides: [[0], [1]],
  sentences: { "primiera.missing": missing, "primiera.all_missing": allMissing },
};
const whole = { count: 43, cards: ["7D", "6C", "5C", "4C"], values: [21, 18, 2, 2] };
const lacking = { count: 39, cards: ["7D", "6C", null, null], values: [21, 18, null, null] };
const line = (...details: ScoreLine["details"]): ScoreLine => ({ item: "primiera", side: null, details });

it("names each suit's best card, its value and the sum", () => {
  expect(primieraWords(line(whole, lacking), 0, setting)).toBe(
    "Anna: sette di quadri 21, sei di cuori 18, cinque di cuori 2, quattro di cuori 2; in tutto 43.",
  );
});

it("says how many suits are missing", () => {
  expect(primieraWords(line(whole, lacking), 1, setting)).toBe(
    "Bice: sette di quadri 21, sei di cuori 18, mancano 2 semi; in tutto 39.",
  );
});

it("asks the sheet what a missing suit means", () => {
  expect(lackingWords(line(whole, whole), setting)).toBeNull();
  expect(lackingWords(line(whole, lacking), setting)).toBe(missing);
  expect(lackingWords(line(lacking, lacking), setting)).toBe(allMissing);
});
