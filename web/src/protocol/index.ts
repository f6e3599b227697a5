/** The protocol's types, generated from the server's, under names that do not hide the language's own. */
import type { Confirm, Event, Resign, Revoke, Rule } from "./frames";
import type { components } from "./http";

export type {
  ClientFrame,
  Error as ErrorFrame,
  Event as EventFrame,
  Join,
  Ledger,
  Line as ScoreLine,
  NextSanction,
  Play,
  PublicCeremony as CeremonyEvent,
  PublicDealt as DealtEvent,
  PublicEnded as EndedEvent,
  PublicPlayed as PlayedEvent,
  PublicRuling as RulingEvent,
  PublicScored as ScoredEvent,
  Refused as RefusedFrame,
  SeatView,
  ServerFrame,
  State as StateFrame,
  TableInfo,
} from "./frames";
export type PublicEvent = Event["event"];
/** What is asked of the referee's book; the number of the last event known is added on sending. */
export type RefereeDeed = Omit<Rule, "seq"> | Omit<Revoke, "seq"> | Omit<Resign, "seq"> | Omit<Confirm, "seq">;

type Schemas = components["schemas"];
export type NewTable = Schemas["NewTable"];
export type SeatedTable = Schemas["SeatedTable"];
export type SheetDetail = Schemas["SheetDetail"];
export type SheetSummary = Schemas["SheetSummary"];
