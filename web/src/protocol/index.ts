/** The protocol's types, generated from the server's, under names that do not hide the language's own. */
import type { Confirm, Event, Resign, Revoke, Rule } from "./frames";
import type { components } from "./http";

export type {
  ClientFrame,
  Error as ErrorFrame,
  Event as EventFrame,
  Formable,
  Hint as HintFrame,
  Join,
  Ledger,
  Line as ScoreLine,
  NextSanction,
  Play,
  Plays,
  PublicCeremony as CeremonyEvent,
  PublicCounted as CountedEvent,
  PublicDealt as DealtEvent,
  PublicEnded as EndedEvent,
  PublicPlayed as PlayedEvent,
  PublicRuling as RulingEvent,
  PublicScored as ScoredEvent,
  PublicStepped as SteppedEvent,
  Refused as RefusedFrame,
  Scala40View,
  ScopaView,
  ServerFrame,
  State as StateFrame,
  TableInfo,
  TableMeld,
  TakeBack,
} from "./frames";
export type PublicEvent = Event["event"];
/** What the own seat may know, of either family: `family` tells them apart. */
export type SeatView = Event["view"];
/** What is asked of the referee's book; the number of the last event known is added on sending. */
export type RefereeDeed = Omit<Rule, "seq"> | Omit<Revoke, "seq"> | Omit<Resign, "seq"> | Omit<Confirm, "seq">;

type Schemas = components["schemas"];
export type NewTable = Schemas["NewTable"];
export type SeatedTable = Schemas["SeatedTable"];
export type SheetDetail = Schemas["SheetDetail"];
export type SheetSummary = Schemas["SheetSummary"];
export type ClubSheet = Schemas["ClubSheet"];
export type MadeSheet = Schemas["MadeSheet"];
export type Explained = Schemas["Explained"];
export type SwitchValue = Explained["value"];
export type Lawful = Schemas["Lawful"];
export type CaptureAnswer = Schemas["Answer"];
export type CaptureQuestion = Schemas["Question"];
export type DeskInfo = Schemas["Desk"];
export type PublicPage = Schemas["PublicPage"];
export type Standing = Schemas["Standing"];
export type PublicEntrant = Schemas["PublicEntrant"];
export type PublicRound = Schemas["PublicRound"];
export type PublicTable = Schemas["PublicTable"];
export type Place = Schemas["Place"];
export type GroupTable = Schemas["GroupTable"];
export type GroupPlace = Schemas["GroupPlace"];
export type EqualTeams = Schemas["EqualTeams"];
export type PlayOff = Schemas["PublicPlayOff"];
export type Entrant = Schemas["Entrant"];
export type Person = Schemas["Person"];
export type Deed = Schemas["Enter"]["deed"];
export type Result = Schemas["Result"];
export type Case = Schemas["Case"];
export type Judgement = Schemas["Judgement"];
export type Report = Schemas["Report"];
export type Step = Schemas["NextSanction"];
export type Role = DeskInfo["role"];
export type GivenLink = Schemas["GivenLink"];
export type ListedLink = Schemas["ListedLink"];
export type TemplateInfo = Schemas["TemplateInfo"];
export type TemplateSetting = Schemas["Setting"];
/** Settings are keys of the template; the schema says of them only that they are some. */
export type SettingValue = TemplateSetting["value"];
export type NewEvent = Omit<Schemas["NewEvent"], "settings"> & { settings: Record<string, SettingValue> };
export type OpenedEvent = Schemas["OpenedEvent"];
export type ListedEvent = Schemas["ListedEvent"];
export type PalioPage = Schemas["PalioPage"];
export type PreviewPage = Schemas["PreviewPage"];
export type PreviewRow = Schemas["Row"];
export type Entering = Schemas["Entering"];
export type PublishedDraw = Schemas["PublishedDraw"];
export type Verdict = Schemas["VerdictPage"];
export type DeskWords = Schemas["Words"];
