"""What may be done with the chosen cards, found among the engine's moves and the melds of the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from settebello._engine import Card, Meld, Move


@dataclass(frozen=True, slots=True)
class Play:
    """Moves of the own turn, in order: one, or the melds of an opening."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Prepare:
    """Melds to put together before the opening is laid; `suggested`: the fewest cards that open."""

    melds: tuple[Meld, ...]
    suggested: bool = False


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A prepared meld, by its place, that goes back into the hand."""

    place: int


Offer: TypeAlias = Play | Prepare | TakeBack


def meld_of(move: Move) -> Meld:
    """The meld that a move lays."""
    return Meld(str(move).removeprefix("meld "))


def melds_with(melds: Iterable[Meld], chosen: Sequence[Card], spare: Sequence[Card]) -> list[Meld]:
    """The melds that hold all of `chosen` and nothing that `spare` lacks, those nearest to the choice first.

    Example:
        >>> from settebello import Card, Meld
        >>> spare = [Card(code) for code in ("3C", "4C", "5C", "6C", "4D", "4S")]
        >>> melds = [Meld("3C+4C+5C+6C"), Meld("4D+4C+4S"), Meld("3C+4C+5C"), Meld("7D+7C+7S")]
        >>> [str(meld) for meld in melds_with(melds, [Card("3C"), Card("5C")], spare)]
        ['3C+4C+5C', '3C+4C+5C+6C']
    """
    wanted, there = Counter(chosen), Counter(spare)
    fitting = [meld for meld in melds if wanted <= Counter(meld.cards) <= there]
    if chosen:
        return sorted(fitting, key=lambda meld: (len(meld.cards), -meld.points))
    return sorted(fitting, key=lambda meld: -meld.points)


def joins_with(moves: Iterable[Move], chosen: Sequence[Card]) -> list[Move]:
    """The moves that attach one of these cards to a meld on the table, or give it for a joker."""
    return [move for move in moves if move.kind in ("attach", "swap") and move.cards[0] in chosen]
