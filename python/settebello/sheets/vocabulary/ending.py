"""What a match asks of the `[match]` of any family."""

from __future__ import annotations

from typing import Protocol


class Ending(Protocol):
    """When a match ends: at a total, after a number of deals, or at whichever comes first.

    The total is one to reach in Scopa, a debt to stay below in Scala 40.
    """

    @property
    def owed(self) -> bool:
        """Whether points are a debt, so that the fewest are the best."""

    @property
    def target(self) -> int:
        """The total that ends a match, 0 where none does."""

    @property
    def target_options(self) -> tuple[int, ...]:
        """The totals that the sheet lets people choose from."""

    @property
    def final_target(self) -> int:
        """The total in a final, 0 for the same as elsewhere."""

    @property
    def deals(self) -> int:
        """How many deals a match has at most, 0 where that is not fixed."""

    @property
    def deals_options(self) -> tuple[int, ...]:
        """The numbers of deals that the sheet lets people choose from."""
