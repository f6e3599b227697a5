"""The better difference of points made and allowed."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.tournament.tiebreaks.count import Count


def difference(count: Count, equal: Sequence[str]) -> dict[str, int]:
    """Points made less points allowed; with debts the other way round."""
    return {entrant: _ahead(count, entrant) for entrant in equal}


def _ahead(count: Count, entrant: str) -> int:
    games = [game for game in count.games(entrant) if game.played]
    return sum((game.against - game.points) * (1 if game.result.fewest else -1) for game in games)
