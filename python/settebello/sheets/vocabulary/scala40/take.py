"""`[take]`: the top card of the discard pile in the place of one from the stock."""

from __future__ import annotations

from typing import Literal

from ..table import RuleTable, Setting


class Take(RuleTable):
    """`before_opening`: may a seat take that is not open yet – never, or to open with that card at once?

    `must_use`: a card taken has to be laid, attached or swapped in the same turn.
    """

    before_opening: Literal["never", "if_used"]
    must_use: bool

    def engine(self, setting: Setting) -> dict[str, object]:
        return {"take_before_opening": self.before_opening, "taken_must_be_used": self.must_use}
