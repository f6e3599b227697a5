"""The stronger opponents: the sum of their scores (Buchholz 1932, FIDE Handbook C.07)."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.tournament.tiebreaks.count import Count


def buchholz(count: Count, equal: Sequence[str]) -> dict[str, int]:
    """The scores of all opponents together; a bye adds the entrant's own score, as if met by an equal."""
    return {entrant: _opposition(count, entrant) for entrant in equal}


def _opposition(count: Count, entrant: str) -> int:
    met = sum(count.score(other) for game in count.games(entrant) for other in game.opponents)
    return met + count.history.byes[entrant] * count.score(entrant)
