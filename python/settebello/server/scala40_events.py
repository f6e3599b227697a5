"""What happened in a deal of Scala 40, as everybody at the table saw it: never the card that was drawn."""

from __future__ import annotations

import msgspec

from settebello.play import Count, FinishedDeal, Stepped
from settebello.server import protocol_events as told
from settebello.server.cards import codes


def stepped(event: Stepped) -> told.PublicStepped:
    """One move; a drawn card and the order of a new stock stay in the record."""
    word, _, rest = event.move.partition(" ")
    action = msgspec.convert(word, told.Action)
    return told.PublicStepped(
        seat=event.seat,
        move=event.move,
        action=action,
        cards=(event.card,) if action == "take" and event.card is not None else _named(rest),
        meld=event.meld,
        opened=event.opened,
        turnover=bool(event.turnover),
    )


def counted(finished: FinishedDeal, count: Count) -> told.PublicCounted:
    """A finished deal: the hands are laid open and counted."""
    score = finished.score
    return told.PublicCounted(
        number=finished.number,
        points=score.points,
        closer=score.closer,
        one_turn=score.one_turn,
        hands=tuple(codes(hand) for hand in finished.deal.hands),
        values=score.values,
        totals=count.totals,
        out=count.out,
    )


def _named(cards: str) -> told.Cards:
    """The cards of a move's text, such as `QB+**=KB+AB` or `6C>2`; a joker is `**` whatever it stands for."""
    laid = cards.partition(">")[0]
    return tuple(card.partition("=")[0] for card in laid.split("+")) if laid else ()
