import { beforeEach, describe, expect, it } from "vitest";
import { ledger } from "../match/frames.fixture";
import { RulingDraft } from "./draft.svelte";

const book = ledger({
  ladders: [
    {
      articles: ["8", "9"],
      sides: [
        { occasion: 1, sanctions: ["warning"] },
        { occasion: 2, sanctions: ["-1"] },
      ],
    },
    {
      articles: ["22"],
      sides: [
        { occasion: 1, sanctions: ["warning", "-1", "expelled"] },
        { occasion: 1, sanctions: ["warning", "-1", "expelled"] },
      ],
    },
    {
      articles: ["13"],
      sides: [
        { occasion: 2, sanctions: [] },
        { occasion: 1, sanctions: ["forfeit"] },
      ],
    },
  ],
});

let draft: RulingDraft;
beforeEach(() => {
  draft = new RulingDraft();
});

describe("a proposal", () => {
  it("needs somebody and an article", () => {
    expect(draft.next(book)).toBeNull();
    draft.article = "8";
    expect(draft.next(book)).toBeNull();
    draft.accused = { side: 1, seat: 3 };
    expect(draft.next(book)).toEqual({ occasion: 2, sanctions: ["-1"] });
  });

  it("is the side's own, whichever article of the ladder it is", () => {
    draft.article = "9";
    draft.accused = { side: 0, seat: null };
    expect(draft.sanction(book)).toBe("warning");
    draft.accused = { side: 1, seat: null };
    expect(draft.sanction(book)).toBe("-1");
  });

  it("waits for the jury's choice where the article leaves it open", () => {
    draft.article = "22";
    draft.accused = { side: 0, seat: 0 };
    expect(draft.sanction(book)).toBeNull();
    draft.choice = "expelled";
    expect(draft.sanction(book)).toBe("expelled");
  });

  it("forgets a choice that another article does not have", () => {
    draft.article = "22";
    draft.accused = { side: 1, seat: null };
    draft.choice = "-1";
    draft.article = "13";
    expect(draft.sanction(book)).toBe("forfeit");
    draft.accused = { side: 0, seat: null };
    expect(draft.sanction(book)).toBeNull();
    expect(draft.deed(book, "giuria")).toBeNull();
  });
});

describe("what is asked for", () => {
  it("says exactly what was shown, and who rules", () => {
    draft.article = "9";
    draft.accused = { side: 1, seat: 3 };
    expect(draft.deed(book, " giuria ")).toEqual({
      type: "rule",
      article: "9",
      seat: 3,
      side: 1,
      sanction: "-1",
      by: "giuria",
    });
  });

  it("is nothing without a name", () => {
    draft.article = "9";
    draft.accused = { side: 1, seat: 3 };
    expect(draft.deed(book, "  ")).toBeNull();
  });

  it("starts anew once it is cleared", () => {
    draft.article = "22";
    draft.accused = { side: 1, seat: null };
    draft.choice = "-1";
    draft.clear();
    expect(draft.next(book)).toBeNull();
    expect(draft.choice).toBeNull();
  });
});
