"""`[ace]`: the ace of Scopa d'assi, and the rule of the coward."""

from __future__ import annotations

from typing import Literal

from ..table import RuleTable, Setting


class Ace(RuleTable):
    """`sweeps`: an ace takes the whole table, never as a scopa.

    `first_play = not_ace`: a deal may not be opened with an ace unless the hand is all aces.
    """

    sweeps: bool
    first_play: Literal["any", "not_ace"]

    def engine(self, setting: Setting) -> dict[str, object]:
        return {"ace_sweeps": self.sweeps, "ace_first_play": self.first_play}
