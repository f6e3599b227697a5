"""`[discard]`: cards that may not end a turn."""

from __future__ import annotations

from typing import Literal

from ..table import RuleTable, Setting

Leave = Literal["allowed", "forbidden"]


class Discard(RuleTable):
    """A card that could be attached is never discarded but to close; two more cards are a choice.

    `swappable`: one that could only take a joker's place. `just_taken`: the one taken from the
    pile in the same turn.
    """

    swappable: Leave
    just_taken: Leave

    def engine(self, setting: Setting) -> dict[str, object]:
        return {"swappable": self.swappable, "just_taken": self.just_taken}
