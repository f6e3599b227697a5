"""Partners drawn anew each round: people enter alone, and play with and against as many others as can be."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, ClassVar

from pydantic import Field

from settebello._engine import permutation
from settebello.tournament.entrants import Entrant
from settebello.tournament.formats.format import Format, at_least
from settebello.tournament.history import History
from settebello.tournament.pairing import Wish, pair
from settebello.tournament.rounds import Played, Round, Table

# The seats of a table.
SEATS = 4


class Partners(Format):
    """A number of rounds at tables of four; who is over sits out, those first who have sat out least."""

    length: Annotated[int, Field(ge=1, le=40)]
    takes_late: ClassVar[bool] = True

    def check(self, field: Sequence[Entrant]) -> None:
        at_least(field, SEATS)

    def rounds(self, count: int) -> int:
        return self.length

    def _next(
        self, field: Sequence[Entrant], rounds: Sequence[Played], seed: bytes, left: Collection[str]
    ) -> Round | None:
        number = len(rounds) + 1
        present = [entrant.id for entrant in field if entrant.id not in left]
        if number > self.length or len(present) < SEATS:
            return None
        history = History.of(rounds)
        drawn = [present[place] for place in permutation(len(present), seed, f"partners {number}")]
        # The draw decides among those who have sat out equally often; sorting keeps its order.
        by_turn = sorted(drawn, key=lambda entrant: history.byes[entrant])
        byes = by_turn[: len(present) % SEATS]
        playing = [entrant for entrant in drawn if entrant not in byes]
        sides = pair(playing, [Wish(history.together, "partners"), Wish(history.met)])
        tables = _tables(sides.pairs, history)
        return Round(number, tables, tuple(byes), sides.breaches)


def _tables(sides: Sequence[tuple[str, str]], history: History) -> tuple[Table, ...]:
    """Two sides at each table, who have met each other least."""
    members = {f"{number}": side for number, side in enumerate(sides)}

    def met(one: str, other: str) -> int:
        return sum(history.met(here, there) for here in members[one] for there in members[other])

    pairs = pair(list(members), [Wish(met)]).pairs
    return tuple(
        Table(number, (members[one], members[other])) for number, (one, other) in enumerate(pairs, start=1)
    )
