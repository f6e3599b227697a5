"""How a match stands after a deal, in numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Numbers: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """The totals after a deal, one a side, and the seats that are out of the match."""

    totals: Numbers
    out: Numbers = ()
