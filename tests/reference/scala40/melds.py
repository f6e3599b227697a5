"""What a meld is: every lawful row of cards is written out once, and a meld is one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations

from tests.reference.scala40.pack import JOKER, RANKS, SUITS, Card, holds, worth
from tests.reference.scala40.reading import Said

Row = tuple[Card, ...]


def _sets() -> Iterator[Row]:
    # Three or four equal ranks in different suits, printed by suit: the threes, then all four.
    for rank in RANKS:
        for number in (3, 4):
            for suits in combinations(range(4), number):
                yield tuple(rank + SUITS[suit] for suit in suits)


def _runs() -> Iterator[Row]:
    # 3 to 13 consecutive cards of a suit. The ace lies below the two or above the king; of these
    # fourteen places thirteen at most are taken, so it never lies at both ends or in the middle.
    for suit in SUITS:
        places = [rank + suit for rank in RANKS + "A"]
        for low in range(14):
            for length in range(3, 14):
                if low + length <= 14:
                    yield tuple(places[low : low + length])


ROWS: tuple[Row, ...] = (*_sets(), *_runs())
"""Every lawful row: sets by rank, then suits; runs by suit, lowest card, length."""

_LAWFUL = frozenset(ROWS)
CARDS = {row: frozenset(row) for row in ROWS}
"""The rows' cards in no order."""
ROWS_WITH: dict[Card, tuple[Row, ...]] = {
    rank + suit: tuple(row for row in ROWS if rank + suit in row) for suit in SUITS for rank in RANKS
}


@dataclass(frozen=True)
class Meld:
    """A lawful row in which jokers may stand for some of the cards."""

    reads: Row
    jokers: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        assert self.reads in _LAWFUL, self.reads

    @property
    def kind(self) -> str:
        return "set" if self.reads[0][0] == self.reads[1][0] else "run"

    @property
    def cards(self) -> Row:
        """The cards as they lie there, jokers as jokers."""
        return tuple(JOKER if place in self.jokers else card for place, card in enumerate(self.reads))

    @property
    def stood_for(self) -> Row:
        """The cards that jokers stand for."""
        return tuple(self.reads[place] for place in self.jokers)

    @property
    def points(self) -> int:
        """Face values, figures 10; an ace is 1 below a two, else 11; a joker is what it stands for."""
        low_ace = self.kind == "run" and self.reads[0][0] == "A"
        return sum(map(worth, self.reads)) - (10 if low_ace else 0)

    @property
    def text(self) -> str:
        return "+".join(
            f"{JOKER}={card}" if place in self.jokers else card for place, card in enumerate(self.reads)
        )

    def attached(self, card: Card, *, joker: bool = False) -> Meld | None:
        """The meld with a card more, or with a joker for it; the order of the others stays.

        An ace that fits both ends of 2…K goes after the king: the places are tried from behind.
        """
        place = _place_for(card, self.reads)
        if place is None:
            return None
        moved = [each + (each >= place) for each in self.jokers]
        longer = (*self.reads[:place], card, *self.reads[place:])
        return Meld(longer, tuple(sorted([*moved, place] if joker else moved)))

    def takes(self) -> Row:
        """Every card that could be attached to it."""
        return _room(self.reads)

    def swapped(self, card: Card) -> Meld:
        """The meld with a card in the place of the joker that stands for it."""
        return Meld(self.reads, tuple(place for place in self.jokers if self.reads[place] != card))


@cache
def _place_for(card: Card, row: Row) -> int | None:
    for place in range(len(row), -1, -1):
        if (*row[:place], card, *row[place:]) in _LAWFUL:
            return place
    return None


@cache
def _room(row: Row) -> Row:
    return tuple(card for card in ROWS_WITH if _place_for(card, row) is not None)


def variants(row: Row, jokers: int) -> Iterator[Meld]:
    """A row with none of its cards, one, two … replaced by jokers; one natural card stays at least."""
    for number in range(min(jokers, len(row) - 1) + 1):
        for places in combinations(range(len(row)), number):
            yield Meld(row, places)


@lru_cache(maxsize=100_000)
def formable(hand: Row, jokers_per_meld: int) -> tuple[Meld, ...]:
    """Every meld that some cards can form, in the order of `ROWS`."""
    held, jokers = frozenset(hand), min(hand.count(JOKER), jokers_per_meld)
    return tuple(
        meld
        for row in ROWS
        if len(CARDS[row] - held) <= jokers
        for meld in variants(row, jokers)
        if holds(hand, meld.cards)
    )


def meant(move: Said) -> list[Meld]:
    """Every meld that the cards of a move can be, in whatever order they were written.

    Thirteen cards from ace to king are two runs: an ace that comes first is low, else it goes after the king.
    """
    said = [*move.cards, *(card for card in move.jokers if card is not None)]
    if len(set(said)) < len(said) or not move.cards:
        return []
    possible = [
        Meld(row, tuple(place for place, card in enumerate(row) if card not in move.cards))
        for row in ROWS_WITH[move.cards[0]]
        if len(row) == len(move.row) and CARDS[row].issuperset(said)
    ]
    if len(possible) > 1 and None not in move.jokers:
        low, high = possible
        return [low if move.row[0] == low.reads[0] else high]
    return possible
