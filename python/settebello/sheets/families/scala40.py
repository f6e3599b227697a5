"""Scala 40: two French packs with four jokers, 2 to 6 seats, each for itself."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from ..vocabulary.scala40.deal import CARDS_EACH, Deal
from ..vocabulary.scala40.deck import FrenchDeck
from ..vocabulary.scala40.discard import Discard
from ..vocabulary.scala40.match import Match
from ..vocabulary.scala40.meld import Meld
from ..vocabulary.scala40.opening import Opening
from ..vocabulary.scala40.score import Score
from ..vocabulary.scala40.stock import Stock
from ..vocabulary.scala40.take import Take
from ..vocabulary.sheet import FirstDealer, Sheet
from ..vocabulary.table import Row, Setting


class Scala40Sheet(Sheet):
    """A sheet of Scala 40; each table is one word of the vocabulary."""

    principles: ClassVar[tuple[str, ...]] = (
        "turn.draw",
        "meld.cards",
        "meld.declared",
        "attach.fits",
        "swap.card",
        "discard.attachable",
        "close.discard",
        "close.first_round",
    )

    family: Literal["scala40"]
    seats: Row[Literal[2, 3, 4, 5, 6]] = Field(
        min_length=1, description="a list of numbers out of 2, 3, 4, 5, 6, ascending"
    )
    deck: FrenchDeck
    deal: Deal
    meld: Meld
    opening: Opening
    take: Take
    discard: Discard
    stock: Stock
    score: Score
    match: Match

    def setting(self, seats: int) -> Setting:
        # One card is turned up to start the discard pile.
        return Setting(self.deck.count, self.deck.ranks, seats, CARDS_EACH, table_cards=1)

    @property
    def ending(self) -> Match:
        return self.match

    @property
    def first_dealer(self) -> FirstDealer:
        # No sheet says who deals first: RULES' reading, without a switch.
        return "random"
