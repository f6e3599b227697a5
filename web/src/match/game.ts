/** What a family of games brings to the match page; each has a folder beside this file, and its line in games.ts. */
import type { Component } from "svelte";
import type { Lesson } from "../learn/lesson";
import type { PublicEvent, SeatView, TableInfo } from "../protocol";
import type { ResultEvent } from "../protocol/kinds";
import type { Preference } from "../table/preferences.svelte";
import type { Scala40Moment } from "./scala40/steps";
import type { ScopaMoment } from "./scopa/steps";
import type { Told } from "./told";
import type { MatchSetting } from "./setting";

/** What the table shows, and for how long before the next moment may follow. */
export type Moment = ScopaMoment | Scala40Moment;

/** How events become moments: small, and always there. */
export interface Game<View extends SeatView = SeatView, Shown extends Moment = Moment> {
  /** A view as it stands, with nothing happening. */
  still(view: View): Shown;
  /** The moments through which an event is shown; the last one always is the view that came with it. */
  moments(event: PublicEvent, before: View, after: View, sides: readonly (readonly number[])[]): Shown[];
}

export interface BoardProps {
  setting: MatchSetting;
  moment: Moment;
  /** What people have seen so far, oldest first. */
  told: readonly Told[];
  /** Match points. */
  totals: readonly number[];
  busy: boolean;
  notice: string | null;
  /** The move that a hint means, as text; null without one. */
  hint: string | null;
  onplay: (move: string) => void;
  /** Several moves of one turn: all of them happen, or none. */
  onplays: (moves: readonly string[]) => void;
  onhurry: () => void;
}

/** A deal's points, line by line. */
export type ResultTable = Component<{ result: ResultEvent; setting: MatchSetting }>;

/** What the game looks like, and how it is told. */
export interface GameFace {
  /** How people may choose to play it. */
  preferences: readonly Preference[];
  Board: Component<BoardProps>;
  /** How a deal came out, explained; it comes when the first deal ends. */
  result(): Promise<{ default: ResultTable }>;
  /** An event in the log, short for the eye. */
  LogLine: Component<{ told: Told; setting: MatchSetting }>;
  /** The events that the log shows at all. */
  logged(event: PublicEvent): boolean;
  /** An event in a few sentences. */
  tell(told: Told, setting: MatchSetting): string;
  /** A move in words, such as a hint; they come when they are first needed. */
  words(move: string, view: SeatView, setting: MatchSetting): Promise<string>;
  /** Which deal is being played, from 0, and what the match is played to, for the head of the page. */
  heading(table: TableInfo, number: number): string;
  /** What a first deal teaches, while it is played or once it is over; loaded where somebody plays a first deal. */
  lessons(over: boolean): Promise<readonly Lesson[]>;
  /** Where the page of the sheet's rules answers what people ask at the table; null where it answers nothing. */
  answers: { place: string; question: () => string } | null;
}
