"""Everybody meets everybody once, or once a leg: the tables of Johann Berger (1893; FIDE Handbook C.05)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated

from pydantic import Field

from settebello.tournament.entrants import Entrant
from settebello.tournament.formats.format import Format, at_least, at_most, drawn_order
from settebello.tournament.rounds import Played, Round, Table


class RoundRobin(Format):
    """All play all, in every second leg with sides changed. Who would meet somebody that left has a bye."""

    legs: Annotated[int, Field(ge=1, le=4)] = 1
    most: Annotated[int, Field(ge=2)] = 40

    def check(self, field: Sequence[Entrant]) -> None:
        at_least(field, 2)
        at_most(field, self.most)

    def rounds(self, count: int) -> int:
        return self.legs * (count - 1 + count % 2)

    def _next(
        self, field: Sequence[Entrant], rounds: Sequence[Played], seed: bytes, left: Collection[str]
    ) -> Round | None:
        number = len(rounds) + 1
        if number > self.rounds(len(field)):
            return None
        order = [entrant.id for entrant in drawn_order(field, seed, "round robin")]
        leg, before = divmod(number - 1, self.rounds(len(order)) // self.legs)
        tables: list[Table] = []
        byes: list[str] = []
        for both in berger(len(order), before + 1):
            present = [order[place] for place in both if place < len(order) and order[place] not in left]
            if len(present) == 2:
                one, other = reversed(present) if leg % 2 else present
                tables.append(Table(len(tables) + 1, ((one,), (other,))))
            else:
                byes += present
        return Round(number, tuple(tables), tuple(byes))


def berger(count: int, number: int) -> list[tuple[int, int]]:
    """The pairs of a round, players numbered from 0; with an odd count the number `count` is the bye.

    >>> [[(one + 1, other + 1) for one, other in berger(6, number)] for number in (1, 2)]
    [[(1, 6), (2, 5), (3, 4)], [(6, 4), (1, 2), (5, 3)]]
    """
    even = count + count % 2
    turn = even - 1
    last, pairs = (0, 0), []
    for low in range(1, turn + 1):
        high = (number + 1 - low) % turn or turn
        if low == high:
            # The last number meets whoever would meet itself, and sits first in half of its rounds.
            last = (low, even) if 2 * low <= even else (even, low)
        elif low < high:
            pairs.append((low, high) if (low + high) % 2 else (high, low))
    return [(one - 1, other - 1) for one, other in [last, *pairs]]
