"""The points of a finished deal, counted from the piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.reference.deal import Deal
from tests.reference.pack import SUITS, Card
from tests.reference.sheets import Switches

_PRIMIERA = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12}


@dataclass(frozen=True)
class Score:
    """Points and scopas per side; for each point the side that took it, or None."""

    points: tuple[int, ...]
    scopas: tuple[int, ...]
    cards: int | None
    coins: int | None
    settebello: int | None
    primiera: int | None
    primiera_sums: tuple[int, ...]
    primiera_complete: tuple[bool, ...]


def strict_best(numbers: Sequence[int]) -> int | None:
    """Who has more than everybody else; None if the best is shared."""
    best = max(numbers)
    return numbers.index(best) if numbers.count(best) == 1 else None


def most(switches: Switches, word: str, counts: Sequence[int]) -> int | None:
    """The point for cards or coins, by the strict most or by a number to exceed."""
    best = strict_best(counts)
    if switches[f"score.{word}"] == "most" or best is None:
        return best
    return best if counts[best] > switches[f"score.{word}_more_than"] else None


def primiera_sum(switches: Switches, pile: Sequence[Card]) -> int:
    """The best card of each suit that the pile holds, added up."""
    worth = {**_PRIMIERA, **dict(zip("JQK", switches["primiera.figures"], strict=True))}
    return sum(max((worth[card[0]] for card in pile if card[1] == suit), default=0) for suit in SUITS)


def has_every_suit(pile: Sequence[Card]) -> bool:
    return {card[1] for card in pile} == set(SUITS)


def primiera(switches: Switches, totals: Sequence[int], complete: Sequence[bool]) -> int | None:
    """The side that takes the primiera."""
    if switches["primiera.missing"] == "sums":
        return strict_best(totals)
    if not any(complete):
        return strict_best(totals) if switches["primiera.all_missing"] == "sums" else None
    # A side that lacks a suit cannot score; against a single opponent, that opponent does.
    return strict_best([total if whole else -1 for total, whole in zip(totals, complete, strict=True)])


def score(deal: Deal) -> Score:
    """The score of a deal that is over."""
    switches, piles = deal.sheet.switches, deal.piles
    totals = tuple(primiera_sum(switches, pile) for pile in piles)
    complete = tuple(has_every_suit(pile) for pile in piles)
    taken = (
        most(switches, "cards", [len(pile) for pile in piles]),
        most(switches, "coins", [sum(card[1] == "D" for card in pile) for pile in piles]),
        next((side for side, pile in enumerate(piles) if "7D" in pile), None),
        primiera(switches, totals, complete),
    )
    points = tuple(scopas + taken.count(side) for side, scopas in enumerate(deal.scopas))
    return Score(points, tuple(deal.scopas), *taken, totals, complete)
