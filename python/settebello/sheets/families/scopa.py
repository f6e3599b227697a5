"""The Scopa family: 36 or 40 cards, 2, 3, 4 or 6 seats."""

from __future__ import annotations

from typing import Literal

from ..vocabulary.ace import Ace
from ..vocabulary.capture import Capture
from ..vocabulary.clock import Clock
from ..vocabulary.deal import Deal
from ..vocabulary.dealer import Dealer
from ..vocabulary.deck import Deck
from ..vocabulary.match import Match
from ..vocabulary.primiera import Primiera
from ..vocabulary.score import Score
from ..vocabulary.sheet import Sheet
from ..vocabulary.sweep import Scopa
from ..vocabulary.table import Setting
from ..vocabulary.view import View
from ..vocabulary.void import Void


class ScopaSheet(Sheet):
    """A sheet of the Scopa family; each table is one word of the vocabulary."""

    family: Literal["scopa"]
    deck: Deck
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
        return Setting(self.deck.ranks, seats, sum(layout.packets), layout.table)
