"""The Scopa family: 36 or 40 cards, 2, 3, 4 or 6 seats."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from ..vocabulary.scopa.ace import Ace
from ..vocabulary.scopa.capture import Capture
from ..vocabulary.scopa.clock import Clock
from ..vocabulary.scopa.deal import Deal, SeatCount
from ..vocabulary.scopa.dealer import Dealer
from ..vocabulary.scopa.deck import ScopaDeck
from ..vocabulary.scopa.match import Match
from ..vocabulary.scopa.primiera import Primiera
from ..vocabulary.scopa.score import Score
from ..vocabulary.scopa.sweep import Scopa
from ..vocabulary.scopa.view import View
from ..vocabulary.scopa.void import Void
from ..vocabulary.sheet import FirstDealer, Sheet
from ..vocabulary.table import Row, Setting


class ScopaSheet(Sheet):
    """A sheet of the Scopa family; each table is one word of the vocabulary."""

    family: Literal["scopa"]
    seats: Row[SeatCount] = Field(min_length=1, description="a list of numbers out of 2, 3, 4, 6, ascending")
    deck: ScopaDeck
    dealer: Dealer
    deal: Deal
    void: Void
    capture: Capture
    ace: Ace
    scopa: Scopa
    score: Score
    primiera: Primiera
    match: Match
    view: View
    clock: Clock

    def setting(self, seats: int) -> Setting:
        layout = self.deal.layout(seats)
        if layout is None:
            raise ValueError(f"without {seats} seats")
        return Setting(self.deck.count, self.deck.ranks, seats, sum(layout.packets), layout.table)

    @property
    def ending(self) -> Match:
        return self.match

    @property
    def first_dealer(self) -> FirstDealer:
        return self.dealer.first

    @property
    def seconds(self) -> tuple[int, ...]:
        return self.clock.seconds

    def engine(self, seats: int) -> dict[str, object]:
        return super().engine(seats) | {"ranks": self.deck.ranks}
