"""What happened, as everybody at the table saw it: events without decks and seeds.

Nothing is taken away from an event here: each case names what it tells, field by field.
"""

from __future__ import annotations

from settebello._engine import Deal
from settebello.play import Ceremony, Dealt, Ended, Match, MatchEvent, Played, Scored
from settebello.play.events import Confirmed, Resigned, Revocation, Ruling
from settebello.server import protocol_events as told
from settebello.server.score_lines import score_lines


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
            return _played(event)
        case Scored():
            return public_score(match, event.number)
        case Ended():
            return told.PublicEnded(winner=event.winners)
        case Ruling():
            return public_ruling(event)
        case Revocation():
            return told.PublicRevocation(ruling=event.ruling, by=event.by, at=event.at)
        case Resigned():
            return told.PublicResigned(side=event.side)
        case Confirmed():
            return public_confirmation(event)


def public_score(match: Match, number: int) -> told.PublicScored:
    """A finished deal's points and the rows that explain them; its totals are those that stand now."""
    finished, count = match.deals[number], match.counts[number]
    score = finished.score
    return told.PublicScored(
        number=finished.number,
        points=score.points,
        scopas=score.scopas,
        cards=score.cards,
        coins=score.coins,
        settebello=score.settebello,
        primiera=score.primiera,
        primiera_sums=score.primiera_sums,
        ruled=count.ruled,
        totals=count.totals,
        lines=score_lines(score, match.rules.scopa.primiera.values()),
    )


def public_confirmation(event: Confirmed) -> told.PublicConfirmed:
    """The confirmation as everybody hears it."""
    return told.PublicConfirmed(by=event.by, at=event.at)


def _dealt(match: Match, event: Dealt) -> told.PublicDealt:
    tables = deal_numbered(match, event.number).void_tables
    return told.PublicDealt(
        number=event.number,
        dealer=event.dealer,
        void_count=len(event.void),
        void_tables=tuple(tuple(str(card) for card in table) for table in tables),
    )


def deal_numbered(match: Match, number: int) -> Deal:
    """The deal of that number, on the table or finished."""
    return match.deal if match.deal.number == number else match.deals[number].deal


def _played(event: Played) -> told.PublicPlayed:
    card, _, captured = event.move.partition("x")
    return told.PublicPlayed(
        seat=event.seat,
        move=event.move,
        card=card,
        captured=tuple(captured.split("+")) if captured else (),
        scopa=event.scopa,
        leftovers=event.leftovers,
        leftovers_side=event.leftovers_side,
        dealt=event.dealt,
    )


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
