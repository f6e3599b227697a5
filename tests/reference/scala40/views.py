"""What one seat may know of a deal."""

from __future__ import annotations

from dataclasses import dataclass

from tests.reference.scala40.deal import Deal
from tests.reference.scala40.legality import moves
from tests.reference.scala40.melds import formable
from tests.reference.scala40.pack import Card


@dataclass(frozen=True)
class View:
    """One seat's knowledge beyond what lies open on the table."""

    hand: tuple[Card, ...]
    moves: tuple[str, ...]
    drawn: Card | None
    formable: tuple[tuple[str, int], ...]


def view(deal: Deal, seat: int) -> View:
    """Its own hand, what it may do now, the card it drew in this turn, every meld that it holds."""
    own_turn = deal.turn == seat
    return View(
        deal.hands[seat],
        tuple(moves(deal)) if own_turn else (),
        deal.drawn if own_turn else None,
        tuple((meld.text, meld.points) for meld in formable(deal.hands[seat], deal.switches["meld.jokers"])),
    )
