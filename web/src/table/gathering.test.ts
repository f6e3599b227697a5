import { expect, it } from "vitest";
import { gathered } from "./gathering";

it("gathers the lowest card first and the played one last", () => {
  expect(gathered(["KD", "7S", "2C", "AD"], "AD")).toEqual(["2C", "7S", "KD", "AD"]);
  expect(gathered(["KD", "JS", "QC"], null)).toEqual(["JS", "QC", "KD"]);
});
