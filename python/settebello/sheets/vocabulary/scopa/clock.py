"""`[clock]`: how long a seat may think. Nothing is ever played for anybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from ..table import Problem, Row, RuleTable, Setting

Seconds = Annotated[int, Field(ge=1, le=3600)]


class Clock(RuleTable):
    """Seconds for each of a seat's cards in a deal, first to last; the last holds for any further
    card, an empty list is no limit."""

    seconds: Row[Seconds] = Field(
        description="a list of whole numbers from 1 to 3600, one a card, or [] for no limit",
        examples=[[], [30]],
    )

    def problems(self, setting: Setting) -> Iterator[Problem]:
        if len(self.seconds) > setting.pack:
            yield Problem("seconds", f"{len(self.seconds)} numbers", f"at most {setting.pack}, one a card")
