"""Cards as two-character texts: their values and their order."""

from __future__ import annotations

from collections.abc import Iterable

Card = str

SUITS = "DCSB"
VALUES = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "J": 8, "Q": 9, "K": 10}
FULL = "A234567JQK"
CORSICAN = "A34567JQK"

_PLACE = {rank + suit: (suits, VALUES[rank]) for suits, suit in enumerate(SUITS) for rank in FULL}


def pack(ranks: str) -> list[Card]:
    """The unshuffled pack: D C S B, each from the ace to the king."""
    return [rank + suit for suit in SUITS for rank in ranks]


def value(card: Card) -> int:
    """What the card counts in a sum: A 1 … 7, then 8, 9, 10 for J, Q, K."""
    return VALUES[card[0]]


def place(card: Card) -> tuple[int, int]:
    """The card's place in print: by suit D C S B, then by rank."""
    return _PLACE[card]


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards by suit D C S B, then by rank."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))
