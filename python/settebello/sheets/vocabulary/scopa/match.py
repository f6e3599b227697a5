"""`[match]`: when a match ends, and who has won it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from ..table import STRUCTURE, Problem, Row, RuleTable, Setting

Points = Annotated[int, Field(ge=1, le=1000)]


class Match(RuleTable):
    """`target` points or a number of `deals`, either 0 where it does not count.

    `final_target`: the target in a final, 0 for the same as elsewhere. `both`: two sides there
    after one deal: the higher wins and equal totals play on deal by deal (`higher`), at least
    one more deal is played until totals differ (`play_on`), or the higher wins and equal totals
    play one more deal after an odd number of deals, two after an even one (`parity`).
    """

    target: int = Field(
        ge=0, le=1000, description="a whole number from 0 to 1000 (0: none)", examples=[11, 16, 21]
    )
    target_options: Annotated[Row[Points], STRUCTURE] = Field(
        default=(), description="the targets that the sheet lets people choose, each from 1 to 1000"
    )
    deals: int = Field(
        ge=0, le=1000, description="a whole number from 0 to 1000 (0: no limit)", examples=[0, 1, 3, 5]
    )
    final_target: int = Field(
        ge=0, le=1000, description="0 (the same as match.target), or at least match.target", examples=[0, 25]
    )
    both: Literal["higher", "play_on", "parity"]
    owed: ClassVar[bool] = False
    # Every sheet of the family plays to points; a number of deals is a club's own choice.
    deals_options: ClassVar[tuple[int, ...]] = ()

    def problems(self, setting: Setting) -> Iterator[Problem]:
        if not self.target and not self.deals:
            yield Problem("target", 0, "at least 1, or else match.deals at least 1: a match must end")
        if self.final_target and self.final_target < self.target:
            yield Problem("final_target", self.final_target, f"0, or at least match.target, {self.target}")
