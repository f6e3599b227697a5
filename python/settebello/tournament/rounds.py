"""A round: who plays whom at which table, who has a bye, and what was entered as results.

Example:
    >>> from settebello.tournament.rounds import Played, Result, Round, Table
    >>> semi_final = Round(4, (Table(1, (("p3",), ("p8",))),))
    >>> played = Played(semi_final, (Result(1, (21, 15)),))
    >>> [(table.number, result.winner(), result.loser()) for table, result in played.decided()]
    [(1, 0, 1)]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

Bracket: TypeAlias = Literal["main", "third_place", "consolation"]
Ending: TypeAlias = Literal["played", "walkover", "forfeit", "expelled", "withdrawn"]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a round: its sides, each the ids of the entrants that make it up.

    `label` names the group or the place in a bracket, `boards` the set of dealt packs on it (0: none).
    """

    number: int
    sides: tuple[tuple[str, ...], ...]
    bracket: Bracket = "main"
    label: str = ""
    boards: int = 0

    @property
    def entrants(self) -> tuple[str, ...]:
        """Everybody at the table."""
        return tuple(entrant for side in self.sides for entrant in side)


class Witness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a breach could not be avoided, in a form that anybody can check on paper.

    Without a breach, entrants of different `groups` cannot meet: only `links` can meet them. Every
    group has an odd number of entrants, so one of each must meet a link; there are fewer links than
    groups, and somebody is left over (Tutte 1947, Berge 1958).
    """

    links: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...]


class Breach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish that this round could not keep, for whom, and why nobody could have."""

    kind: Literal["rematch", "second_bye", "club", "partners"]
    entrants: tuple[str, ...]
    witness: Witness | None = None


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round as it was drawn; numbers count from 1. `stage` is a word such as "final" or "group"."""

    number: int
    tables: tuple[Table, ...]
    byes: tuple[str, ...] = ()
    breaches: tuple[Breach, ...] = ()
    stage: str = ""

    @property
    def entrants(self) -> tuple[str, ...]:
        """Everybody who is in it, byes last."""
        return (*(entrant for table in self.tables for entrant in table.entrants), *self.byes)

    def table_of(self, entrant: str) -> Table | None:
        """Where somebody plays in this round; None for a bye, or who is not in it."""
        return next((table for table in self.tables if entrant in table.entrants), None)


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came out at a table: the points of each side, as they were counted.

    `lost` are sides that lost without being beaten at cards: absent, withdrawn, by forfeit, expelled.
    `deals` holds each deal's points per seat where they are wanted (Scala 40: debts). `fewest` says
    that points are debts, so that the fewest win.
    """

    table: int
    points: tuple[int, ...]
    ending: Ending = "played"
    lost: tuple[int, ...] = ()
    deals: tuple[tuple[int, ...], ...] = ()
    fewest: bool = False

    def winner(self) -> int | None:
        """The side that won alone, None if it was drawn or nobody won."""
        left = [side for side in range(len(self.points)) if side not in self.lost]
        if not left:
            return None
        counted = [-self.points[side] if self.fewest else self.points[side] for side in left]
        best = [side for side, points in zip(left, counted, strict=True) if points == max(counted)]
        return best[0] if len(best) == 1 else None

    def outcome(self, side: int) -> int:
        """1 if the side won alone, 0 if it shared the lead, -1 otherwise."""
        winner = self.winner()
        if winner is not None:
            return 1 if winner == side else -1
        return -1 if side in self.lost else 0

    def loser(self) -> int | None:
        """The other side of a table of two that has a winner."""
        winner = self.winner()
        return None if winner is None or len(self.points) != 2 else 1 - winner


class PlayOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match of two equals beside the rounds; `result.table` counts an event's play-offs from 1."""

    entrants: tuple[str, str]
    result: Result

    def outcome(self, entrant: str) -> int:
        """1 if one of the two has won, -1 if it has lost."""
        return self.result.outcome(self.entrants.index(entrant))


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A round, the results entered so far, and the play-offs after it.

    What is empty is left out when it is written, so that draws without play-offs read as they always did.
    """

    round: Round
    results: tuple[Result, ...] = ()
    play_offs: tuple[PlayOff, ...] = ()

    def result(self, table: int) -> Result | None:
        """The result of a table, None while it is missing."""
        return next((result for result in self.results if result.table == table), None)

    def decided(self) -> Iterator[tuple[Table, Result]]:
        """Every table that has a result, in order."""
        for table in self.round.tables:
            result = self.result(table.number)
            if result is not None:
                yield table, result

    @property
    def complete(self) -> bool:
        """Whether every table has its result."""
        return all(self.result(table.number) is not None for table in self.round.tables)
