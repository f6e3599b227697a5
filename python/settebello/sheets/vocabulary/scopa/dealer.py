"""`[dealer]`: who deals first."""

from __future__ import annotations

from typing import Literal

from ..table import RuleTable


class Dealer(RuleTable):
    """The ceremony before the first deal; each later dealer is the next seat.

    `highest` and `lowest`: everybody draws a card and the one with that rank deals (A low, K
    high); who ties draws again. `random`: by lot.
    """

    first: Literal["highest", "lowest", "random"]
