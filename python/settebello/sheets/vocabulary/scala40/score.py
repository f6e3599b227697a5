"""`[score]`: what the others pay when a seat has closed."""

from __future__ import annotations

from typing import Literal

from ..table import RuleTable, Setting


class Score(RuleTable):
    """`one_turn`: who closes in the very turn of opening makes the others' points count double, or not."""

    one_turn: Literal["single", "doubles"]

    def engine(self, setting: Setting) -> dict[str, object]:
        return {"one_turn": self.one_turn}
