"""What one seat may know of a deal."""

from __future__ import annotations

from dataclasses import dataclass

from tests.reference.deal import Deal, Play, moves, plays_made, side_of, sides
from tests.reference.dealing import playing_order
from tests.reference.pack import Card


@dataclass(frozen=True)
class View:
    """One seat's knowledge; `hand` is None while it may not look, `piles` None where closed."""

    seat: int
    hand: tuple[Card, ...] | None
    moves: tuple[Play, ...]
    table: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    pile_counts: tuple[int, ...]
    piles: tuple[tuple[Card, ...], ...] | None
    scopas: tuple[int, ...]
    stock: int
    turn: int | None
    dealer: int


def may_look_at_hand(deal: Deal, seat: int) -> bool:
    """Whether the seat may see its own cards: at once, or after its partner's first play."""
    if deal.sheet.switches["view.hand"] == "own":
        return True
    order = playing_order(deal.seats, deal.dealer)
    partners = [other for other in sides(deal.seats)[side_of(seat, deal.seats)] if other != seat]
    earlier = [other for other in partners if order.index(other) < order.index(seat)]
    # Who plays first for a side waits for nobody; the others wait for the first partner's play.
    return not earlier or any(order.index(other) < plays_made(deal) for other in earlier)


def may_look_at_piles(deal: Deal) -> bool:
    """Whether piles lie open: never, always, or during the first round of plays."""
    rule = deal.sheet.switches["view.piles"]
    in_first_round = plays_made(deal) < deal.seats
    return rule == "open" or (rule == "first_round" and in_first_round)


def view(deal: Deal, seat: int) -> View:
    """The seat's view of the deal."""
    return View(
        seat,
        tuple(deal.hands[seat]) if may_look_at_hand(deal, seat) else None,
        tuple(moves(deal)) if deal.turn == seat else (),
        tuple(deal.table),
        tuple(map(len, deal.hands)),
        tuple(map(len, deal.piles)),
        tuple(map(tuple, deal.piles)) if may_look_at_piles(deal) else None,
        tuple(deal.scopas),
        len(deal.stock),
        deal.turn,
        deal.dealer,
    )
