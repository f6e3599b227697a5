"""Debts and limits: who is out, who comes back, who wins; pure arithmetic of the deals' points."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from settebello.play.debts import debts, lowest, winners


def test_points_are_summed_and_nobody_is_out_without_a_limit() -> None:
    accounts = debts([(0, 300, 20), (40, 0, 25)])
    assert [account.totals for account in accounts] == [(0, 300, 20), (40, 300, 45)]
    assert accounts[-1].out == ()


def test_at_the_limit_or_above_a_seat_is_out() -> None:
    assert debts([(0, 100, 101, 102)], limit=101)[-1].out == (2, 3)


def test_who_is_out_stays_out() -> None:
    accounts = debts([(0, 101, 5, 5), (60, 0, 0, 7)], limit=101)
    assert [account.out for account in accounts] == [(1,), (1,)]


def test_the_last_one_in_wins() -> None:
    accounts = debts([(0, 101, 5), (99, 0, 101)], limit=101)
    assert winners(accounts[:1], limit=101) == ()
    assert winners(accounts, limit=101) == (0,)


def test_all_out_in_one_deal_the_lowest_of_them_wins() -> None:
    """Who closes adds nothing, so it takes points ruled against him for all to go out together."""
    assert winners(debts([(50, 60, 70), (60, 60, 60)], limit=101), limit=101) == (0,)


def test_all_out_in_one_deal_an_equal_debt_is_shared() -> None:
    assert winners(debts([(110, 130, 110)], limit=101), limit=101) == (0, 2)


def test_who_went_out_earlier_does_not_win_with_a_lower_debt() -> None:
    """Seat 0 is out with 105; later seats 1 and 2 go out together with 110 and 120."""
    accounts = debts([(105, 50, 60), (0, 60, 60)], limit=101)
    assert accounts[-1].totals == (105, 110, 120)
    assert winners(accounts, limit=101) == (1,)


def test_a_number_of_deals_gives_the_win_to_the_lowest_debt() -> None:
    accounts = debts([(0, 30), (40, 0), (0, 20)])
    assert winners(accounts[:2], deals=3) == ()
    assert winners(accounts, deals=3) == (0,)


def test_a_number_of_deals_that_ends_equal_is_shared() -> None:
    assert winners(debts([(0, 30, 40), (30, 0, 40)]), deals=2) == (0, 1)


def test_a_dead_deal_counts_as_played() -> None:
    assert winners(debts([(0, 0), (0, 10)]), deals=2) == (0,)


def test_deals_and_limit_whichever_comes_first() -> None:
    accounts = debts([(0, 101, 0), (10, 0, 0), (0, 0, 20)], limit=101)
    assert winners(accounts[:2], limit=101, deals=3) == ()
    assert winners(accounts, limit=101, deals=3) == (0,)
    assert winners(debts([(0, 101)], limit=101), limit=101, deals=9) == (0,)


def test_a_seat_comes_back_with_the_highest_debt_under_the_limit() -> None:
    accounts = debts([(104, 30, 80, 12)], limit=101, reentry=1)
    assert accounts[-1].totals == (80, 30, 80, 12)
    assert accounts[-1].out == ()


def test_a_seat_comes_back_only_so_often() -> None:
    accounts = debts([(104, 30, 80), (25, 10, 0)], limit=101, reentry=1)
    assert accounts[-1].totals == (105, 40, 80)
    assert accounts[-1].out == (0,)


def test_nobody_comes_back_against_a_single_seat_under_the_limit() -> None:
    accounts = debts([(104, 103, 80)], limit=101, reentry=3)
    assert accounts[-1].out == (0, 1)
    assert winners(accounts, limit=101) == (2,)


def test_two_come_back_in_one_deal_with_the_same_debt() -> None:
    accounts = debts([(104, 103, 80, 7)], limit=101, reentry=1)
    assert accounts[-1].totals == (80, 80, 80, 7)


def test_nobody_has_won_before_the_first_deal() -> None:
    assert winners((), limit=101, deals=5) == ()
    assert lowest((), ()) == ()


@given(
    st.integers(2, 6).flatmap(
        lambda seats: st.lists(st.tuples(*[st.integers(0, 130)] * seats), min_size=1, max_size=12)
    ),
    st.integers(0, 2),
)
def test_whoever_is_in_owes_less_than_the_limit_and_a_decision_stands(
    points: list[tuple[int, ...]], reentry: int
) -> None:
    accounts = debts(points, limit=101, reentry=reentry)
    decided: tuple[int, ...] = ()
    for number, account in enumerate(accounts, start=1):
        for seat, total in enumerate(account.totals):
            assert (seat in account.out) == (total >= 101)
        won = winners(accounts[:number], limit=101)
        assert won == decided or not decided
        decided = won
        assert bool(won) == (len(account.totals) - len(account.out) <= 1)
