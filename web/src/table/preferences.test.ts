import { expect, it } from "vitest";
import { Preferences } from "./preferences.svelte";

function shelf(kept: string | null) {
  const shelf = { kept, getItem: () => shelf.kept, setItem: (_: string, value: string) => void (shelf.kept = value) };
  return shelf;
}

it("confirms, keeps silent and draws the table unless told otherwise", () => {
  const { confirm, calm, sound, text, numbers } = new Preferences(shelf(null));
  const others = { calm: false, sound: false, text: false, numbers: false };
  expect({ confirm, calm, sound, text, numbers }).toEqual({ confirm: true, ...others });
});

it("are found again by the next page", () => {
  const kept = shelf(null);
  const first = new Preferences(kept);
  first.toggle("confirm");
  first.toggle("text");
  first.toggle("numbers");
  expect(new Preferences(kept)).toMatchObject({ confirm: false, sound: false, text: true, numbers: true });
});

it.each(["", "{", "7", "null", '{"confirm":"no","sound":1}'])("are the usual ones when %j was kept", (kept) => {
  expect(new Preferences(shelf(kept))).toMatchObject({ confirm: true, sound: false, text: false });
});

it("hold for the page even where the browser keeps nothing", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  const preferences = new Preferences(full);
  preferences.toggle("sound");
  expect(preferences.sound).toBe(true);
});
