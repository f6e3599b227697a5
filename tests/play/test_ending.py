"""When a match ends: the target, the final, playing on, the parity of deals, a number of deals."""

from __future__ import annotations

import pytest

from settebello.play.ending import Both, Totals, winners


def test_nobody_there_yet() -> None:
    assert winners([(5, 6), (20, 19)], target=21) == ()


def test_one_side_alone_at_the_target_wins() -> None:
    for both in ("higher", "play_on", "parity"):
        assert winners([(12, 9), (22, 20)], target=21, both=both) == (0,)


def test_001_equal_at_the_target_another_deal() -> None:
    assert winners([(11, 11)], target=11) == ()


def test_001_both_at_the_target_the_higher_wins() -> None:
    assert winners([(11, 12)], target=11) == (1,)


def test_000_art_12_both_at_the_target_play_on_even_if_one_is_ahead() -> None:
    assert winners([(23, 21)], target=21, both="play_on") == ()


def test_000_art_12_then_the_first_difference_decides() -> None:
    assert winners([(23, 21), (24, 24)], target=21, both="play_on") == ()
    assert winners([(23, 21), (24, 24), (25, 26)], target=21, both="play_on") == (1,)


def test_000_art_12_arriving_one_after_the_other_does_not_play_on() -> None:
    assert winners([(20, 20), (22, 20)], target=21, both="play_on") == (0,)


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        # Tied after an odd number: one more decides.
        ([(21, 21)], ()),
        ([(21, 21), (24, 22)], (0,)),
        # Tied after an even number: two more, whatever stands between them.
        ([(10, 12), (22, 22)], ()),
        ([(10, 12), (22, 22), (26, 22)], ()),
        ([(10, 12), (22, 22), (26, 22), (27, 28)], (1,)),
        # A further tie owes two, even after an odd number.
        ([(21, 21), (23, 23)], ()),
        ([(21, 21), (23, 23), (25, 23)], ()),
        ([(21, 21), (23, 23), (25, 23), (26, 25)], (0,)),
        # A difference at the target decides at once.
        ([(22, 21)], (0,)),
    ],
)
def test_002_art_18_parity(totals: list[Totals], expected: Totals) -> None:
    assert winners(totals, target=21, both="parity") == expected


def test_three_sides_the_strict_highest_wins() -> None:
    assert winners([(11, 13, 13)], target=11) == ()
    assert winners([(11, 13, 13), (12, 14, 15)], target=11) == (2,)


def test_a_number_of_deals_ends_the_match_and_equal_totals_share_it() -> None:
    assert winners([(3, 4), (8, 6)], deals=3) == ()
    assert winners([(3, 4), (8, 6), (9, 9)], deals=3) == (0, 1)
    assert winners([(3, 4), (8, 6), (9, 10)], deals=3) == (1,)


@pytest.mark.parametrize("both", ["higher", "play_on", "parity"])
def test_a_target_reached_before_the_number_of_deals_wins(both: Both) -> None:
    assert winners([(12, 4)], target=11, deals=5, both=both) == (0,)
