"""A play-off: nothing decides until it was played."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.tournament.tiebreaks.count import Count


def play_off(count: Count, equal: Sequence[str]) -> dict[str, int]:
    """Wins less losses among the equal in tables labelled as play-off; all 0 while none was played."""
    return {
        entrant: sum(
            game.outcome
            for game in count.games(entrant)
            if game.label == PLAY_OFF and set(game.opponents) & set(equal)
        )
        for entrant in equal
    }


# The label of the tables at which a play-off is played.
PLAY_OFF = "play_off"
