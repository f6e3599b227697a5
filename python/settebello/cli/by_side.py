"""The laboratory's tables: what each side came to, with standard errors."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.table import Table

from settebello.lab import Estimate
from settebello.sheets.words import words_in

# With more sides, each has a row instead of a column, and eighty characters hold the table.
_MOST_COLUMNS: Final = 3


def by_side(rows: Sequence[tuple[str, Sequence[str]]], names: Sequence[str]) -> Table:
    """A table of rows with their headings; `names` are those of the sides and of what comes after them."""
    grid = [["", *names], *([heading, *cells] for heading, cells in rows)]
    turned = len(names) - 1 > _MOST_COLUMNS
    if turned:
        grid = [list(column) for column in zip_longest(*grid, fillvalue="")]
    shown = Table()
    for place, heading in enumerate(grid[0]):
        # Names stay whole; where there is no room, a number's error goes below it.
        shown.add_column(heading, justify="right" if place else "left", no_wrap=(place > 0) is not turned)
    for row in grid[1:]:
        shown.add_row(*row)
    return shown


def side_names(sides: int, language: str, of: str = "{}") -> list[str]:
    """What the sides are called by their place in the order of play, each put into a text."""
    words = words_in(language).laboratory["sides"]
    before_dealer = [words[place] for place in ("first", "second", "third", "fourth", "fifth")]
    return [of.format(name) for name in (*before_dealer[: sides - 1], words["dealer"])]


def mean(estimate: Estimate) -> str:
    """A mean with its standard error."""
    return f"{estimate.mean:.3f} ± {estimate.error:.3f}"


def percent(estimate: Estimate) -> str:
    """A share in per cent with its standard error."""
    return f"{estimate.mean:.1%} ± {estimate.error:.1%}"
