"""The hand as its player holds it: each card with a key of its own, in an order that is the player's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from settebello._engine import Card

# Sorted again whenever the hand changes, or as the player put it.
Order: TypeAlias = Literal["suit", "rank", "own"]

# Red and black suits in turn, so that neighbours differ; jokers last.
_SUITS: Final = "CBDS*"
_RANKS: Final = "A23456789TJQK*"


@dataclass(frozen=True, slots=True)
class Held:
    """A card that keeps its key as long as it is held, since two cards may be equal."""

    key: int
    card: Card


class HeldHand:
    """The cards of one player, in order.

    Example:
        >>> from settebello import Card
        >>> hand = HeldHand()
        >>> hand.see(map(Card, ["KD", "3C", "KD", "**"]))
        >>> [str(held.card) for held in hand.cards]
        ['3C', 'KD', 'KD', '**']
        >>> hand.move(hand.cards[0].key, hand.cards[2].key)
        >>> hand.see(map(Card, ["3C", "KD", "**", "AS"]))
        >>> [str(held.card) for held in hand.cards], hand.order
        (['KD', '3C', '**', 'AS'], 'own')
    """

    def __init__(self) -> None:
        self.order: Order = "suit"
        self.cards: tuple[Held, ...] = ()
        self._keys = 0

    def see(self, cards: Iterable[Card], going: Collection[int] = ()) -> None:
        """The hand holds these cards now; of equal ones those with the keys `going` have left first."""
        left = Counter(cards)
        kept = []
        for held in sorted(self.cards, key=lambda held: held.key in going):
            if left[held.card]:
                left[held.card] -= 1
                kept.append(held)
        stayed = [held for held in self.cards if held in kept]
        for card in left.elements():
            stayed.append(Held(self._keys, card))
            self._keys += 1
        self.cards = tuple(stayed)
        self._arrange()

    def sort(self) -> None:
        """By suit, or by rank if it is by suit already."""
        self.order = "rank" if self.order == "suit" else "suit"
        self._arrange()

    def move(self, key: int, to: int) -> None:
        """Puts a card into the place of another; from now on the order is the player's own."""
        cards = {held.key: held for held in self.cards}
        place = list(cards).index(to)
        others = [held for held in self.cards if held.key != key]
        others.insert(place, cards[key])
        self.cards = tuple(others)
        self.order = "own"

    def _arrange(self) -> None:
        if self.order != "own":
            self.cards = tuple(sorted(self.cards, key=self._belongs))

    def _belongs(self, held: Held) -> tuple[int, int]:
        suit, rank = _SUITS.index(held.card.suit), _RANKS.index(held.card.rank)
        return (rank, suit) if self.order == "rank" else (suit, rank)
