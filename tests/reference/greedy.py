"""The greedy bot as its description words it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tests.reference.deal import Deal, Play, moves
from tests.reference.pack import Card, pack, value
from tests.reference.views import may_look_at_piles

_WORTH = {"7": 29, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10}


def worth(card: Card) -> int:
    """What a card is worth to the bot: coins ten more, the settebello 139, the king of coins 20."""
    if card == "7D":
        return 139
    return _WORTH[card[0]] + (10 if card[1] == "D" else 0)


def summed(move: Play) -> int:
    return worth(move.card) + sum(map(worth, move.captured))


def best_of(candidates: Iterable[Play]) -> set[str]:
    """The texts of the plays with the highest summed value."""
    listed = list(candidates)
    top = max(map(summed, listed))
    return {move.text for move in listed if summed(move) == top}


def unseen(deal: Deal) -> list[Card]:
    """What the seat to play has not seen: not in hand, on the table or in an open pile, nor played before."""
    assert deal.turn is not None
    seen = {*deal.hands[deal.turn], *deal.table}
    if may_look_at_piles(deal):
        seen = seen.union(*deal.piles)
    for past in deal.history:
        seen |= {past.card, *past.captured}
    return [card for card in pack(deal.sheet.ranks) if card not in seen]


def is_safe(deal: Deal, move: Play, hidden: Sequence[Card]) -> bool:
    """Whether the table it leaves adds up to no card still unseen."""
    left = [card for card in deal.table if card not in move.captured]
    if not move.captured:
        left.append(move.card)
    return sum(map(value, left)) not in set(map(value, hidden))


def makes_scopa(deal: Deal, move: Play) -> bool:
    """Whether the play scores a scopa."""
    if not move.captured or len(move.captured) < len(deal.table):
        return False
    if move.card[0] == "A" and deal.sheet.switches["ace.sweeps"]:
        return False
    last = not deal.stock and sum(map(len, deal.hands)) == 1
    return not last or deal.sheet.switches["scopa.void"] == "never"


def choices(deal: Deal) -> set[str]:
    """The plays that the description allows: more than one only where it ranks them equal."""
    open_to_it = moves(deal)
    scopas = [move for move in open_to_it if makes_scopa(deal, move)]
    if scopas:
        return best_of(scopas)
    hidden = unseen(deal)
    pool = [move for move in open_to_it if is_safe(deal, move, hidden)] or open_to_it
    captures = [move for move in pool if move.captured]
    if captures:
        return best_of(captures)
    lowest = min(worth(move.card) for move in pool)
    return {move.text for move in pool if worth(move.card) == lowest}
