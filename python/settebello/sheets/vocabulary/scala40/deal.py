"""`[deal]`: how the thirteen cards reach each hand."""

from __future__ import annotations

from typing import Literal

from ..table import RuleTable, Setting

CARDS_EACH = 13


class Deal(RuleTable):
    """Card by card round the table or each hand at once; then one card starts the discard pile."""

    style: Literal["one_by_one", "packet"]

    def engine(self, setting: Setting) -> dict[str, object]:
        return {"style": self.style}
