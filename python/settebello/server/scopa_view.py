"""A deal of Scopa as one seat is told it."""

from __future__ import annotations

from settebello._engine import View
from settebello.server.cards import codes
from settebello.server.outcome import Outcome
from settebello.server.protocol_views import ScopaView


def scopa_view(view: View, number: int, outcome: Outcome) -> ScopaView:
    """The engine's view of deal `number`, as the protocol has it."""
    # A ruling or a resignation ends the match in the middle of a deal: nobody is at turn any more.
    goes_on = outcome.winner is None
    return ScopaView(
        seat=view.seat,
        hand=None if view.hand is None else codes(view.hand),
        moves=tuple(str(move) for move in view.moves) if goes_on else (),
        table=codes(view.table),
        hand_counts=tuple(view.hand_counts),
        pile_counts=tuple(view.pile_counts),
        piles=None if view.piles is None else tuple(codes(pile) for pile in view.piles),
        scopas=tuple(view.scopas),
        stock=view.stock,
        turn=view.turn if goes_on else None,
        dealer=view.dealer,
        totals=outcome.totals,
        number=number,
        over=view.over,
        last_capture=view.last_capture,
    )
