"""Groups, each a round robin; the best of each go on into a knockout."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from string import ascii_uppercase
from typing import Annotated, ClassVar

import msgspec
from pydantic import Field, field_validator

from settebello.tournament.entrants import Entrant
from settebello.tournament.formats.format import Format, FormatError, at_least, drawn_order
from settebello.tournament.formats.group_tables import GroupPlace, GroupTable, Meeting
from settebello.tournament.formats.knockout import Knockout
from settebello.tournament.formats.round_robin import RoundRobin, berger
from settebello.tournament.play_offs import Due, due
from settebello.tournament.rounds import Played, Round, Table
from settebello.tournament.scales import SCALES, ByResults
from settebello.tournament.standings import Place, standings
from settebello.tournament.tiebreaks import known_order


class Groups(Format):
    """So many groups, filled to and fro by seed and draw; `advance` of each go on.

    `tie_breaks` decide who goes on; with "play_off" among them the knockout waits until those are played.
    Group winners are its seeds; two of a group do not meet again in its first round.
    """

    by_bracket: ClassVar[bool] = True

    groups: Annotated[int, Field(ge=2, le=26)]
    advance: Annotated[int, Field(ge=1, le=8)] = 2
    legs: Annotated[int, Field(ge=1, le=2)] = 1
    scale: ByResults = "win-2-1-0"
    tie_breaks: tuple[str, ...] = ("head_to_head", "mini_table", "difference", "points_for", "drawn_card")
    third_place: bool = False
    consolation: bool = False

    @field_validator("tie_breaks")
    @classmethod
    def _known_tie_breaks(cls, names: tuple[str, ...]) -> tuple[str, ...]:
        return known_order(names)

    def check(self, field: Sequence[Entrant]) -> None:
        at_least(field, self.groups * max(2, self.advance))
        if self.groups * self.advance < 2:
            raise FormatError("nobody would be left to play a knockout", "too_few", 1, 2)

    def rounds(self, count: int) -> int:
        largest = -(-count // self.groups)
        knockout = Knockout().rounds(self.groups * self.advance)
        return RoundRobin(legs=self.legs).rounds(largest) + knockout

    def _next(
        self, field: Sequence[Entrant], rounds: Sequence[Played], seed: bytes, left: Collection[str]
    ) -> Round | None:
        groups = self.composed(field, seed)
        in_groups = max(map(self._rounds_of, groups.values()))
        if len(rounds) < in_groups:
            return self._group_round(groups, len(rounds) + 1, left)
        if waiting := self.play_offs_due(field, rounds, seed, left):
            names = {entrant.id: entrant.name for entrant in field}
            found = "; ".join(" / ".join(names[one] for one in equal.entrants) for equal in waiting)
            raise FormatError(f"a play-off is due: {found}", "play_off_due", found)
        qualified = self._qualified(groups, rounds, seed, left)
        following = self._knockout.next_round(qualified, rounds[in_groups:], seed, left)
        if following is None:
            return None
        return msgspec.structs.replace(following, number=len(rounds) + 1)

    def composed(self, field: Sequence[Entrant], seed: bytes) -> dict[str, list[str]]:
        """The groups by letter: numbers 1, 2, 3 … go to A, B, C … and back, to share out the strong."""
        groups: dict[str, list[str]] = {letter: [] for letter in ascii_uppercase[: self.groups]}
        for number, entrant in enumerate(drawn_order(field, seed, "groups")):
            turn, place = divmod(number, self.groups)
            letter = ascii_uppercase[self.groups - 1 - place if turn % 2 else place]
            groups[letter].append(entrant.id)
        return groups

    def group_standings(
        self,
        groups: dict[str, list[str]],
        rounds: Sequence[Played],
        seed: bytes,
        left: Collection[str] = (),
    ) -> dict[str, tuple[Place, ...]]:
        """The table of every group."""
        return {
            letter: standings(group, _only(rounds, letter), SCALES[self.scale], self.tie_breaks, seed, left)
            for letter, group in groups.items()
        }

    def group_tables(
        self, field: Sequence[Entrant], rounds: Sequence[Played], seed: bytes, left: Collection[str] = ()
    ) -> tuple[GroupTable, ...]:
        """Every group's table as it stands after the rounds so far, with who goes on."""
        groups = self.composed(field, seed)
        going_on = [entrant.id for entrant in self._qualified(groups, rounds, seed, left)]
        gone = _gone_before_the_bracket(rounds, left)
        found = []
        for letter, places in self.group_standings(groups, _group_rounds(rounds), seed, gone).items():
            over = self._over(letter, groups[letter], rounds)
            if not over:
                # Nobody plays off before the group's last match.
                places = tuple(msgspec.structs.replace(place, play_off=False) for place in places)
            goes_on = tuple(place.entrant for place in places if place.entrant in going_on)
            found.append(GroupTable(letter, places, goes_on, over))
        return tuple(found)

    def first_meetings(self, seed: bytes) -> tuple[Meeting, ...]:
        """Who will meet whom in the bracket's first round, by their places in the groups; None: a bye."""
        places = {
            f"{rank}{letter}": GroupPlace(rank, letter)
            for letter in ascii_uppercase[: self.groups]
            for rank in range(1, self.advance + 1)
        }
        going_on = [_going_on(name, place.letter, place.rank) for name, place in places.items()]
        slots = self._knockout.first_slots(going_on, seed)
        return tuple(
            (places[one or ""], places[other] if other else None)
            for one, other in zip(slots[::2], slots[1::2], strict=True)
        )

    def play_offs_due(
        self, field: Sequence[Entrant], rounds: Sequence[Played], seed: bytes, left: Collection[str] = ()
    ) -> tuple[Due, ...]:
        """The play-offs that the knockout waits for: who wins a group, and who goes on from it."""
        groups = self.composed(field, seed)
        if len(rounds) != max(map(self._rounds_of, groups.values())) or not rounds[-1].complete:
            return ()
        found: list[Due] = []
        for letter, places in self.group_standings(groups, rounds, seed, left).items():
            here = [place.entrant for place in places if place.entrant not in left]
            for equal in due(places, rounds, left, letter):
                before = min(map(here.index, equal.entrants))
                if before == 0 or before < self.advance < before + len(equal.entrants):
                    found.append(equal)
        return tuple(found)

    @property
    def _knockout(self) -> Knockout:
        return Knockout(third_place=self.third_place, consolation=self.consolation, clubs="rather_not")

    def _rounds_of(self, group: Sequence[str]) -> int:
        return RoundRobin(legs=self.legs).rounds(len(group))

    def _over(self, letter: str, group: Sequence[str], rounds: Sequence[Played]) -> bool:
        played = _only(_group_rounds(rounds), letter)
        return len(played) >= self._rounds_of(group) and all(one.complete for one in played)

    def _group_round(self, groups: dict[str, list[str]], number: int, left: Collection[str]) -> Round | None:
        tables: list[Table] = []
        byes: list[str] = []
        for letter, group in groups.items():
            each_leg = len(group) - 1 + len(group) % 2
            if number > self.legs * each_leg:
                continue
            leg, before = divmod(number - 1, each_leg)
            for both in berger(len(group), before + 1):
                present = [group[place] for place in both if place < len(group) and group[place] not in left]
                if len(present) < 2:
                    byes += present
                    continue
                one, other = reversed(present) if leg % 2 else present
                tables.append(Table(len(tables) + 1, ((one,), (other,)), label=letter))
        return Round(number, tuple(tables), tuple(byes), stage="group")

    def _qualified(
        self, groups: dict[str, list[str]], rounds: Sequence[Played], seed: bytes, left: Collection[str]
    ) -> list[Entrant]:
        """Those who go on: winners seeded in the order of the groups; the group stands where a club would."""
        gone = _gone_before_the_bracket(rounds, left)
        tables = self.group_standings(groups, _group_rounds(rounds), seed, gone)
        qualified = []
        for letter, places in tables.items():
            still_in = [place.entrant for place in places if place.entrant not in gone]
            qualified += [
                _going_on(entrant, letter, rank)
                for rank, entrant in enumerate(still_in[: self.advance], start=1)
            ]
        return qualified


def _going_on(name: str, letter: str, rank: int) -> Entrant:
    """Somebody in the bracket: winners are its seeds, in the order of the groups."""
    return Entrant(name, (), club=letter, seed=1 + ascii_uppercase.index(letter) if rank == 1 else None)


def _gone_before_the_bracket(rounds: Sequence[Played], left: Collection[str]) -> set[str]:
    """Who left while groups were played: who came into the bracket has qualified, though it leaves later."""
    bracket = [played.round.entrants for played in rounds if played.round.stage != "group"]
    return set(left).difference(*bracket)


def _group_rounds(rounds: Sequence[Played]) -> list[Played]:
    return [played for played in rounds if played.round.stage == "group"]


def _only(rounds: Sequence[Played], letter: str) -> list[Played]:
    """The rounds as one group played them."""
    return [
        Played(
            Round(played.round.number, tuple(t for t in played.round.tables if t.label == letter)),
            played.results,
            played.play_offs,
        )
        for played in rounds
    ]
