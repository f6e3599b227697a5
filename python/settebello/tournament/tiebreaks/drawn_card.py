"""The higher card: drawn by the event's own seed, so that anybody can draw it again."""

from __future__ import annotations

from collections.abc import Sequence

from settebello._engine import permutation
from settebello.tournament.tiebreaks.count import Count


def drawn_card(count: Count, equal: Sequence[str]) -> dict[str, int]:
    """Each gets another card of one shuffled row; the same for the same equal entrants and seed."""
    named = sorted(equal)
    cards = permutation(len(named), count.seed, f"drawn card {' '.join(named)}")
    return dict(zip(named, cards, strict=True))
