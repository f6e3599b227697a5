import { expect, it } from "vitest";
import type { Explained } from "../protocol";
import { sentencesOf } from "./setting";

const line = (changes: Partial<Explained>): Explained => ({
  article: "9",
  citation: "art. 9",
  text: "",
  reading: false,
  switch: null,
  value: null,
  options: [],
  ...changes,
});

it("takes what the sheet's paper says of a switch before how it is read", () => {
  const sentences = sentencesOf([
    line({ switch: "scopa.void", text: "How it is read.", reading: true }),
    line({ switch: "scopa.void", text: "What it says." }),
    line({ switch: "ace.sweeps", text: "Silent, and read so.", reading: true, citation: "" }),
    line({ text: "Of no switch." }),
  ]);
  expect(sentences).toEqual({
    "scopa.void": { text: "What it says.", citation: "art. 9" },
    "ace.sweeps": { text: "Silent, and read so.", citation: "" },
  });
});
