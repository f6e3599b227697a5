"""Estimates from sums, against the textbook."""

from __future__ import annotations

from math import inf

from hypothesis import given
from hypothesis import strategies as st

from settebello.lab.statistics import estimate, share, taken
from tests.lab.naive import same


@given(st.lists(st.integers(-1000, 1000), min_size=2, max_size=50), st.integers(1, 40))
def test_a_mean_and_its_error_from_sums(numbers: list[int], unit: int) -> None:
    counted = estimate(sum(numbers), sum(n * n for n in numbers), len(numbers), unit)
    same(counted, [number / unit for number in numbers])


@given(st.lists(st.booleans(), min_size=2, max_size=50))
def test_a_share_is_the_mean_of_noughts_and_ones(happened: list[bool]) -> None:
    counted = share(sum(happened), len(happened))
    same(counted, [float(one) for one in happened])
    assert counted.count == sum(happened)


def test_one_deal_says_nothing_about_its_error() -> None:
    assert (estimate(3, 9, 1).mean, estimate(3, 9, 1).error) == (3.0, inf)
    assert estimate(3, 9, 1).interval == (-inf, inf)


def test_what_no_side_took_nobody_took() -> None:
    counted = taken([3, 4], 10)
    assert ([side.count for side in counted.sides], counted.nobody.count) == ([3, 4], 3)
