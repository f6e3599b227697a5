"""`[void]`: first tables that make a deal void; the same dealer deals anew."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from ..table import Problem, RuleTable, Setting
from .deck import SCOPA_RANKS


class Void(RuleTable):
    """Void from so many kings upward, or from such a sum downward; 0 turns either off."""

    kings: int = Field(ge=0, le=4, description="a whole number from 0 to 4 (0: never)", examples=[0, 3, 4])
    table_sum: int = Field(
        ge=0, le=30, description="a whole number from 0 to 30 (0: never)", examples=[0, 10]
    )

    def problems(self, setting: Setting) -> Iterator[Problem]:
        # Some first table must be left that is not void, or dealing would never end.
        copies = dict.fromkeys(setting.ranks, 4) | {"K": self.kings - 1 if self.kings else 4}
        values = sorted(SCOPA_RANKS.index(rank) + 1 for rank, count in copies.items() for _ in range(count))
        if setting.table_cards > len(values):
            allowed = f"a number that leaves {setting.table_cards} cards for a first table, not {len(values)}"
            yield Problem("kings", self.kings, allowed)
            return
        best = sum(values[len(values) - setting.table_cards :])
        if setting.table_cards and self.table_sum >= best:
            yield Problem("table_sum", self.table_sum, f"less than {best}, the best sum of a first table")

    def engine(self, setting: Setting) -> dict[str, object]:
        # Without table cards there is nothing to be void: a sum of 0 must not count as low.
        dealt = setting.table_cards > 0
        return {"void_kings": self.kings if dealt else 0, "void_table_sum": self.table_sum if dealt else 0}
