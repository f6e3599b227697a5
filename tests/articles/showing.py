"""Small positions and deals for showing one article at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

import settebello as sb
from tests.reference.pack import pack


def row(text: str) -> list[str]:
    """Card texts written in a row: `row("7D KC")`."""
    return text.split()


def show(
    rules: sb.RuleSheet, hands: Sequence[str], table: str = "", turn: int = 0, **rest: object
) -> sb.Deal:
    """A position with hands and table written in rows."""
    return sb.Deal.position(rules, [row(hand) for hand in hands], row(table), turn, **rest)  # type: ignore[arg-type]


def plays(deal: sb.Deal) -> list[str]:
    """The legal plays in print, in their order."""
    return [str(move) for move in deal.moves]


def play_all(deal: sb.Deal, moves: str) -> sb.Deal:
    """Plays a row of moves."""
    for move in row(moves):
        deal.play(move)
    return deal


def refusal(deal: sb.Deal, move: str) -> sb.IllegalMove:
    """The error that refuses a play; the deal must be as it was."""
    before = deal.position_text(), deal.moves, deal.history
    with pytest.raises(sb.IllegalMove) as refused:
        deal.play(move)
    assert (deal.position_text(), deal.moves, deal.history) == before
    assert refused.value.move == move
    return refused.value


def ended(
    rules: sb.RuleSheet, piles: Sequence[str], seats: int = 4, scopas: Sequence[int] | None = None
) -> sb.Score:
    """The score of a deal whose piles are these: its last card is laid and goes to who captured last."""
    captured = [row(pile) for pile in piles]
    last = next(side for side, pile in enumerate(captured) if len(pile) > 1)
    card = captured[last].pop()
    hands: list[list[str]] = [[] for _ in range(seats - 1)] + [[card]]
    deal = sb.Deal.position(
        rules, hands, (), seats - 1, piles=captured, scopas=scopas, last_capture=last, dealer=seats - 1
    )
    deal.play(card)
    return deal.score()


def dealt_in_order(name: str, seats: int, dealer: int, ranks: str = "A234567JQK") -> sb.Deal:
    """A deal of the unshuffled pack, denari first, whose places are easy to follow."""
    return sb.Deal(sb.rules(name), seats, dealer, deck=pack(ranks))


def codes(cards: Iterable[object]) -> str:
    """Cards in a row."""
    return " ".join(map(str, cards))
