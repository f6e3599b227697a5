"""`[scopa]`: the sweep that empties the table, and when it earns nothing."""

from __future__ import annotations

from typing import Literal

from ..table import RuleTable, Setting


class Scopa(RuleTable):
    """A scopa is void with the deal's last card, with its last capture, or never."""

    void: Literal["last_card", "last_capture", "never"]

    def engine(self, setting: Setting) -> dict[str, object]:
        return {"scopa_void": self.void}
