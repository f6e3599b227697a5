/** The protocol's types, generated from the server's, under names that do not hide the language's own. */
import type { Event } from "./frames";
import type { components } from "./http";

export type {
  ClientFrame,
  Error as ErrorFrame,
  Event as EventFrame,
  Join,
  Line as ScoreLine,
  Play,
  PublicCeremony as CeremonyEvent,
  PublicDealt as DealtEvent,
  PublicEnded as EndedEvent,
  PublicPlayed as PlayedEvent,
  PublicScored as ScoredEvent,
  Refused as RefusedFrame,
  SeatView,
  ServerFrame,
  State as StateFrame,
  TableInfo,
} from "./frames";
export type PublicEvent = Event["event"];

type Schemas = components["schemas"];
export type NewTable = Schemas["NewTable"];
export type SeatedTable = Schemas["SeatedTable"];
export type SheetDetail = Schemas["SheetDetail"];
export type SheetSummary = Schemas["SheetSummary"];
