"""Swiss: entrants of like score meet, nobody twice, and whoever has no opponent has a bye."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from settebello._engine import permutation
from settebello.tournament.entrants import Entrant
from settebello.tournament.formats.format import Format, at_least, drawn_order, new_opponents_for
from settebello.tournament.history import History
from settebello.tournament.pairing import BYE, Pairs, Wish, pair
from settebello.tournament.rounds import Played, Round, Table
from settebello.tournament.scales import SCALES, ByResults
from settebello.tournament.tiebreaks import Count

# Beyond so many points of score a difference is as bad as can be; keeps the matching's numbers small.
WIDEST = 40


class Swiss(Format):
    """A number of rounds, each paired by score.

    `rematches` and `clubs` say what must not happen: "never" is a duty, broken only where nobody could
    keep it, "rather_not" a wish that gives way to like scores. `within`: in a group of equal scores the
    upper half meets the lower one ("fold"), or a draw decides ("draw").
    """

    length: Annotated[int, Field(ge=1, le=30)]
    scale: ByResults = "win-2-1-0"
    rematches: Literal["never", "allowed"] = "never"
    clubs: Literal["never", "rather_not", "allowed"] = "allowed"
    within: Literal["fold", "draw"] = "fold"
    takes_late: ClassVar[bool] = True

    def check(self, field: Sequence[Entrant]) -> None:
        at_least(field, 2)
        if self.rematches == "never":
            new_opponents_for(field, self.length)

    def rounds(self, count: int) -> int:
        return self.length

    def _next(
        self, field: Sequence[Entrant], rounds: Sequence[Played], seed: bytes, left: Collection[str]
    ) -> Round | None:
        number = len(rounds) + 1
        present = [entrant for entrant in field if entrant.id not in left]
        if number > self.length or len(present) < 2:
            return None
        count = Count.of(rounds, SCALES[self.scale])
        order = [entrant.id for entrant in drawn_order(present, seed, "swiss")]
        # Best score first; the drawn order, seeded ones first, among equals.
        order.sort(key=lambda entrant: -count.score(entrant))
        pairs = pair(order, self._wishes(present, order, count, seed, number))
        return as_round(number, pairs)

    def _wishes(
        self, present: Sequence[Entrant], order: Sequence[str], count: Count, seed: bytes, number: int
    ) -> list[Wish]:
        history = count.history
        club = {entrant.id: entrant.club for entrant in present}
        score = {entrant: count.score(entrant) for entrant in order}
        lowest = min(score.values())

        def apart(one: str, other: str) -> int:
            # A bye goes to the lowest score that has had none.
            gap = score[one] - (lowest if other == BYE else score[other])
            return min(abs(gap), WIDEST) ** 2

        same_club = Wish(
            lambda one, other: int(other != BYE and bool(club[one]) and club[one] == club[other]),
            "club" if self.clubs == "never" else None,
        )
        wishes = [bye_once(history, order)]
        if self.rematches == "never":
            wishes.append(no_rematch(history))
        if self.clubs == "never":
            wishes.append(same_club)
        wishes.append(Wish(apart))
        if self.clubs == "rather_not":
            wishes.append(same_club)
        wishes.append(self._within(order, score, seed, number))
        return wishes

    def _within(self, order: Sequence[str], score: dict[str, int], seed: bytes, number: int) -> Wish:
        """Who of an equal score meets whom."""
        if self.within == "draw":
            drawn = permutation(len(order), seed, f"swiss {number}")
            place = {entrant: drawn[index] for index, entrant in enumerate(order)}
            return Wish(lambda one, other: 0 if other == BYE else abs(place[one] - place[other]))
        group = {entrant: [other for other in order if score[other] == score[entrant]] for entrant in order}
        rank = {entrant: group[entrant].index(entrant) for entrant in order}

        def off_the_fold(one: str, other: str) -> int:
            if other == BYE:
                # The last of the order.
                return len(order) - 1 - order.index(one)
            if score[one] != score[other]:
                return 0
            return abs(abs(rank[one] - rank[other]) - len(group[one]) // 2)

        return Wish(off_the_fold)


def bye_once(history: History, present: Sequence[str]) -> Wish:
    """Nobody has a second bye while another has had none."""
    fewest = min(history.byes[entrant] for entrant in present)
    return Wish(lambda one, other: history.byes[one] - fewest if other == BYE else 0, "second_bye")


def no_rematch(history: History) -> Wish:
    """Nobody meets the same opponent twice."""
    return Wish(lambda one, other: 0 if other == BYE else history.met(one, other), "rematch")


def as_round(number: int, pairs: Pairs) -> Round:
    """The pairs at tables, in their order."""
    tables = tuple(
        Table(place, ((one,), (other,))) for place, (one, other) in enumerate(pairs.pairs, start=1)
    )
    return Round(number, tables, () if pairs.bye is None else (pairs.bye,), pairs.breaches)
