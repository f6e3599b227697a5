/** Questions that are typed where plays are typed, so that one hears the answer without leaving the field. */
import { plain } from "./typed";

/** A word that may be typed, and what is said to it. */
export interface Question {
  word: string;
  answer: string;
}

/** The answer to what was typed; null when it is no question. */
export function answerTo(typed: string, questions: readonly Question[]): string | null {
  return questions.find(({ word }) => plain(word) === plain(typed))?.answer ?? null;
}
