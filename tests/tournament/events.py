"""Fields of entrants and whole events, played with made-up results."""

from __future__ import annotations

import random
from collections.abc import Sequence

from settebello.tournament.entrants import Entrant, Person
from settebello.tournament.formats import Format
from settebello.tournament.rounds import Played, Result, Round


def field(count: int, clubs: int = 0, seeds: int = 0) -> list[Entrant]:
    """Entrants p1, p2 …; `clubs` shares them out, `seeds` of them are seeded in order."""
    return [
        Entrant(
            f"p{number}",
            (Person(f"Player {number}"),),
            club=f"club {number % clubs}" if clubs else "",
            seed=number if number <= seeds else None,
        )
        for number in range(1, count + 1)
    ]


def results(drawn: Round, chance: random.Random) -> tuple[Result, ...]:
    """A winner at every table."""
    points = [(21, chance.randrange(21)) for _ in drawn.tables]
    return tuple(
        Result(table.number, score if chance.random() < 0.5 else score[::-1])
        for table, score in zip(drawn.tables, points, strict=True)
    )


def play(rules: Format, entrants: Sequence[Entrant], seed: bytes = b"seed", chance: int = 0) -> list[Played]:
    """The whole phase."""
    drawing = random.Random(chance)
    rounds: list[Played] = []
    while (drawn := rules.next_round(entrants, rounds, seed)) is not None:
        rounds.append(Played(drawn, results(drawn, drawing)))
    return rounds
