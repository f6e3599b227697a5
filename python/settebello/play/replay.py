"""Rebuilds a match from its record, checked event by event.

Example:
    >>> import settebello as sb
    >>> match = sb.Match(sb.rules("scopa-napoletana"), seats=2, seed=5)
    >>> for _ in range(40):
    ...     _ = match.play(match.deal.moves[0])
    >>> sb.replay(match.record()).totals == match.totals
    True
"""

from __future__ import annotations

from settebello.errors import RecordError, SettebelloError
from settebello.play import record
from settebello.play.events import (
    Confirmed,
    MatchEvent,
    Played,
    Resigned,
    Revocation,
    Ruling,
    Stepped,
    TakenBack,
    to_line,
)
from settebello.play.match import Match
from settebello.sheets import RuleSheet


def replay(text: str) -> Match:
    """The match that a record tells, ready to go on where it stopped.

    Every play is checked by the rules, every shuffle, score and total is worked out again and
    compared. RecordError names the first line that does not hold, and why.

    Example:
        >>> import settebello as sb
        >>> text = sb.Match(sb.rules("fsgs"), seed=5).record()
        >>> sb.replay(text).record() == text
        True
        >>> try:
        ...     sb.replay(text.replace('"dealer":', '"dealer":1', 1))
        ... except sb.RecordError as refused:
        ...     refused.line
        1
    """
    header, events = record.read(text)
    match = start(header)
    follow(match, events)
    return match


def start(header: record.Header) -> Match:
    """The match of a header, before its first play."""
    try:
        return Match(
            RuleSheet.from_dict(header.sheet),
            seats=header.seats,
            players=header.players,
            seed=header.seed_bytes,
            dealer=header.dealer,
            final=header.final,
            date=header.date,
        )
    except SettebelloError as error:
        raise RecordError(f"the header does not stand: {error}", line=1) from error


def follow(match: Match, events: tuple[MatchEvent, ...]) -> None:
    """Does the recorded deeds again in a match just started and compares all that follows from them."""
    for index, event in enumerate(events):
        line = index + 2
        if index == len(match.events):
            _do(match, event, line)
        worked_out = match.event(index)
        if worked_out != event:
            raise RecordError(f"found {to_line(event)}, but the rules give {to_line(worked_out)}", line)
    if len(match.events) > len(events):
        missing = to_line(match.event(len(events)))
        raise RecordError(f"the record stops short: {missing} is missing", len(events) + 2)


def _do(done: Match, event: MatchEvent, line: int) -> None:
    """Does again what people did; every other event has to follow from that."""
    try:
        match event:
            case Played() | Stepped():
                done.play(event.move)
            case TakenBack():
                done.take_back(event.seat)
            case Ruling(seat=None):
                done.rule(event.article, None, event.sanction, event.by, event.at, side=event.side)
            case Ruling():
                done.rule(event.article, event.seat, event.sanction, event.by, event.at)
            case Revocation():
                done.revoke(event.ruling, event.by, event.at)
            case Resigned():
                done.resign(event.side)
            case Confirmed():
                done.confirm(event.by, event.at)
            case _:
                raise RecordError(
                    f"found {to_line(event)}, which does not follow from what went before", line
                )
    except RecordError:
        raise
    except SettebelloError as error:
        raise RecordError(str(error), line) from error
