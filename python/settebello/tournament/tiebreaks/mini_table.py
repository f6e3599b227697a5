"""Several that are equal: the table of what they did against each other."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.tournament.tiebreaks.count import Count


def mini_table(count: Count, equal: Sequence[str]) -> dict[str, int]:
    """Scores at tables among the equal, if all of them met each other equally often; else nothing."""
    among = {
        entrant: [game for game in count.games(entrant) if set(game.opponents) & set(equal)]
        for entrant in equal
    }
    meetings = {
        count.history.met(one, other) for place, one in enumerate(equal) for other in equal[place + 1 :]
    }
    if len(meetings) != 1:
        return dict.fromkeys(equal, 0)
    return {entrant: sum(map(count.score_of, games)) for entrant, games in among.items()}
