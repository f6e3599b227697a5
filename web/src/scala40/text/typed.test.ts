import { describe, expect, it } from "vitest";
import { readTyped } from "./typed";

const faces = {
  "3C": { name: "tre di cuori", index: "3" },
  "4C": { name: "quattro di cuori", index: "4" },
  TC: { name: "dieci di cuori", index: "10" },
  KS: { name: "re di picche", index: "K" },
  "7D": { name: "sette di quadri", index: "7" },
  "**": { name: "jolly", index: "★" },
};
const moves = ["meld 3C+4C+**=5C", "meld **=2C+3C+4C", "attach 7D>2", "swap 7D>3", "discard KS", "discard TC"];
const read = (text: string) => readTyped(text, moves, faces);

describe("what is typed for a move", () => {
  it.each(["discard ks", " KS ", "re di  picche", "5"])("%j is one move", (text) => {
    expect(read(text)).toEqual({ move: "discard KS" });
  });

  it("may use the letters printed on the cards", () => {
    expect(read("10C")).toEqual({ move: "discard TC" });
  });

  it("asks which, when the same cards can do several things", () => {
    expect(read("7D")).toEqual({ several: ["attach 7D>2", "swap 7D>3"] });
    expect(read("4c, 3c **")).toEqual({ several: ["meld 3C+4C+**=5C", "meld **=2C+3C+4C"] });
  });

  it("is none of them, or nothing", () => {
    for (const text of ["3C", "9", "hello", "3C 4C", "attach 7D>4"]) expect(read(text)).toBe("unknown");
    expect(read("  ")).toBe("nothing");
  });
});
