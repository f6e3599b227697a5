"""`[stock]`: what happens when the stock is used up."""

from __future__ import annotations

from pydantic import Field

from ..table import RuleTable, Setting


class Stock(RuleTable):
    """How often the discard pile is shuffled into a new stock; the next time the deal ends dead."""

    turnovers: int = Field(
        ge=0, le=20, description="a whole number from 0 to 20 (0: never)", examples=[0, 1, 2, 3]
    )

    def engine(self, setting: Setting) -> dict[str, object]:
        return {"turnovers": self.turnovers}
