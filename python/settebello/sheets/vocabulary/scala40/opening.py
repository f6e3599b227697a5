"""`[opening]`: what the first melds of a seat must be worth."""

from __future__ import annotations

from pydantic import Field

from ..table import RuleTable, Setting


class Opening(RuleTable):
    """The points that the melds of one turn must reach to open; with 0 any meld does."""

    points: int = Field(
        ge=0, le=100, description="a whole number from 0 to 100 (0: any meld opens)", examples=[30, 40, 50]
    )

    def engine(self, setting: Setting) -> dict[str, object]:
        return {"opening_points": self.points}
