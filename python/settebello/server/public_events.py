"""What happened, as everybody at the table saw it: events without decks and seeds.

Nothing is taken away from an event here: each case names what it tells, field by field.
"""

from __future__ import annotations

from settebello._engine import Deal
from settebello.play import (
    Ceremony,
    Counted,
    Dealt,
    Ended,
    Match,
    MatchEvent,
    Played,
    Result,
    Scored,
    Stepped,
    TakenBack,
)
from settebello.play.events import Confirmed, Resigned, Revocation, Ruling
from settebello.server import protocol_events as told
from settebello.server.cards import codes
from settebello.server.scala40_events import counted, stepped
from settebello.server.scopa_events import played, scored


def public_event(match: Match, event: MatchEvent) -> told.PublicEvent:
    """The public side of an event of that match."""
    match event:
        case Ceremony():
            draws = tuple(
                tuple(told.PublicDraw(draw.seat, draw.card) for draw in turn) for turn in event.draws
            )
            return told.PublicCeremony(draws=draws, dealer=event.dealer)
        case Dealt():
            return _dealt(match, event)
        case Played():
            return played(event)
        case Stepped():
            return stepped(event)
        case Scored() | Counted():
            return public_result(match, event)
        case Ended():
            return told.PublicEnded(winner=event.winners)
        case TakenBack():
            return told.PublicTakenBack(seat=event.seat, moves=event.moves)
        case Ruling():
            return public_ruling(event)
        case Revocation():
            return told.PublicRevocation(ruling=event.ruling, by=event.by, at=event.at)
        case Resigned():
            return told.PublicResigned(side=event.side)
        case Confirmed():
            return public_confirmation(event)


def public_result(match: Match, event: Result) -> told.PublicResult:
    """How a finished deal came out; its totals are those that stand now."""
    finished, count = match.deals[event.number], match.counts[event.number]
    match event:
        case Scored():
            return scored(finished, count, match.rules.scopa.primiera.values())
        case Counted():
            return counted(finished, count)


def public_confirmation(event: Confirmed) -> told.PublicConfirmed:
    """The confirmation as everybody hears it."""
    return told.PublicConfirmed(by=event.by, at=event.at)


def _dealt(match: Match, event: Dealt) -> told.PublicDealt:
    # Only Scopa has void deals.
    tables = deal_numbered(match, event.number).void_tables if event.void else ()
    return told.PublicDealt(
        number=event.number,
        dealer=event.dealer,
        void_count=len(event.void),
        void_tables=tuple(codes(table) for table in tables),
    )


def deal_numbered(match: Match, number: int) -> Deal:
    """The deal of that number, on the table or finished."""
    return match.deal if match.deal.number == number else match.deals[number].deal


def public_ruling(event: Ruling) -> told.PublicRuling:
    """A ruling as everybody hears it."""
    return told.PublicRuling(
        id=event.id,
        article=event.article,
        seat=event.seat,
        side=event.side,
        occasion=event.occasion,
        sanction=event.sanction,
        by=event.by,
        at=event.at,
        deal=event.deal,
    )
