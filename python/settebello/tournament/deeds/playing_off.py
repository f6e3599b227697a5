"""Play-offs: whether these two have to play one, and whether what came out can be, before it counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from settebello.tournament.deeds.counting import check
from settebello.tournament.errors import EventError
from settebello.tournament.event import Event
from settebello.tournament.log import PlayedOff
from settebello.tournament.places import play_offs_due
from settebello.tournament.rounds import PlayOff, Result, Table


def played_off(event: Event, deed: PlayedOff) -> Event:
    """Takes the result of a play-off in, corrects it, or takes it back."""
    place = _place_of(event, deed)
    if deed.result is None:
        rest = {where: one for where, one in event.play_offs.items() if where != place}
        return replace(event, play_offs=rest)
    _check_result(event, deed, deed.result)
    return replace(event, play_offs={**event.play_offs, place: PlayOff(deed.entrants, deed.result)})


def numbered(event: Event, entrants: tuple[str, str], result: Result | None) -> PlayedOff:
    """The entry for a play-off of these two: the next one where it is due, else their last one put right."""
    met = [number for (_, number), one in event.play_offs.items() if set(one.entrants) == set(entrants)]
    new = not met or (result is not None and _is_due(event, entrants))
    number = _next_number(event) if new else max(met)
    counted = None if result is None else msgspec.structs.replace(result, table=number)
    return PlayedOff(number, entrants, counted)


def _place_of(event: Event, deed: PlayedOff) -> tuple[int, int]:
    """The round and number under which the play-off stands or will stand; EventError if it cannot."""
    known = next((place for place in event.play_offs if place[1] == deed.number), None)
    if known is not None:
        _check_known(event, deed, known)
        return known
    if deed.number != _next_number(event) or deed.result is None:
        raise EventError(f"there is no play-off {deed.number}", "no_such_play_off", found=deed.number)
    if event.waiting:
        tables = ", ".join(str(table.number) for table in event.waiting)
        raise EventError(f"tables {tables} have no result yet", "round_open", found=tables)
    _check_due(event, deed.entrants)
    return len(event.drawn), deed.number


def _check_known(event: Event, deed: PlayedOff, known: tuple[int, int]) -> None:
    if known[0] != len(event.drawn):
        last = len(event.drawn)
        message = f"play-off {deed.number} is past: round {last} was drawn from it"
        raise EventError(message, "round_past", found=known[0], allowed=last)
    if set(deed.entrants) != set(event.play_offs[known].entrants):
        raise EventError(f"others have met in play-off {deed.number}", "wrong_sides", found=deed.number)


def _check_due(event: Event, entrants: tuple[str, str]) -> None:
    both = [event.entrant(entrant) for entrant in entrants]
    for entrant in both:
        if entrant.id in event.left:
            raise EventError(f"{entrant.name} has left", "has_left", about=entrant.name)
    if _is_due(event, entrants):
        return
    names = ", ".join(entrant.name for entrant in both)
    for (number, _), one in event.play_offs.items():
        if number == len(event.drawn) and set(one.entrants) == set(entrants):
            played = one.result.table
            message = f"{names} have met in play-off {played}"
            raise EventError(message, "play_off_decided", found=played, about=names)
    raise EventError(f"{names} have no play-off to play", "no_play_off", about=names)


def _check_result(event: Event, deed: PlayedOff, result: Result) -> None:
    if result.table != deed.number:
        message = f"the result of play-off {deed.number} is of table {result.table}"
        raise EventError(message, "no_such_table", found=result.table, allowed=deed.number)
    one, other = deed.entrants
    check(event, Table(deed.number, ((one,), (other,))), result, event.phase.goal("play_off"))
    if result.ending == "played" and result.winner() is None:
        raise EventError("with equal points the match goes on", "nobody_won", found=result.points[0])


def _is_due(event: Event, entrants: Sequence[str]) -> bool:
    return any(set(pair) == set(entrants) for equal in play_offs_due(event) for pair in equal.pairs)


def _next_number(event: Event) -> int:
    return 1 + max((number for _, number in event.play_offs), default=0)
