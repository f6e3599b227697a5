"""What the engine did, noted as the events of a match: cards and moves become text."""

from __future__ import annotations

from collections.abc import Iterable

from settebello._engine import Card, Deal, Score
from settebello._engine import Played as PlayDone
from settebello.play.events import Ceremony, Dealt, Draw, Played, Scored


def ceremony(draws: Iterable[Iterable[tuple[int, Card]]], dealer: int) -> Ceremony:
    """The draw for the first dealer."""
    return Ceremony(tuple(tuple(Draw(seat, card.code) for seat, card in turn) for turn in draws), dealer)


def dealt(deal: Deal) -> Dealt:
    """A deal that begins."""
    return Dealt(deal.number, deal.dealer, _codes(deal.deck or ()), tuple(map(_codes, deal.void)))


def played(done: PlayDone) -> Played:
    """A play that was made."""
    return Played(
        seat=done.seat,
        move=str(done.move),
        scopa=done.scopa,
        leftovers=_codes(done.leftovers),
        leftovers_side=done.leftovers_side,
        dealt=done.dealt,
    )


def scored(number: int, score: Score, totals: tuple[int, ...]) -> Scored:
    """A deal's score and the totals after it."""
    return Scored(
        number=number,
        points=score.points,
        scopas=score.scopas,
        cards=score.cards,
        coins=score.coins,
        settebello=score.settebello,
        primiera=score.primiera,
        primiera_sums=score.primiera_sums,
        totals=totals,
    )


def _codes(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.code for card in cards)
