"""`[match]`: when a match ends; points are a debt, and the lowest total wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

from pydantic import Field

from ..table import STRUCTURE, Problem, Row, RuleTable, Setting

Points = Annotated[int, Field(ge=1, le=1000)]


class Match(RuleTable):
    """A number of `deals`, a `limit` at which a seat is out, or both; 0 where it does not count.

    `reentry`: how often a seat that has reached the limit may come back, with the highest total
    of those still below it and as long as there are two of them; without a limit nobody is ever out.
    """

    deals: int = Field(
        ge=0, le=1000, description="a whole number from 0 to 1000 (0: no limit)", examples=[0, 5, 6, 7]
    )
    deals_options: Annotated[Row[Points], STRUCTURE] = Field(
        default=(), description="the numbers of deals that the sheet lets people choose, each from 1 to 1000"
    )
    limit: int = Field(
        ge=0, le=1000, description="a whole number from 0 to 1000 (0: none)", examples=[0, 101, 151, 201]
    )
    limit_options: Annotated[Row[Points], STRUCTURE] = Field(
        default=(), description="the limits that the sheet lets people choose, each from 1 to 1000"
    )
    reentry: int = Field(
        ge=0, le=100, description="a whole number from 0 to 100 (0: never)", examples=[0, 1, 2]
    )
    owed: ClassVar[bool] = True
    final_target: ClassVar[int] = 0

    @property
    def target(self) -> int:
        """The total that ends a match, as `Ending` calls it: the limit."""
        return self.limit

    @property
    def target_options(self) -> tuple[int, ...]:
        """The totals to choose from, as `Ending` calls them: the limits."""
        return self.limit_options

    def problems(self, setting: Setting) -> Iterator[Problem]:
        if not self.deals and not self.limit:
            yield Problem("limit", 0, "at least 1, or else match.deals at least 1: a match must end")
