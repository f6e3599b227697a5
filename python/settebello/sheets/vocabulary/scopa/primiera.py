"""`[primiera]`: what each suit's best card is worth, and sides that lack a suit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from ..table import STRUCTURE, Problem, Row, RuleTable, Setting, Table
from .deck import FIGURES

Worth = Annotated[int, Field(ge=1, le=100)]


class Primiera(RuleTable):
    """`numbers`: A to 7; `figures`: jack, queen, king.

    `missing`: a side without a suit lets the others score, cannot score itself (the complete
    sides compete), or competes with the suits it has. `all_missing`: when every side lacks one.
    """

    numbers: Annotated[Table[str, Worth], STRUCTURE]
    figures: Row[Worth] = Field(
        description="three whole numbers from 1 to 100, for J, Q, K",
        examples=[[10, 10, 10], [8, 9, 10]],
    )
    missing: Literal["other_side", "cannot", "sums"]
    all_missing: Literal["sums", "nobody"]

    def values(self) -> dict[str, int]:
        """What each rank is worth, numbers first."""
        return {**self.numbers, **dict(zip(FIGURES, self.figures, strict=False))}

    def problems(self, setting: Setting) -> Iterator[Problem]:
        if len(self.figures) != len(FIGURES):
            yield Problem("figures", list(self.figures), "three whole numbers from 1 to 100, for J, Q, K")
        ranks = [rank for rank in setting.ranks if rank not in FIGURES]
        if sorted(self.numbers) != sorted(ranks):
            yield Problem("numbers", sorted(self.numbers), f"a value for each of {', '.join(ranks)}")

    def engine(self, setting: Setting) -> dict[str, object]:
        values = self.values()
        return {
            "primiera": {rank: values[rank] for rank in setting.ranks},
            "primiera_missing": self.missing,
            "primiera_all_missing": self.all_missing,
        }
