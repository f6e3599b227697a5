"""`best_melds` as a caller meets it; that it is exact is a property test of its own."""

from __future__ import annotations

from typing import Any

import pytest

import settebello as sb


def texts(answer: tuple[int, tuple[sb.Meld, ...]] | None) -> tuple[int, list[str]] | None:
    return None if answer is None else (answer[0], [str(meld) for meld in answer[1]])


def test_three_questions_about_one_hand() -> None:
    best = sb.best_melds(["**", "QC", "KC", "3D", "3C", "3S", "AS", "2S", "7B"], keep=1)
    assert texts(best.points) == (40, ["3D+3C+3S", "QC+KC+**=AC"])
    assert texts(best.forty) == (6, ["3D+3C+3S", "QC+KC+**=AC"])
    # Least is left with the run: 3D, 3C and 7B, against AS, 2S and 7B.
    assert texts(best.deadwood) == (13, ["QC+KC+**=AC", "AS+2S+3S"])


def test_nothing_to_lay_is_an_answer() -> None:
    best = sb.best_melds(["AD", sb.Card("KC"), "**"])
    assert (texts(best.points), texts(best.deadwood), best.forty) == ((0, []), (46, []), None)
    assert texts(sb.best_melds([]).points) == (0, [])


def test_cards_that_stay_jokers_in_a_meld_and_what_opens() -> None:
    kings = ["KD", "KC", "KS", "KB", "**", "**"]
    assert texts(sb.best_melds(kings, keep=2).forty) == (4, ["KD+KC+KS+KB"])
    assert sb.best_melds(kings, keep=3).forty is None
    assert sb.best_melds(kings, keep=3, opening=30).forty is not None
    assert texts(sb.best_melds(["9D", "**", "**"], jokers=2).points) == (29, ["9D+**=TD+**=JD"])
    assert sb.best_melds(["9D", "**", "**"], jokers=1).points[0] == 0


def test_it_is_frozen_and_compares_by_value() -> None:
    best = sb.best_melds(["7D", "7C", "7S"])
    assert best == sb.best_melds(["7S", "7D", "7C"])
    assert hash(best) == hash(sb.best_melds(["7S", "7D", "7C"]))
    with pytest.raises(AttributeError):
        best.points = (0, ())  # type: ignore[misc]


@pytest.mark.parametrize(
    ("cards", "asked", "error", "told"),
    [
        (["7D"] * 3, {}, sb.CardError, "7D is in the hand too often: there are two"),
        (["**"] * 5, {}, sb.CardError, r"\*\* is in the hand too often: there are four"),
        (["7X"], {}, sb.CardError, "no card is called '7X'"),
        (["AD", "2D", "3D", "4D"] * 4 + ["5D"], {}, sb.CardError, "17 cards: 16 at most"),
        (["7D"], {"keep": -1}, sb.CountError, "keep: -1 given"),
        (["7D"], {"keep": 17}, sb.CountError, "from 0 to 16"),
        (["7D"], {"jokers": 5}, sb.CountError, "jokers: 5 given"),
        (["7D"], {"jokers": 2**70}, sb.CountError, "jokers"),
        (["7D"], {"opening": 101}, sb.CountError, "opening: 101 given"),
    ],
)
def test_bad_input_is_named(
    cards: list[str], asked: dict[str, Any], error: type[sb.SettebelloError], told: str
) -> None:
    with pytest.raises(error, match=told):
        sb.best_melds(cards, **asked)


@pytest.mark.parametrize("cards", [7, None, [3]])
def test_what_are_no_cards_is_refused(cards: Any) -> None:
    with pytest.raises((TypeError, sb.CardError)):
        sb.best_melds(cards)
