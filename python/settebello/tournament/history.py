"""What has happened to each entrant so far: games, opponents, partners, byes. Worked out from the rounds.

Example:
    >>> from settebello.tournament.history import History
    >>> from settebello.tournament.rounds import Played, PlayOff, Result, Round, Table
    >>> first = Played(Round(1, (Table(1, (("a",), ("b",))),), byes=("c",)), (Result(1, (11, 7)),))
    >>> history = History.of([first])
    >>> history.met("a", "b"), history.met("a", "c"), history.byes["c"]
    (1, 0, 1)
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from settebello.tournament.rounds import Played, PlayOff, Result


@dataclass(frozen=True, slots=True)
class Game:
    """One table as one entrant saw it: the result, and which side was the entrant's."""

    round: int
    side: int
    opponents: tuple[str, ...]
    partners: tuple[str, ...]
    result: Result

    @property
    def points(self) -> int:
        """The points of the entrant's side."""
        return self.result.points[self.side]

    @property
    def against(self) -> int:
        """The points of all other sides."""
        return sum(self.result.points) - self.points

    @property
    def outcome(self) -> int:
        """1 if the side won alone, 0 if it shared the lead, -1 otherwise."""
        return self.result.outcome(self.side)

    @property
    def played(self) -> bool:
        """Whether cards were played, so that the points say something."""
        return self.result.ending == "played"


@dataclass(frozen=True, slots=True)
class History:
    """All rounds, told by entrant."""

    games: dict[str, list[Game]] = field(default_factory=lambda: defaultdict(list))
    byes: Counter[str] = field(default_factory=Counter)
    play_offs: list[PlayOff] = field(default_factory=list)
    """Beside the rounds: no games, so that they add nothing to scores and points."""
    _opponents: Counter[frozenset[str]] = field(default_factory=Counter)
    _partners: Counter[frozenset[str]] = field(default_factory=Counter)

    @classmethod
    def of(cls, rounds: Iterable[Played]) -> History:
        """The history of these rounds; a table without a result counts as met, not as played."""
        history = cls()
        for played in rounds:
            history.byes.update(played.round.byes)
            history.play_offs.extend(played.play_offs)
            for table in played.round.tables:
                history._meet(table.sides)
            for table, result in played.decided():
                for number, side in enumerate(table.sides):
                    opponents = tuple(e for other in table.sides if other is not side for e in other)
                    for entrant in side:
                        partners = tuple(other for other in side if other != entrant)
                        game = Game(played.round.number, number, opponents, partners, result)
                        history.games[entrant].append(game)
        return history

    def met(self, one: str, other: str) -> int:
        """How often two were opponents."""
        return self._opponents[frozenset((one, other))]

    def together(self, one: str, other: str) -> int:
        """How often two were partners."""
        return self._partners[frozenset((one, other))]

    def _meet(self, sides: tuple[tuple[str, ...], ...]) -> None:
        for place, side in enumerate(sides):
            for index, one in enumerate(side):
                self._partners.update(frozenset((one, other)) for other in side[index + 1 :])
                self._opponents.update(
                    frozenset((one, other)) for later in sides[place + 1 :] for other in later
                )
