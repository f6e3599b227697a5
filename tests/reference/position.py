"""A naive deal set up in the middle, from cards somebody arranged."""

from __future__ import annotations

from dataclasses import dataclass

from tests.reference.deal import Deal, plays_made, sides
from tests.reference.dealing import playing_order
from tests.reference.pack import Card, in_order
from tests.reference.sheets import Sheet


@dataclass(frozen=True)
class Position:
    """What `Deal.position` is given, as texts and numbers."""

    hands: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]
    turn: int
    dealer: int
    piles: tuple[tuple[Card, ...], ...]
    scopas: tuple[int, ...]
    stock: tuple[Card, ...] = ()
    last_capture: int | None = None
    last_scopa: bool = False
    first_round: bool = False


def packets_dealt(sheet: Sheet, seats: int, stock: int) -> int:
    """How many packets each seat has had when `stock` cards are left."""
    sizes = sheet.layouts[seats].packets
    return next(dealt for dealt in range(1, len(sizes) + 1) if seats * sum(sizes[dealt:]) == stock)


def set_up(sheet: Sheet, position: Position) -> Deal:
    """The naive deal of a position."""
    seats = len(position.hands)
    before = playing_order(seats, position.dealer).index(position.turn)
    return Deal(
        sheet,
        seats,
        position.dealer,
        [list(in_order(hand)) for hand in position.hands],
        list(position.table),
        list(position.stock),
        position.turn,
        [list(pile) for pile in position.piles],
        list(position.scopas),
        packet=packets_dealt(sheet, seats, len(position.stock)),
        last_capture=position.last_capture,
        last_capture_was_scopa=position.last_scopa,
        played_before=before if position.first_round else seats,
    )


def taken_down(deal: Deal) -> Position:
    """The position of a naive deal that is not over."""
    assert deal.turn is not None
    return Position(
        tuple(map(tuple, deal.hands)),
        tuple(deal.table),
        deal.turn,
        deal.dealer,
        tuple(map(tuple, deal.piles)),
        tuple(deal.scopas),
        tuple(deal.stock),
        deal.last_capture,
        deal.last_capture_was_scopa,
        first_round=plays_made(deal) < deal.seats,
    )


def number_of_sides(seats: int) -> int:
    return len(sides(seats))
