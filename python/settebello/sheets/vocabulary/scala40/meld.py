"""`[meld]`: the cards that may be laid together."""

from __future__ import annotations

from pydantic import Field

from ..table import RuleTable, Setting


class Meld(RuleTable):
    """Sets and runs, with so many jokers at most; one natural card is in every meld."""

    jokers: int = Field(
        ge=0, le=4, description="a whole number from 0 to 4 (0: none)", examples=[0, 1, 2, 3, 4]
    )

    def engine(self, setting: Setting) -> dict[str, object]:
        return {"meld_jokers": self.jokers}
