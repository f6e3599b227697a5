"""Mitchell: half of the pairs stay, the others move up a table each round, the dealt packs move down.

John T. Mitchell's movement (Duplicate Whist, 1892): everybody plays the same packs, never twice.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated

from pydantic import Field

from settebello.tournament.entrants import Entrant
from settebello.tournament.formats.format import Format, FormatError, at_least, drawn_order
from settebello.tournament.rounds import Played, Round, Table


class Mitchell(Format):
    """A number of rounds; with an even number of tables the movers skip one half-way."""

    length: Annotated[int, Field(ge=1, le=60)]

    def check(self, field: Sequence[Entrant]) -> None:
        at_least(field, 6)
        tables = (len(field) + 1) // 2
        most = tables if tables % 2 else tables - 1
        if self.length > most:
            message = f"{self.length} rounds at {tables} tables: the movement has {most}"
            raise FormatError(message, "too_many_rounds", self.length, most)

    def rounds(self, count: int) -> int:
        return self.length

    def _next(
        self, field: Sequence[Entrant], rounds: Sequence[Played], seed: bytes, left: Collection[str]
    ) -> Round | None:
        number = len(rounds) + 1
        if number > self.length:
            return None
        order = [entrant.id for entrant in drawn_order(field, seed, "mitchell")]
        count = (len(order) + 1) // 2
        staying, moving = order[:count], order[count:]
        # The skip comes when a mover would meet the packs that it has played.
        moved = number - 1 + (count % 2 == 0 and number > count // 2)
        tables: list[Table] = []
        byes: list[str] = []
        for place in range(count):
            mover = (place - moved) % count
            both = [staying[place], *([moving[mover]] if mover < len(moving) else [])]
            present = [entrant for entrant in both if entrant not in left]
            if len(present) < 2:
                byes += present
                continue
            boards = 1 + (place + number - 1) % count
            tables.append(Table(place + 1, ((present[0],), (present[1],)), boards=boards))
        return Round(number, tuple(tables), tuple(byes))
