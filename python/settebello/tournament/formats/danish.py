"""Danish: after each round the first meets the second, the third the fourth, and so on down."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from settebello.tournament.entrants import Entrant
from settebello.tournament.formats.format import Format, at_least, drawn_order, new_opponents_for
from settebello.tournament.formats.swiss import as_round, bye_once, no_rematch
from settebello.tournament.history import History
from settebello.tournament.pairing import BYE, Wish, pair
from settebello.tournament.rounds import Played, Round
from settebello.tournament.scales import SCALES, ByResults
from settebello.tournament.standings import standings

# Places further apart than this are as bad as can be; keeps the matching's numbers small.
WIDEST = 64


class Danish(Format):
    """A number of rounds, paired down the standings; the first by the seeds and a draw.

    `rematches` "allowed" is the classic form; "never" takes the nearest opponent that is new.
    """

    length: Annotated[int, Field(ge=1, le=30)]
    scale: ByResults = "win-2-1-0"
    tie_breaks: tuple[Literal["wins", "difference", "points_for", "fewest_against", "drawn_card"], ...] = (
        "difference",
        "points_for",
    )
    rematches: Literal["never", "allowed"] = "allowed"
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
        order = [entrant.id for entrant in drawn_order(present, seed, "danish")]
        if rounds:
            places = standings(order, rounds, SCALES[self.scale], self.tie_breaks, seed)
            order = [place.entrant for place in places]
        place_of = {entrant: place for place, entrant in enumerate(order)}
        history = History.of(rounds)

        def apart(one: str, other: str) -> int:
            # The bye goes to the end of the standings.
            gap = len(order) - place_of[one] if other == BYE else abs(place_of[one] - place_of[other])
            return min(gap, WIDEST) ** 2

        duties = [bye_once(history, order), *([no_rematch(history)] if self.rematches == "never" else [])]
        return as_round(number, pair(order, [*duties, Wish(apart)]))
