"""The fewer points allowed."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.tournament.tiebreaks.count import Count


def fewest_against(count: Count, equal: Sequence[str]) -> dict[str, int]:
    """Points that the opponents made; the fewest rank first."""
    return {entrant: -count.points(entrant)[1] for entrant in equal}
