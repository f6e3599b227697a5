/** The events of every match told in words, for the log and for people who listen to it; and what things are called. */
import { listed } from "../language/words";
import * as m from "../paraglide/messages.js";
import type { CeremonyEvent, PublicEvent, RulingEvent } from "../protocol";
import type { ResultEvent } from "../protocol/kinds";
import type { TableSetting } from "../table/api";
import { citationOf, type MatchSetting } from "./setting";

export function nameOf(setting: TableSetting, seat: number): string {
  return setting.sitters.find((sitter) => sitter.seat === seat)?.name ?? "";
}

/** "Anna e Carlo". */
export function sideName(setting: TableSetting, side: number): string {
  return listed((setting.sides[side] ?? []).map((seat) => nameOf(setting, seat)));
}

export function cardName(setting: TableSetting, code: string): string {
  return setting.faces[code]?.name ?? code;
}

export function cardNames(setting: TableSetting, codes: readonly string[]): string {
  return listed(codes.map((code) => cardName(setting, code)));
}

/** An event that every match has, whatever is played: all but the seats' moves. */
export type CommonEvent = Exclude<PublicEvent, { move: string }>;

/** One such event as one or a few sentences. */
export function tellCommon(event: CommonEvent, setting: MatchSetting): string {
  switch (event.kind) {
    case "dealt": {
      const dealt = m.told_dealt({ number: event.number + 1, name: nameOf(setting, event.dealer) });
      const voids = event.void_tables.map((table) => m.told_void({ cards: cardNames(setting, table) }));
      return [...voids, dealt].join(" ");
    }
    case "scored":
    case "counted":
      return `${m.told_scored({ number: event.number + 1 })} ${tellPoints(event, setting)}`;
    case "ended":
      return tellWinner(event.winner, setting);
    case "ceremony":
      return tellCeremony(event, setting);
    case "ruling":
      return tellRuling(event, setting);
    case "revocation":
      return m.told_revocation({ number: event.ruling, by: event.by });
    case "resigned": {
      const names = sideName(setting, event.side);
      return (setting.sides[event.side] ?? []).length > 1
        ? m.told_resigned_many({ names })
        : m.told_resigned({ names });
    }
    case "taken_back":
      return m.told_taken_back({ name: nameOf(setting, event.seat) });
    case "confirmed":
      return m.told_confirmed({ by: event.by });
  }
}

/** "Anna e Carlo: 3 punti; Bice e Dino: 1 punto." */
export function tellPoints({ points }: ResultEvent, setting: TableSetting): string {
  const told = setting.sides.map((_, side) => `${sideName(setting, side)}: ${m.points({ count: points[side] ?? 0 })}`);
  return `${told.join("; ")}.`;
}

function tellRuling(event: RulingEvent, setting: MatchSetting): string {
  return m.told_ruling({
    number: event.id,
    article: citationOf(setting, event.article),
    names: event.seat === null ? sideName(setting, event.side) : nameOf(setting, event.seat),
    sanction: sanctionName(setting, event.sanction),
    by: event.by,
  });
}

export function sanctionName(setting: MatchSetting, sanction: string): string {
  return setting.sanctions[sanction] ?? sanction;
}

function tellWinner(winner: readonly number[], setting: TableSetting): string {
  const seats = winner.flatMap((side) => setting.sides[side] ?? []);
  const names = listed(seats.map((seat) => nameOf(setting, seat)));
  if (seats.length === 0) return m.told_ended_nobody();
  return seats.length > 1 ? m.told_ended_many({ names }) : m.told_ended({ names });
}

function tellCeremony(event: CeremonyEvent, setting: TableSetting): string {
  const name = nameOf(setting, event.dealer);
  if (event.draws.length === 0) return m.told_ceremony_random({ name });
  const draws = event.draws
    .flat()
    .map(({ seat, card }) => `${nameOf(setting, seat)}, ${cardName(setting, card)}`)
    .join("; ");
  return m.told_ceremony({ draws, name });
}
