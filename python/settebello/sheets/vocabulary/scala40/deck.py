"""`[deck]`: the pack of Scala 40, two French packs with their jokers."""

from __future__ import annotations

from typing import ClassVar, Literal

from ..deck import Deck


class FrenchDeck(Deck):
    """Each card twice and four jokers: 108 cards."""

    design: Literal["francesi"]
    ranks: Literal["A23456789TJQK"]
    copies: ClassVar[int] = 2
    jokers: ClassVar[int] = 4
