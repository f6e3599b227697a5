"""`[score]`: the points for cards and coins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from ..table import Problem, RuleTable, Setting

Measure = Literal["most", "more_than"]


class Score(RuleTable):
    """`most`: the side with strictly most; `more_than`: a side above the given number."""

    cards: Measure
    cards_more_than: int = Field(ge=0, le=40, description="a whole number from 0 to 40", examples=[18, 20])
    coins: Measure
    coins_more_than: int = Field(ge=0, le=10, description="a whole number from 0 to 10", examples=[4, 5])

    def problems(self, setting: Setting) -> Iterator[Problem]:
        for item, measure, number, total in (
            ("cards", self.cards, self.cards_more_than, setting.pack),
            ("coins", self.coins, self.coins_more_than, len(setting.ranks)),
        ):
            if measure == "more_than" and not total // 2 <= number < total:
                yield Problem(
                    f"{item}_more_than",
                    number,
                    f"from {total // 2}, so that no two sides reach it, to {total - 1} of the {total} {item}",
                )

    def engine(self, setting: Setting) -> dict[str, object]:
        return {
            "cards_more_than": self.cards_more_than if self.cards == "more_than" else None,
            "coins_more_than": self.coins_more_than if self.coins == "more_than" else None,
        }
