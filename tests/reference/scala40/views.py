"""What one seat may know of a deal."""

from __future__ import annotations

from dataclasses import dataclass

from tests.reference.scala40.deal import Deal
from tests.reference.scala40.legality import moves, must_stay
from tests.reference.scala40.melds import formable
from tests.reference.scala40.pack import Card
from tests.reference.scala40.packings import fewest_for


@dataclass(frozen=True)
class View:
    """One seat's knowledge beyond what lies open on the table."""

    hand: tuple[Card, ...]
    moves: tuple[str, ...]
    drawn: Card | None
    formable: tuple[tuple[str, int], ...]
    own_laid: int
    fewest_to_open: int | None
    """How many cards; None where none open, or where it has begun."""


def view(deal: Deal, seat: int) -> View:
    """Its own hand, what it may do now, the card it drew, every meld that it holds, its opening."""
    own_turn = deal.turn == seat
    laid = deal.laid if own_turn else 0
    hand, jokers = deal.hands[seat], deal.switches["meld.jokers"]
    return View(
        deal.hands[seat],
        tuple(moves(deal)) if own_turn else (),
        deal.drawn if own_turn else None,
        tuple((meld.text, meld.points) for meld in formable(hand, jokers)),
        laid,
        None
        if deal.opened[seat] or laid
        else fewest_for(
            max(1, deal.switches["opening.points"]),
            hand,
            must_stay(deal),
            jokers,
            deal.taken if own_turn else None,
        ),
    )
