"""Knockout: who loses is out; seeds meet late, the byes of the first round go to the first of the draw."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from settebello.tournament.entrants import Entrant
from settebello.tournament.formats.format import Format, FormatError, at_least, drawn_order
from settebello.tournament.pairing import Wish, pair
from settebello.tournament.rounds import Bracket, Played, Round, Table

# A place in the bracket; None where nobody is (a bye, or two that were both put out).
Slot: TypeAlias = str | None


class Knockout(Format):
    """A bracket, with a match for the third place and a consolation for who lost the first match, if wanted.

    `clubs` "rather_not" keeps club-mates apart in the first round as far as that can be.
    """

    by_bracket: ClassVar[bool] = True

    third_place: bool = False
    consolation: bool = False
    clubs: Literal["rather_not", "allowed"] = "allowed"

    def check(self, field: Sequence[Entrant]) -> None:
        at_least(field, 2)

    def rounds(self, count: int) -> int:
        return (count - 1).bit_length()

    def _next(
        self, field: Sequence[Entrant], rounds: Sequence[Played], seed: bytes, left: Collection[str]
    ) -> Round | None:
        bracket = _Brackets(main=self.first_slots(field, seed), consolation_wanted=self.consolation)
        for played in rounds:
            bracket.advance(played)
        bracket.leave(left)
        meetings = bracket.meetings(self.third_place)
        if not meetings and sum(slot is not None for slot in bracket.main) < 2:
            return None
        tables = tuple(
            Table(number, ((one,), (other,)), which)
            for number, (which, one, other) in enumerate(meetings, start=1)
        )
        return Round(len(rounds) + 1, tables, tuple(bracket.byes()), stage=bracket.stage)

    def first_slots(self, field: Sequence[Entrant], seed: bytes) -> list[Slot]:
        """The bracket before the first round: number 1 meets the last, and so on; who is missing is a bye."""
        drawn = drawn_order(field, seed, "knockout")
        order = [entrant.id for entrant in drawn]
        half = 2 ** (self.rounds(len(order)) - 1)
        byes = 2 * half - len(order)
        upper, lower = order[byes:half], order[half:]
        if self.clubs == "rather_not" and lower:
            club = {entrant.id: entrant.club for entrant in field}
            opponents = _kept_apart(upper, lower[::-1], club)
        else:
            opponents = lower[::-1]
        opponent_of = dict(zip(upper, opponents, strict=True))
        slots: list[Slot] = []
        for number in seeded_places(half):
            one = order[number - 1]
            slots += [one, opponent_of.get(one)]
        return slots


def seeded_places(count: int) -> list[int]:
    """The numbers of a bracket of `count` places in order: 1 and 2 can only meet in the last round.

    >>> seeded_places(8)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    places = [1]
    while len(places) < count:
        total = 2 * len(places) + 1
        places = [number for place in places for number in (place, total - place)]
    return places


def _kept_apart(upper: Sequence[str], lower: Sequence[str], club: dict[str, str]) -> list[str]:
    """An opponent out of `lower` for each of `upper`, of another club if it can be, near the drawn order."""
    place = {entrant: number for half in (upper, lower) for number, entrant in enumerate(half)}
    first = set(upper)
    pairs = pair(
        [*upper, *lower],
        [
            Wish(lambda one, other: int((one in first) == (other in first))),
            Wish(lambda one, other: int(bool(club[one]) and club[one] == club[other])),
            Wish(lambda one, other: abs(place[one] - place[other])),
        ],
    ).pairs
    opponent = dict(pairs) | {other: one for one, other in pairs}
    return [opponent[entrant] for entrant in upper]


@dataclass(slots=True)
class _Brackets:
    """Who is still where: the main bracket's places, the consolation, the losers of semi-finals."""

    main: list[Slot]
    consolation_wanted: bool
    consolation: list[str] = field(default_factory=list)
    for_third_place: list[str] = field(default_factory=list)
    _met: set[str] = field(default_factory=set)
    _consolation_byes: set[str] = field(default_factory=set)

    @property
    def stage(self) -> str:
        """What the round is called, by the places that are left."""
        names = {2: "final", 4: "semi_final", 8: "quarter_final", 1: "consolation"}
        return names.get(len(self.main), f"round_of_{len(self.main)}")

    def advance(self, played: Played) -> None:
        """Takes a finished round in."""
        semi_finals = len(self.main) == 4
        beaten = []
        main: list[Slot] = []
        for one, other in zip(self.main[::2], self.main[1::2], strict=True) if len(self.main) > 1 else ():
            if one is None or other is None:
                main.append(one if other is None else other)
                continue
            winner, losers = _decided(played, one, "main")
            main.append(winner)
            if semi_finals:
                self.for_third_place += losers
            beaten += [loser for loser in losers if loser not in self._met]
            self._met |= {one, other}
        survivors = []
        for one, other in self._consolation_pairs():
            winner = one if other is None else _decided(played, one, "consolation")[0]
            if other is None:
                self._consolation_byes.add(one)
            survivors += [] if winner is None else [winner]
        self.main = main or self.main
        if self.consolation_wanted:
            self.consolation = survivors + [loser for loser in beaten if loser not in self.for_third_place]

    def leave(self, left: Collection[str]) -> None:
        """Takes out who has left: whoever would have met them has a bye."""
        self.main = [None if slot in left else slot for slot in self.main]
        self.consolation = [entrant for entrant in self.consolation if entrant not in left]
        self.for_third_place = [entrant for entrant in self.for_third_place if entrant not in left]

    def meetings(self, third_place: bool) -> list[tuple[Bracket, str, str]]:
        """The tables of the next round."""
        pairs = list(zip(self.main[::2], self.main[1::2], strict=False))
        tables: list[tuple[Bracket, str, str]] = [
            ("main", one, other) for one, other in pairs if one is not None and other is not None
        ]
        if third_place and len(self.main) == 2 and len(self.for_third_place) == 2:
            one, other = self.for_third_place
            tables.append(("third_place", one, other))
        tables += [
            ("consolation", one, other) for one, other in self._consolation_pairs() if other is not None
        ]
        return tables

    def byes(self) -> list[str]:
        """Who goes on without a match in the main bracket."""
        pairs = zip(self.main[::2], self.main[1::2], strict=False)
        return [one or other or "" for one, other in pairs if (one is None) != (other is None)]

    def _consolation_pairs(self) -> list[tuple[str, str | None]]:
        """Neighbours meet; with an odd number the first that has had none has a bye."""
        waiting = list(self.consolation)
        pairs: list[tuple[str, str | None]] = []
        if len(waiting) % 2:
            free = next((one for one in waiting if one not in self._consolation_byes), waiting[0])
            waiting.remove(free)
            pairs.append((free, None))
        return pairs + list(zip(waiting[::2], waiting[1::2], strict=True))


def _decided(played: Played, entrant: str, bracket: Bracket) -> tuple[str | None, list[str]]:
    """Who goes on from the entrant's table, and who does not; nobody where both sides lost."""
    table, result = next(
        (table, result)
        for table, result in played.decided()
        if entrant in table.entrants and table.bracket == bracket
    )
    winner = result.winner()
    everybody = [side[0] for side in table.sides]
    if winner is None:
        if len(result.lost) < len(everybody):
            message = f"round {played.round.number}, table {table.number}: nobody has won"
            raise FormatError(message, "no_winner", table.number, tables=(table.number,))
        return None, everybody
    return everybody[winner], [one for side, one in enumerate(everybody) if side != winner]
