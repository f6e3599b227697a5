import { expect, it } from "vitest";
import { SaidOnce } from "./said-once.svelte";

function shelf(kept: string | null = null) {
  let now = kept;
  return { getItem: () => now, setItem: (_: string, text: string) => void (now = text) };
}

it("says a thing once, also after the page was closed", () => {
  const keep = shelf();
  const first = new SaidOnce(keep);
  first.say("language de", "German is not spoken here.");
  expect(first.line).toBe("German is not spoken here.");
  first.dismiss();
  first.say("language de", "German is not spoken here.");
  expect(first.line).toBeNull();
  const later = new SaidOnce(keep);
  later.say("language de", "German is not spoken here.");
  expect(later.line).toBeNull();
  later.say("deck marsigliesi", "No such cards.");
  expect(later.line).toBe("No such cards.");
});

it.each(["{", "7", '[1, "deck x"]'])("speaks whatever was kept: %s", (kept) => {
  const said = new SaidOnce(shelf(kept));
  said.say("language de", "German is not spoken here.");
  expect(said.line).not.toBeNull();
});

it("speaks where nothing can be kept", () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  for (const keep of [null, refusing]) {
    const said = new SaidOnce(keep);
    said.say("language de", "German is not spoken here.");
    expect(said.line).not.toBeNull();
  }
});
