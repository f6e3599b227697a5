"""`[view]`: what a seat may look at."""

from __future__ import annotations

from typing import Literal

from ..table import RuleTable, Setting


class View(RuleTable):
    """`hand = after_partner`: the last two to play look once their partner has played.

    `piles`: captured cards may never be looked at, only in the first round of plays, or always.
    """

    hand: Literal["own", "after_partner"]
    piles: Literal["closed", "first_round", "open"]

    def engine(self, setting: Setting) -> dict[str, object]:
        # A lone player has no partner to wait for.
        hand = self.hand if setting.seats in (4, 6) else "own"
        return {"view_hand": hand, "view_piles": self.piles}
