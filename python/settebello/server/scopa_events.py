"""What happened in a deal of Scopa, as everybody at the table saw it."""

from __future__ import annotations

from collections.abc import Mapping

from settebello.play import Count, FinishedDeal, Played
from settebello.server import protocol_events as told
from settebello.server.score_lines import score_lines


def played(event: Played) -> told.PublicPlayed:
    """A play: every card that it moves lies open."""
    card, _, captured = event.move.partition("x")
    return told.PublicPlayed(
        seat=event.seat,
        move=event.move,
        card=card,
        captured=tuple(captured.split("+")) if captured else (),
        scopa=event.scopa,
        leftovers=event.leftovers,
        leftovers_side=event.leftovers_side,
        dealt=event.dealt,
    )


def scored(finished: FinishedDeal, count: Count, values: Mapping[str, int]) -> told.PublicScored:
    """A finished deal's points and the rows that explain them; `values` are the primiera's by rank."""
    score = finished.score
    return told.PublicScored(
        number=finished.number,
        points=score.points,
        scopas=score.scopas,
        cards=score.cards,
        coins=score.coins,
        settebello=score.settebello,
        primiera=score.primiera,
        primiera_sums=score.primiera_sums,
        ruled=count.ruled,
        totals=count.totals,
        lines=score_lines(score, values),
    )
