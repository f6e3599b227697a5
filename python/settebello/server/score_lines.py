"""The rows of the score table: what was counted for each point of a deal, side by side.

Who takes a point is the engine's score; here only the counted cards are laid beside it, so
that a page can show why.
"""

from __future__ import annotations

from collections.abc import Mapping

from settebello._engine import Score
from settebello.server.protocol_events import Detail, Line


def score_lines(score: Score, values: Mapping[str, int]) -> tuple[Line, ...]:
    """The five rows of a finished deal; `values` is the sheet's primiera value of each rank."""
    sides = range(len(score.points))
    return (
        Line("cards", score.cards, tuple(Detail(count) for count in score.card_counts)),
        Line("coins", score.coins, tuple(Detail(count) for count in score.coin_counts)),
        Line("settebello", score.settebello, tuple(Detail(int(side == score.settebello)) for side in sides)),
        Line("primiera", score.primiera, tuple(_primiera(score, values, side) for side in sides)),
        Line("scope", None, tuple(Detail(scopas) for scopas in score.scopas)),
    )


def _primiera(score: Score, values: Mapping[str, int], side: int) -> Detail:
    """The best card of each suit and what the sheet gives for it."""
    cards = score.primiera_cards[side]
    return Detail(
        count=score.primiera_sums[side],
        cards=tuple(None if card is None else str(card) for card in cards),
        values=tuple(None if card is None else values[card.rank] for card in cards),
    )
