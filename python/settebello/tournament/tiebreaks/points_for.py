"""The more points made."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.tournament.tiebreaks.count import Count


def points_for(count: Count, equal: Sequence[str]) -> dict[str, int]:
    """Points made at the tables."""
    return {entrant: count.points(entrant)[0] for entrant in equal}
