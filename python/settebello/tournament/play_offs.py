"""Which play-offs are due: equals whom nothing else sets apart, and which of them have still to meet.

Example:
    >>> from settebello.tournament.rounds import Played, Result, Round, Table
    >>> from settebello.tournament.scales import SCALES
    >>> from settebello.tournament.standings import standings
    >>> drawn = Played(Round(1, (Table(1, (("a",), ("b",))),)), (Result(1, (11, 11)),))
    >>> places = standings("ab", [drawn], SCALES["win-2-1-0"], ("play_off",))
    >>> due(places, [drawn])
    (Due(rank=1, entrants=('a', 'b'), pairs=(('a', 'b'),), group=''),)
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby

import msgspec

from settebello.tournament.rounds import Played
from settebello.tournament.standings import Place
from settebello.tournament.tiebreaks.play_off import still_to_meet


class Due(msgspec.Struct, frozen=True):
    """Equals that have to play off: the place that they share, who, which pairs still; in which group."""

    rank: int
    entrants: tuple[str, ...]
    pairs: tuple[tuple[str, str], ...]
    group: str = ""


def due(
    places: Iterable[Place], rounds: Sequence[Played], left: Collection[str] = (), group: str = ""
) -> tuple[Due, ...]:
    """The play-offs that these standings wait for, the first place first."""
    played = [one for each in rounds for one in each.play_offs]
    waiting = [place for place in places if place.play_off]
    found = []
    for rank, equal in groupby(waiting, key=lambda place: place.rank):
        entrants = tuple(place.entrant for place in equal)
        found.append(Due(rank, entrants, still_to_meet(played, entrants, left), group))
    return tuple(found)
