"""`[capture]`: what a played card takes, and whether it must."""

from __future__ import annotations

from typing import Literal

from ..table import RuleTable, Setting

Duty = Literal["must", "may"]


class Capture(RuleTable):
    """`equal`: must an equal card be taken? `sum`: where only sums are possible, must one be?

    Everywhere an equal card excludes every sum, also where it may be left lying.
    """

    equal: Duty
    sum: Duty

    def engine(self, setting: Setting) -> dict[str, object]:
        return {"equal": self.equal, "sum": self.sum}
