"""What every format is: options as data, and one pure function from what was played to the next round."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import ClassVar

from pydantic import BaseModel, ConfigDict

from settebello._engine import permutation
from settebello.errors import SettebelloError
from settebello.tournament.entrants import Entrant
from settebello.tournament.formats.group_tables import GroupTable, Meeting
from settebello.tournament.play_offs import Due
from settebello.tournament.rounds import Played, Round


class FormatError(SettebelloError):
    """A format that cannot hold this field: `reason` is a word, `found` and `allowed` the numbers.

    `tables` are those of the last round that it is about.

    Reasons: too_few, too_many, missing_slot, too_many_rounds, result_missing, no_winner, play_off_due.
    """

    def __init__(
        self,
        message: str,
        reason: str,
        found: object = None,
        allowed: object = None,
        tables: tuple[int, ...] = (),
    ) -> None:
        self.reason, self.found, self.allowed, self.tables = reason, found, allowed, tables
        super().__init__(message)


class Format(BaseModel, ABC):
    """A way of holding one phase of an event; its fields are its options."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    @abstractmethod
    def check(self, field: Sequence[Entrant]) -> None:
        """FormatError if so many, or these, cannot be held."""

    @abstractmethod
    def rounds(self, count: int) -> int:
        """How many rounds a field of `count` plays."""

    # Whether somebody can join after the draw.
    takes_late: ClassVar[bool] = False
    # Whether a bracket gives the places, and not the standings.
    by_bracket: ClassVar[bool] = False

    def next_round(
        self,
        field: Sequence[Entrant],
        rounds: Sequence[Played],
        seed: bytes,
        left: Collection[str] = (),
    ) -> Round | None:
        """The next round, None when the phase is over; FormatError if the last one is not finished.

        `field` is everybody who was drawn for this phase, in the order in which they were frozen, late
        ones last; `left` are the ids of those who have left since.
        """
        self.check(field)
        _finished(rounds)
        return self._next(field, rounds, seed, left)

    @abstractmethod
    def _next(
        self, field: Sequence[Entrant], rounds: Sequence[Played], seed: bytes, left: Collection[str]
    ) -> Round | None:
        """The round after finished ones, for a field that can be held."""

    def group_tables(
        self, field: Sequence[Entrant], rounds: Sequence[Played], seed: bytes, left: Collection[str] = ()
    ) -> tuple[GroupTable, ...]:
        """Every group's table as it stands after the rounds so far; () where there are no groups."""
        return ()

    def first_meetings(self, seed: bytes) -> tuple[Meeting, ...]:
        """Who will meet whom after the groups; () where there are none."""
        return ()

    def play_offs_due(
        self, field: Sequence[Entrant], rounds: Sequence[Played], seed: bytes, left: Collection[str] = ()
    ) -> tuple[Due, ...]:
        """The play-offs that the next round waits for; () where none can be in the way."""
        return ()


def drawn_order(field: Sequence[Entrant], seed: bytes, path: str) -> list[Entrant]:
    """The seeded in their order, the others after them in the order of a draw by `seed` and `path`."""
    seeded = sorted((entrant for entrant in field if entrant.seed is not None), key=_seed_of)
    others = [entrant for entrant in field if entrant.seed is None]
    return seeded + [others[place] for place in permutation(len(others), seed, path)]


def _seed_of(entrant: Entrant) -> int:
    return entrant.seed or 0


def _finished(rounds: Sequence[Played]) -> None:
    """FormatError while the last round lacks a result."""
    if rounds and not rounds[-1].complete:
        missing = tuple(
            table.number for table in rounds[-1].round.tables if rounds[-1].result(table.number) is None
        )
        tables = ", ".join(map(str, missing))
        message = f"round {rounds[-1].round.number} lacks table {tables}"
        raise FormatError(message, "result_missing", tables, tables=missing)


def new_opponents_for(field: Sequence[Entrant], length: int) -> None:
    """FormatError for more rounds than everybody has opponents, where nobody is to be met twice."""
    most = len(field) - 1 + len(field) % 2
    if length > most:
        message = f"{length} rounds of {len(field)} entrants: after {most} everybody has met everybody"
        raise FormatError(message, "too_many_rounds", length, most)


def at_least(field: Sequence[Entrant], least: int) -> None:
    """FormatError for a field that is too small."""
    if len(field) < least:
        raise FormatError(f"{len(field)} entrants: at least {least} are needed", "too_few", len(field), least)


def at_most(field: Sequence[Entrant], most: int) -> None:
    """FormatError for a field that is too large."""
    if len(field) > most:
        raise FormatError(f"{len(field)} entrants: at most {most} fit", "too_many", len(field), most)
