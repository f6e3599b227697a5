"""The more tables won."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.tournament.tiebreaks.count import Count


def wins(count: Count, equal: Sequence[str]) -> dict[str, int]:
    """The tables that each has won; a bye is none."""
    return {entrant: sum(game.outcome == 1 for game in count.games(entrant)) for entrant in equal}
