"""What everybody has scored: the count that standings and tie-breaks read.

Example:
    >>> from settebello.tournament.rounds import Played, Result, Round, Table
    >>> from settebello.tournament.scales import SCALES
    >>> round_1 = Played(Round(1, (Table(1, (("a",), ("b",))),), byes=("c",)), (Result(1, (11, 7)),))
    >>> count = Count.of([round_1], SCALES["win-2-1-0"])
    >>> [count.score(entrant) for entrant in "abc"]
    [2, 0, 2]
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from settebello.tournament.history import Game, History
from settebello.tournament.rounds import Played
from settebello.tournament.scales import Scale


@dataclass(frozen=True, slots=True)
class Count:
    """The history of an event and the scale that turns it into scores.

    `seed` decides by the drawn card, where a tie-break asks for it; who has `left` plays no play-off.
    """

    history: History
    scale: Scale
    seed: bytes = b""
    left: Collection[str] = ()
    _scores: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(
        cls, rounds: Sequence[Played], scale: Scale, seed: bytes = b"", left: Collection[str] = ()
    ) -> Count:
        """The count of these rounds."""
        return cls(History.of(rounds), scale, seed, left)

    def games(self, entrant: str) -> Sequence[Game]:
        """The entrant's tables that have a result."""
        return self.history.games.get(entrant, ())

    def score_of(self, game: Game) -> int:
        """What one table gave."""
        return self.scale.score(game.result, game.side)

    def score(self, entrant: str) -> int:
        """Everything so far, byes included."""
        if entrant not in self._scores:
            byes = self.scale.bye * self.history.byes[entrant]
            self._scores[entrant] = byes + sum(map(self.score_of, self.games(entrant)))
        return self._scores[entrant]

    def points(self, entrant: str) -> tuple[int, int]:
        """Points made and points allowed, over the tables where cards were played."""
        games = [game for game in self.games(entrant) if game.played]
        return sum(game.points for game in games), sum(game.against for game in games)
