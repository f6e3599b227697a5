import { describe, expect, it } from "vitest";
import { answerTo } from "./asking";

const questions = [
  { word: "tavola", answer: "In tavola: asso di coppe." },
  { word: "mano", answer: "Le tue carte: due di spade." },
];

describe("a question typed instead of a play", () => {
  it("is answered however it is written", () => {
    expect(answerTo(" Tavola ", questions)).toBe("In tavola: asso di coppe.");
    expect(answerTo("MANO", questions)).toBe("Le tue carte: due di spade.");
  });

  it("is told apart from plays and from nothing", () => {
    expect(answerTo("7Dx3C+4S", questions)).toBeNull();
    expect(answerTo("", questions)).toBeNull();
    expect(answerTo("tav", questions)).toBeNull();
  });
});
