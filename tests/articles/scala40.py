"""Small positions of Scala 40 for showing one sentence of its rules at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import settebello as sb
from tests.articles.showing import row

PALIO, CUSTOMARY = sb.rules("scala40-palio"), sb.rules("scala40")


def table(
    hands: Sequence[str],
    melds: str = "",
    *,
    rules: sb.RuleSheet = PALIO,
    turn: int = 0,
    phase: Literal["draw", "play"] = "play",
    pile: str = "2D",
    stock: str = "2S 2B 2C",
    **rest: Any,
) -> sb.Deal:
    """A position with hands, melds, pile (top last) and stock (top first) written in rows.

    Unless told otherwise the seat to play has drawn, and everybody is open if melds lie there.
    """
    return sb.Deal.position(
        rules,
        [row(hand) for hand in hands],
        turn=turn,
        melds=row(melds),
        discard_pile=row(pile),
        stock=row(stock),
        phase=phase,
        **rest,
    )


def moves(deal: sb.Deal, kind: str = "") -> list[str]:
    """The legal moves of a kind, or all of them, in print."""
    return [str(move) for move in deal.moves if str(move).startswith(kind)]


def play_all(deal: sb.Deal, *texts: str) -> sb.Deal:
    """Plays one move after another."""
    for text in texts:
        deal.play(text)
    return deal


def melds(deal: sb.Deal) -> list[str]:
    """The melds on the table in print."""
    return list(map(str, deal.melds))


def hand(deal: sb.Deal, seat: int = 0) -> str:
    """A hand in a row."""
    return " ".join(map(str, deal.hands[seat]))
