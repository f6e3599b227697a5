"""A deal of Scala 40 as one seat is told it."""

from __future__ import annotations

from settebello._engine import View
from settebello.server.cards import codes
from settebello.server.outcome import Outcome
from settebello.server.protocol_views import Formable, Scala40View, TableMeld


def scala40_view(view: View, number: int, outcome: Outcome) -> Scala40View:
    """The engine's view of deal `number`, as the protocol has it."""
    # A resignation ends the match in the middle of a deal: nobody is at turn any more.
    goes_on = outcome.winner is None
    sheet = view.rules.scala40
    fewest = view.fewest_to_open
    return Scala40View(
        seat=view.seat,
        hand=codes(view.hand or ()),
        moves=tuple(str(move) for move in view.moves) if goes_on else (),
        melds=tuple(
            TableMeld(number, codes(meld.cards), codes(meld.reads), meld.points, meld.kind)
            for number, meld in enumerate(view.melds, start=1)
        ),
        discard_pile=codes(view.discard_pile),
        opened=view.opened,
        phase=view.phase,
        hand_counts=view.hand_counts,
        stock=view.stock,
        turnovers=view.turnovers,
        turnovers_allowed=sheet.stock.turnovers,
        taken=None if view.taken is None else str(view.taken),
        drawn=None if view.drawn is None else str(view.drawn),
        laid=view.own_laid,
        opening_points=sheet.opening.points,
        formable=tuple(Formable(meld, points) for meld, points in view.formable),
        fewest=None if fewest is None else tuple(map(str, fewest)),
        first_round=view.first_round,
        seated=view.seated,
        turn=view.turn if goes_on else None,
        dealer=view.dealer,
        totals=outcome.totals,
        number=number,
        over=view.over,
    )
