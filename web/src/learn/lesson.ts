/**
 * What a first deal teaches, one thing at a time, and which thing comes next.
 *
 * A lesson is told when its occasion lies on the real table, and at most once. It knows no rule: it points at moves
 * that were offered, at events that happened, and lets the sheet's own sentences say why.
 */
import type { SeatView } from "../protocol";
import type { ResultEvent } from "../protocol/kinds";
import type { Told } from "../match/told";
import type { MatchSetting, Sentence } from "../match/setting";

/** What a lesson may look at. */
export interface Scene {
  setting: MatchSetting;
  view: SeatView;
  /** What people have seen of this deal, oldest first. */
  told: readonly Told[];
  /** The deal's points, once they are on the table. */
  result: ResultEvent | null;
}

/** One thing told; `cards` are shown beside the words, `citation` is the article that says it, or empty. */
export interface Said {
  text: string;
  cards: readonly string[];
  citation: string;
}

export interface Lesson {
  name: string;
  /** What there is to say of the scene; null while this is not the occasion. */
  tell(scene: Scene): Said | null;
}

/** What has been told so far, and what is being told. */
export interface Progress {
  heard: readonly string[];
  current: string | null;
}

export const nothingHeard: Progress = { heard: [], current: null };

/** Something said in the page's own words. */
export function said(text: string, cards: readonly string[] = []): Said {
  return { text, cards, citation: "" };
}

/** Something that the sheet says itself, with words of ours before or after; null where it says nothing of it. */
export function quoted(sentence: Sentence | undefined, cards: readonly string[] = [], after = ""): Said | null {
  if (sentence === undefined) return null;
  return { text: [sentence.text, after].filter(Boolean).join(" "), cards, citation: sentence.citation };
}

function nextOf(lessons: readonly Lesson[], heard: readonly string[], scene: Scene): Lesson | null {
  return lessons.find(({ name, tell }) => !heard.includes(name) && tell(scene) !== null) ?? null;
}

/** The lesson that is being told in a scene; null while there is none. */
export function sayingOf(lessons: readonly Lesson[], { current }: Progress, scene: Scene): Said | null {
  return lessons.find(({ name }) => name === current)?.tell(scene) ?? null;
}

/** A lesson lasts as long as its occasion; then the first one that has an occasion and was not heard. */
export function follow(lessons: readonly Lesson[], progress: Progress, scene: Scene): Progress {
  if (sayingOf(lessons, progress, scene) !== null) return progress;
  const next = nextOf(lessons, progress.heard, scene);
  if (next === null) return progress.current === null ? progress : { ...progress, current: null };
  return { heard: [...progress.heard, next.name], current: next.name };
}

/** The lesson was understood: on to the next one. */
export function understood(lessons: readonly Lesson[], progress: Progress, scene: Scene): Progress {
  return follow(lessons, { ...progress, current: null }, scene);
}

/** Whether there is more to tell of this scene. */
export function more(lessons: readonly Lesson[], { heard }: Progress, scene: Scene): boolean {
  return nextOf(lessons, heard, scene) !== null;
}
