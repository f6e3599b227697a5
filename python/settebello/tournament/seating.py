"""Which of the room's tables each match is played at: wishes first, then the order of the round.

Example:
    >>> from settebello.tournament.entrants import Entrant
    >>> from settebello.tournament.log import Spot
    >>> from settebello.tournament.rounds import Round, Table
    >>> spots = [Spot(1), Spot(2), Spot(3, accessible=True)]
    >>> field = [Entrant("a", ()), Entrant("b", (), table="accessible"), Entrant("c", ()), Entrant("d", ())]
    >>> drawn = Round(1, (Table(1, (("a",), ("b",))), Table(2, (("c",), ("d",)))))
    >>> seated(drawn, field, spots, [])
    {1: 3, 2: 1}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from settebello.tournament.entrants import Entrant
from settebello.tournament.log import Spot
from settebello.tournament.rounds import Round, Table


def seated(
    drawn: Round, field: Iterable[Entrant], spots: Sequence[Spot], before: Sequence[Mapping[str, int]]
) -> dict[int, int]:
    """The spot of each table's number; without spots a match is played at the table of its own number.

    `before` tells for each earlier round at which spot every entrant sat: who asked for a fixed table
    keeps the first one. Where two at one match want different fixed tables, the first of them has it.
    """
    if not spots:
        return {table.number: table.number for table in drawn.tables}
    wish = {entrant.id: entrant.table for entrant in field}
    free = [spot.number for spot in spots]
    chosen: dict[int, int] = {}

    def take(table: Table, wanted: Iterable[int]) -> None:
        spot = next((spot for spot in wanted if spot in free), None)
        if spot is not None:
            chosen[table.number] = spot
            free.remove(spot)

    fixed = {entrant: kept for entrant in wish if (kept := _kept(entrant, wish, before)) is not None}
    for table in drawn.tables:
        take(table, [fixed[entrant] for entrant in table.entrants if entrant in fixed])
    accessible = [spot.number for spot in spots if spot.accessible]
    for table in drawn.tables:
        if table.number not in chosen and any(wish.get(e) == "accessible" for e in table.entrants):
            take(table, accessible)
    # Accessible tables are taken last by those who do not need them.
    others = [spot.number for spot in spots if not spot.accessible] + accessible
    for table in drawn.tables:
        if table.number not in chosen:
            take(table, others)
    return chosen


def _kept(entrant: str, wish: Mapping[str, str], before: Sequence[Mapping[str, int]]) -> int | None:
    if wish[entrant] != "fixed":
        return None
    return next((spots[entrant] for spots in before if entrant in spots), None)
