"""Who stands where: scores by the scale, equal scores by the event's tie-breaks, in their order.

Example:
    >>> from settebello.tournament.rounds import Played, Result, Round, Table
    >>> from settebello.tournament.scales import SCALES
    >>> tables = (Table(1, (("a",), ("b",))), Table(2, (("c",), ("d",))))
    >>> played = Played(Round(1, tables), (Result(1, (21, 15)), Result(2, (16, 21))))
    >>> places = standings("abcd", [played], SCALES["win-2-1-0"], ("difference",))
    >>> [(place.rank, place.entrant) for place in places]
    [(1, 'a'), (2, 'd'), (3, 'c'), (4, 'b')]
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import msgspec

from settebello.tournament.rounds import Played
from settebello.tournament.scales import Scale
from settebello.tournament.tiebreaks import TIE_BREAKS, Count
from settebello.tournament.tiebreaks.play_off import can_be_played


class Place(msgspec.Struct, frozen=True):
    """Where an entrant stands, and what speaks for it.

    `decided_by` is the tie-break that set it apart from entrants of the same score, "" where none was
    asked; entrants that nothing sets apart are `shared`, and `play_off` says that they have to play.
    """

    rank: int
    entrant: str
    score: int
    played: int
    won: int
    drawn: int
    lost: int
    points_for: int
    points_against: int
    decided_by: str = ""
    shared: bool = False
    play_off: bool = False


def standings(
    entrants: Iterable[str],
    rounds: Sequence[Played],
    scale: Scale,
    tie_breaks: Sequence[str],
    seed: bytes = b"",
    left: Collection[str] = (),
) -> tuple[Place, ...]:
    """The places of all entrants, the best first; KeyError for a tie-break that there is not.

    Who has `left` keeps what it has played, and plays no play-off any more.
    """
    count = Count.of(rounds, scale, seed, left)
    scores = {entrant: count.score(entrant) for entrant in entrants}
    places: list[Place] = []
    for equal, decided_by in _split(list(scores), scores):
        for group, last in _ordered(count, equal, tie_breaks, decided_by):
            rank = len(places) + 1
            shared = len(group) > 1
            waits = "play_off" in tie_breaks and can_be_played(group, left)
            places += [
                _place(count, entrant, rank, last, shared, waits and entrant not in left) for entrant in group
            ]
    return tuple(places)


def _ordered(
    count: Count, equal: list[str], tie_breaks: Sequence[str], decided_by: str
) -> Iterator[tuple[list[str], str]]:
    """The equal ones in groups that nothing sets apart, each with the tie-break that made it."""
    if len(equal) == 1 or not tie_breaks:
        yield equal, decided_by
        return
    name, *later = tie_breaks
    groups = list(_split(equal, TIE_BREAKS[name](count, equal), name))
    for group, made_by in groups:
        last = made_by if len(groups) > 1 else decided_by
        if name == "play_off" and can_be_played(group, count.left):
            # What comes later in the order waits for the play-off too.
            yield group, last
        else:
            yield from _ordered(count, group, later, last)


def _split(entrants: list[str], values: Mapping[str, int], name: str = "") -> Iterator[tuple[list[str], str]]:
    """Groups of equal value, the highest first."""
    for value in sorted({values[entrant] for entrant in entrants}, reverse=True):
        yield [entrant for entrant in entrants if values[entrant] == value], name


def _place(count: Count, entrant: str, rank: int, decided_by: str, shared: bool, play_off: bool) -> Place:
    outcomes = [game.outcome for game in count.games(entrant)]
    made, allowed = count.points(entrant)
    return Place(
        rank=rank,
        entrant=entrant,
        score=count.score(entrant),
        played=len(outcomes),
        won=outcomes.count(1),
        drawn=outcomes.count(0),
        lost=outcomes.count(-1),
        points_for=made,
        points_against=allowed,
        decided_by=decided_by,
        shared=shared,
        play_off=play_off,
    )
