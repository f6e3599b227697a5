"""Two that are equal: who won when they met."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.tournament.tiebreaks.count import Count


def head_to_head(count: Count, equal: Sequence[str]) -> dict[str, int]:
    """Wins less losses against the other; nothing where not exactly two are equal."""
    if len(equal) != 2:
        return dict.fromkeys(equal, 0)
    return {
        entrant: sum(game.outcome for game in count.games(entrant) if other in game.opponents)
        for entrant, other in zip(equal, reversed(equal), strict=True)
    }
