"""Cards as two-character texts: two French packs and four jokers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Card = str

SUITS = "DCSB"
RANKS = "A23456789TJQK"
JOKER: Card = "**"
NATURALS: list[Card] = [rank + suit for suit in SUITS for rank in RANKS]
PACK: list[Card] = [*NATURALS, *NATURALS, *[JOKER] * 4]
"""The unshuffled pack of 108: two packs, each D C S B from the ace to the king, then the jokers."""

_PLACE = {card: place for place, card in enumerate([*NATURALS, JOKER])}
_FIGURES = {"T": 10, "J": 10, "Q": 10, "K": 10}


def place(card: Card) -> int:
    """The card's place in print: by suit D C S B, then by rank; jokers last."""
    return _PLACE[card]


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a hand is printed."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def without(cards: Sequence[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    """What is left of some cards; every card that goes must be there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def holds(cards: Sequence[Card], wanted: Sequence[Card]) -> bool:
    """Whether all the wanted cards are there, each as often as it is wanted."""
    return all(cards.count(card) >= wanted.count(card) for card in wanted)


def worth(card: Card) -> int:
    """What a card counts against its holder at a deal's end: ace 11, figures 10, joker 25."""
    if card == JOKER:
        return 25
    return 11 if card[0] == "A" else _FIGURES.get(card[0]) or int(card[0])
