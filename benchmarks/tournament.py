"""Draws and standings of 256 pairs, against one bare matching of as many in the same run.

    python benchmarks/tournament.py

The bound is rustworkx's matching of a complete graph with small random costs: what no pairing on
this library can be faster than. Each round of each format is drawn on the results of those before.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import rustworkx

from settebello.tournament.entrants import Entrant, Person
from settebello.tournament.formats import Format
from settebello.tournament.formats.danish import Danish
from settebello.tournament.formats.groups import Groups
from settebello.tournament.formats.knockout import Knockout
from settebello.tournament.formats.mitchell import Mitchell
from settebello.tournament.formats.partners import Partners
from settebello.tournament.formats.round_robin import RoundRobin
from settebello.tournament.formats.swiss import Swiss
from settebello.tournament.pairing import Wish, pair
from settebello.tournament.rounds import Played, Result
from settebello.tournament.scales import SCALES
from settebello.tournament.standings import standings

PAIRS = 256
TIE_BREAKS = ("head_to_head", "mini_table", "buchholz", "difference", "points_for", "drawn_card")

Done = TypeVar("Done")


def timed(work: Callable[[], Done]) -> tuple[Done, float]:
    """What the work gives, and its seconds."""
    begun = time.perf_counter()
    done = work()
    return done, time.perf_counter() - begun


def bare_matching() -> float:
    """The seconds of the library's own matching, its graph ready."""
    chance = random.Random(1)
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph()
    graph.add_nodes_from(range(PAIRS))
    graph.add_edges_from(
        [(one, other, chance.randrange(10_000)) for one in range(PAIRS) for other in range(one)]
    )
    return timed(lambda: rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int))[1]


def drawn(rules: Format, entrants: Sequence[Entrant]) -> tuple[list[Played], float]:
    """A whole event with made-up results, and the seconds of its slowest draw."""
    chance, rounds, slowest = random.Random(2), list[Played](), 0.0
    while True:
        following, seconds = timed(lambda: rules.next_round(entrants, rounds, b"benchmark"))
        slowest = max(slowest, seconds)
        if following is None:
            return rounds, slowest
        points = [chance.sample((21, chance.randrange(21)), 2) for _ in following.tables]
        results = [
            Result(table.number, tuple(score)) for table, score in zip(following.tables, points, strict=True)
        ]
        rounds.append(Played(following, tuple(results)))


def ranked(entrants: Sequence[Entrant], rounds: Sequence[Played]) -> float:
    """The seconds of the standings."""
    field = [entrant.id for entrant in entrants]
    return timed(lambda: standings(field, rounds, SCALES["win-2-1-0"], TIE_BREAKS, b"x"))[1]


def line(name: str, what: str, seconds: float, bound: float, wanted: float) -> None:
    """One line of the report."""
    print(f"{name:12} {what:26} {seconds:.3f} s (wanted < {wanted}) {seconds / bound:6.1f} x")


def main() -> None:
    """Prints one line a format, then the standings and a pairing that has to breach."""
    entrants = [Entrant(str(n), (Person(str(n)),), club=f"club {n % 40}") for n in range(PAIRS)]
    bound = bare_matching()
    print(f"{PAIRS} pairs; one bare matching {bound:.3f} s")
    formats: dict[str, Format] = {
        "knockout": Knockout(third_place=True, consolation=True, clubs="rather_not"),
        "groups": Groups(groups=26, advance=2),
        "round robin": RoundRobin(most=PAIRS),
        "swiss": Swiss(length=9, clubs="rather_not"),
        "danish": Danish(length=9, rematches="never"),
        "partners": Partners(length=9),
        "mitchell": Mitchell(length=9),
    }
    for name, rules in formats.items():
        rounds, slowest = drawn(rules, entrants)
        line(name, f"{len(rounds)} rounds, slowest draw", slowest, bound, 2.0)
        if isinstance(rules, Swiss):
            line("standings", f"after {len(rounds)} rounds", ranked(entrants, rounds), bound, 0.1)
    club = {entrant.id: number < 140 for number, entrant in enumerate(entrants)}
    names = [entrant.id for entrant in entrants]
    apart = Wish(lambda one, other: int(club[one] and club[other]), "club")
    found, seconds = timed(lambda: pair(names, [apart]))
    line("a breach", f"{len(found.breaches)} proved", seconds, bound, 2.0)


if __name__ == "__main__":
    main()
