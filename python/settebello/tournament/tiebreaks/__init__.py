"""Ordered tie-breaks: each one file and one line here; a template lists them by name.

Every tie-break answers for the entrants that are still equal: a value each, the highest first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from settebello.tournament.tiebreaks.buchholz import buchholz
from settebello.tournament.tiebreaks.count import Count
from settebello.tournament.tiebreaks.difference import difference
from settebello.tournament.tiebreaks.drawn_card import drawn_card
from settebello.tournament.tiebreaks.fewest_against import fewest_against
from settebello.tournament.tiebreaks.head_to_head import head_to_head
from settebello.tournament.tiebreaks.mini_table import mini_table
from settebello.tournament.tiebreaks.play_off import play_off
from settebello.tournament.tiebreaks.points_for import points_for
from settebello.tournament.tiebreaks.wins import wins

TieBreak: TypeAlias = Callable[[Count, Sequence[str]], Mapping[str, int]]

TIE_BREAKS: Final[dict[str, TieBreak]] = {
    "wins": wins,
    "difference": difference,
    "points_for": points_for,
    "fewest_against": fewest_against,
    "head_to_head": head_to_head,
    "mini_table": mini_table,
    "buchholz": buchholz,
    "drawn_card": drawn_card,
    "play_off": play_off,
}


def known_order(names: Sequence[str]) -> tuple[str, ...]:
    """Tie-breaks in the order in which they decide; ValueError for one that is unknown or there twice."""
    if not set(names) <= set(TIE_BREAKS) or len(set(names)) < len(names):
        raise ValueError(f"each at most once of {', '.join(TIE_BREAKS)}")
    return tuple(names)


__all__ = ["TIE_BREAKS", "Count", "TieBreak", "known_order"]
