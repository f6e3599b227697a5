import { describe, expect, test } from "vitest";
import { designs } from "../../decks/index.ts";
import type { Deck } from "./decks";
import { artOf, fileOf, filesOf } from "./art";

const decks: readonly Deck[] = ["napoletane", "siciliane", "milanesi", "francesi"];

describe.each(decks)("the deck %s", (deck) => {
  test("has a folder in the page", () => {
    expect(artOf(deck, "back")).toMatch(new RegExp(`/${deck}[^/]*/back\\.svg$`));
  });

  test("has a file for every card that is fetched ahead", () => {
    const files = Object.keys(designs[deck]?.files ?? {});
    expect(files).toEqual(expect.arrayContaining(filesOf(deck)));
  });
});

test("the joker and the plain seven have files of their own", () => {
  expect(fileOf("**", "francesi")).toBe("joker");
  expect(fileOf("**", "francesi", true, true)).toBe("joker-2");
  expect(fileOf("7D", "francesi", true)).toBe("7D-plain");
  expect(fileOf("7D", "francesi", false)).toBe("7D");
  expect(fileOf("7D", "napoletane", true)).toBe("7D");
});
