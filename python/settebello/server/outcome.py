"""How a match stands at one moment, as people at the table are told."""

from __future__ import annotations

from dataclasses import dataclass

from settebello.play import Match
from settebello.server.protocol_events import Numbers


@dataclass(frozen=True, slots=True)
class Outcome:
    """Totals per side, and the winning sides, or None while the match is open."""

    totals: Numbers
    winner: Numbers | None

    @classmethod
    def of(cls, match: Match) -> Outcome:
        """The match as it is now."""
        return cls(match.totals, _winners(match))


def _winners(match: Match) -> Numbers | None:
    if match.winner is None:
        return None
    return match.winner if isinstance(match.winner, tuple) else (match.winner,)
