"""How a table's result becomes a side's score: victory-point scales as data, each cited.

Example:
    >>> from settebello.tournament.rounds import Result
    >>> from settebello.tournament.scales import SCALES
    >>> [SCALES["win-2-1-0"].score(Result(1, (21, 15)), side) for side in (0, 1)]
    [2, 0]
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from settebello.tournament.rounds import Result


class Step(BaseModel):
    """From a difference in points on: what the better and the worse side get."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    difference: Annotated[int, Field(ge=0)]
    better: int
    worse: int


class Scale(BaseModel):
    """A scale. `counts` tells what is scored: the outcome, the difference in steps, or the points themselves.

    Scores are whole numbers; a scale with halves counts in halves. `source` cites where it is used.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    counts: Literal["outcome", "difference", "points"]
    win: int = 0
    draw: int = 0
    loss: int = 0
    bye: int = 0
    steps: tuple[Step, ...] = ()
    source: str

    @model_validator(mode="after")
    def _steps_rise(self) -> Scale:
        differences = [step.difference for step in self.steps]
        if (self.counts == "difference") != bool(self.steps):
            raise ValueError("steps are given where the difference is counted, and only there")
        if differences and (differences[0] != 0 or differences != sorted(set(differences))):
            raise ValueError("steps begin with a difference of 0 and rise")
        return self

    def score(self, result: Result, side: int) -> int:
        """What a side gets for a result. Who lost without play has a loss, and 0 points by difference."""
        if self.counts == "points":
            # Debts count against a side.
            return -result.points[side] if result.fewest else result.points[side]
        winner = result.winner()
        if self.counts == "outcome" or side in result.lost:
            drawn = winner is None and side not in result.lost
            return self.draw if drawn else self.win if winner == side else self.loss
        others = [points for other, points in enumerate(result.points) if other != side]
        ahead = result.points[side] - (min(others) if result.fewest else max(others))
        ahead = -ahead if result.fewest else ahead
        if result.lost:
            # The opponent did not play: the most that the scale has.
            return self.steps[-1].better
        step = next(step for step in reversed(self.steps) if abs(ahead) >= step.difference)
        return step.better if ahead >= 0 else step.worse


def _read() -> dict[str, Scale]:
    text = files(__package__).joinpath("scales.toml").read_text(encoding="utf-8")
    return {name: Scale.model_validate(table) for name, table in tomllib.loads(text).items()}


# Every scale by name.
SCALES: Final = _read()

# Those that rank entrants by what they made; debts are summed for teams, and the fewest are best.
ByResults: TypeAlias = Literal["win-2-1-0", "win-3-1-0", "difference-of-10", "match-points"]
