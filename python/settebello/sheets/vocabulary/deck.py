"""`[deck]`: what the packs of all families have in common."""

from __future__ import annotations

from typing import ClassVar, Literal

from .table import Frozen

SUITS = "DCSB"
JOKER = "**"

Design = Literal["napoletane", "siciliane", "milanesi", "francesi"]


class Deck(Frozen):
    """Which cards lie on the table: the design, and the ranks that each suit has.

    `copies`: how often each of these cards is there; `jokers`: how many jokers lie among them.
    """

    design: Design
    ranks: str
    copies: ClassVar[int] = 1
    jokers: ClassVar[int] = 0

    @property
    def count(self) -> int:
        """How many cards the pack has."""
        return self.copies * len(SUITS) * len(self.ranks) + self.jokers

    @property
    def codes(self) -> tuple[str, ...]:
        """Every different card once by its code, in the order of the pack; the joker last.

        >>> from settebello.sheets import rules
        >>> rules("scopa-corsa").deck.codes[:3], rules("scala40").deck.codes[-2:]
        (('AD', '3D', '4D'), ('KB', '**'))
        """
        cards = tuple(rank + suit for suit in SUITS for rank in self.ranks)
        return (*cards, JOKER) if self.jokers else cards
