"""What one card may do on a table: the captures open to it, and whether it may be laid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.reference.pack import Card, in_order, place, value
from tests.reference.sheets import Switches

Captures = list[tuple[Card, ...]]


@dataclass
class Offer:
    """The captures of one card in order, and whether it may be laid as well."""

    captures: Captures
    lay: bool


def sums(table: Sequence[Card]) -> dict[int, Captures]:
    """Every group of two or more table cards worth at most ten, by what it is worth.

    All subsets are tried, less those that a card already makes too dear for any king.
    """
    groups: list[tuple[int, tuple[Card, ...]]] = [(0, ())]
    for card in in_order(table):
        more = value(card)
        groups += [(worth + more, (*cards, card)) for worth, cards in groups if worth + more <= 10]
    by_worth: dict[int, Captures] = {}
    for worth, cards in groups:
        if len(cards) > 1:
            by_worth.setdefault(worth, []).append(cards)
    return by_worth


def offer(switches: Switches, card: Card, table: Sequence[Card], worth: dict[int, Captures]) -> Offer:
    """What `card` may do; `worth` is `sums(table)`."""
    if card[0] == "A" and switches["ace.sweeps"]:
        # The ace takes whatever lies there, another ace included; only an empty table lets it lie.
        return Offer([in_order(table)] if table else [], lay=not table)
    equal: Captures = [(other,) for other in in_order(table) if other[0] == card[0]]
    if equal:
        # One equal card and never a sum, whether or not it could be laid beside it.
        return Offer(equal, lay=switches["capture.equal"] == "may")
    found = sorted(worth.get(value(card), []), key=lambda cards: [place(each) for each in cards])
    return Offer(found, lay=not found or switches["capture.sum"] == "may")
