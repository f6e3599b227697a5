import { describe, expect, it } from "vitest";
import { readTyped } from "./typed";

const faces = {
  "7D": { name: "sette di denari", index: "7" },
  "3C": { name: "tre di coppe", index: "3" },
  "4S": { name: "quattro di spade", index: "4" },
  KD: { name: "re di denari", index: "R" },
  KS: { name: "re di spade", index: "R" },
  JB: { name: "fante di bastoni", index: "F" },
  AD: { name: "asso di denari", index: "A" },
};
const moves = ["7Dx3C+4S", "7Dx7S", "KDxKS", "JB"];
const read = (text: string) => readTyped(text, moves, faces);

describe("what is typed for a play", () => {
  it.each(["7Dx3C+4S", "7dx4s+3c", " 7D × 3C + 4S ", "7D x 4S, 3C", "7dx3c 4s", "1"])(
    "%j is the first move",
    (text) => {
      expect(read(text)).toEqual({ move: "7Dx3C+4S" });
    },
  );

  it("may be a card that can do one thing only, by code, printed letter or name", () => {
    for (const text of ["KD", "rd", "10d", "Re di  denari"]) expect(read(text)).toEqual({ move: "KDxKS" });
    for (const text of ["JB", "fb", "8B", "4"]) expect(read(text)).toEqual({ move: "JB" });
    expect(read("RDxRS")).toEqual({ move: "KDxKS" });
  });

  it("asks which, when a card can do several things", () => {
    expect(read("7D")).toEqual({ several: ["7Dx3C+4S", "7Dx7S"] });
    expect(read("sette di denari")).toEqual({ several: ["7Dx3C+4S", "7Dx7S"] });
  });

  it.each(["5", "0", "AD", "7Dx3C", "7Dx3Cx4S", "KDx3C", "7Q", "x", "hello", "7Dx3C+hello"])(
    "%j is none of them",
    (text) => {
      expect(read(text)).toBe("unknown");
    },
  );

  it("is nothing when it is empty", () => {
    expect(read("  ")).toBe("nothing");
  });
});
