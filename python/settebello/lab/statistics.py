"""Means, shares and their standard errors, from whole numbers that were added up exactly."""

from __future__ import annotations

from math import inf, sqrt
from typing import Final

from msgspec import Struct

# So many standard errors on either side hold 95 % of a normal distribution.
_NINETY_FIVE: Final = 1.959964


class Estimate(Struct, frozen=True):
    """A mean and its standard error, infinite where a single deal says nothing about it.

    >>> estimate = Estimate(mean=0.3, error=0.01)
    >>> [round(bound, 3) for bound in estimate.interval]
    [0.28, 0.32]
    """

    mean: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """The bounds that hold the true mean in 95 of 100 cases."""
        reach = _NINETY_FIVE * self.error
        return self.mean - reach, self.mean + reach


class Share(Estimate, frozen=True):
    """How often something happened: the count, and the share of all as an estimate."""

    count: int


class Taken(Struct, frozen=True):
    """How often each side took a point, and how often nobody did."""

    sides: tuple[Share, ...]
    nobody: Share


def estimate(total: int, squares: int, number: int, unit: int = 1) -> Estimate:
    """The mean of so many numbers, from their sum and the sum of their squares, counted in `unit`s.

    >>> estimate(total=6, squares=14, number=3)
    Estimate(mean=2.0, error=0.5773502691896257)
    """
    return Estimate(total / number / unit, _error(total, squares, number) / unit)


def share(count: int, number: int) -> Share:
    """The share of so many that a count is.

    >>> share(1, 4)
    Share(mean=0.25, error=0.25, count=1)
    """
    return Share(count / number, _error(count, count, number), count)


def taken(counts: list[int], number: int) -> Taken:
    """The shares of the sides and of nobody."""
    return Taken(tuple(share(count, number) for count in counts), share(number - sum(counts), number))


def _error(total: int, squares: int, number: int) -> float:
    # Whole numbers until the root, so that nothing cancels out.
    return sqrt((number * squares - total * total) / (number - 1)) / number if number > 1 else inf
