"""The meld finder beside a search through every way of laying a hand down."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import settebello as sb
from tests.properties.scala40.strategies import hands_of
from tests.reference.scala40.laying import meld_of
from tests.reference.scala40.melds import Meld
from tests.reference.scala40.pack import JOKER, Card, holds, in_order, worth
from tests.reference.scala40.packings import fewest_for, is_packing, least_value, most_points, outcomes

HANDS = max(1, int(os.environ.get("SETTEBELLO_DEALS", "4000")) // 10)

Laid = list[Meld]


def named(answer: tuple[int, Any]) -> tuple[int, Laid]:
    """An answer's value, and its melds as the naive reading has them."""
    value, melds = answer
    return value, [meld_of(str(meld)) for meld in melds]


def check(hand: tuple[Card, ...], keep: int, jokers: int) -> None:
    found = sb.best_melds(hand, keep=keep, jokers=jokers)
    what = f"{' '.join(hand)}, keep {keep}, jokers {jokers}: {found!r}"
    points, laid = named(found.points)
    check_laid(hand, keep, jokers, laid, what)
    assert points == sum(meld.points for meld in laid) == most_points(hand, keep, jokers), what
    deadwood, laid = named(found.deadwood)
    check_laid(hand, keep, jokers, laid, what)
    held = sum(map(worth, hand)) - sum(worth(card) for meld in laid for card in meld.cards)
    assert deadwood == held == least_value(hand, keep, jokers), what
    fewest = fewest_for(40, hand, keep, jokers)
    if found.forty is None:
        assert fewest is None, what
        return
    number, laid = named(found.forty)
    check_laid(hand, keep, jokers, laid, what)
    assert sum(meld.points for meld in laid) >= 40, what
    assert number == sum(len(meld.cards) for meld in laid) == fewest, what


def check_laid(hand: tuple[Card, ...], keep: int, jokers: int, laid: Laid, what: str) -> None:
    """The melds lie in the hand all at once, enough cards stay, no meld has too many jokers."""
    assert is_packing(hand, laid, keep), what
    assert all(len(meld.jokers) <= jokers for meld in laid), what


@pytest.mark.timeout(0)
@pytest.mark.parametrize("in_hand", range(5))
@pytest.mark.parametrize("size", [3, 7, 10, 13, 14, 16])
def test_hands_with_one_joker_a_meld(size: int, in_hand: int) -> None:
    for number in range(HANDS // 4):
        rng = random.Random(number)
        if in_hand <= size:
            check(hands_of(rng, size, in_hand), rng.choice([0, 0, 1, 1, 2, 5]), 1)


@pytest.mark.timeout(0)
@pytest.mark.parametrize("jokers", [0, 2, 3, 4])
def test_hands_with_other_numbers_of_jokers_a_meld(jokers: int) -> None:
    for number in range(HANDS // 4):
        rng = random.Random(number)
        check(hands_of(rng, rng.randint(3, 14), rng.randint(0, 3)), rng.choice([0, 1, 2]), jokers)


@pytest.mark.parametrize(
    "row",
    [
        "** QC KC 3D 3C 3S",
        "AD AD 2D 2D 3D 3D 4D 4D 5D 5D 6D 6D ** **",
        "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC",
        "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC ** **",
        "7D 7D 7C 7C 7S 7S 7B 7B 8D 8C 8S 9D 9C 9S",
        "KD KC KS KB QD QC QS QB JD JC JS JB ** **",
        "4D 5D 6D 7D 5C 5S 6C 6S 7C 7S ** ** ** **",
        "2D 3D 4D 4C 4S 5D 6D 7D 7C 7S 8D 9D TD **",
        "** ** ** **",
        "AD",
        "",
    ],
)
@pytest.mark.parametrize("keep", [0, 1, 2, 14])
@pytest.mark.parametrize("jokers", [0, 1, 2, 4])
def test_hands_that_pull_both_ways(row: str, keep: int, jokers: int) -> None:
    check(in_order(row.split()), keep, jokers)


def test_no_hand_of_the_sample_is_trivial_for_long() -> None:
    hands = [hands_of(random.Random(number), 14, 1) for number in range(60)]
    assert sum(most_points(hand, 1, 1) >= 40 for hand in hands) > 20
    assert any(len(outcomes(hand, 1)) > 30 for hand in hands)


@pytest.mark.parametrize("hand", [["3C", "4C", "5C", "5C", "5C"], [JOKER] * 5, ["3C"] * 3])
def test_a_hand_that_two_packs_do_not_hold(hand: list[Card]) -> None:
    assert not holds(["3C", "3C"], hand)
    with pytest.raises(sb.CardError):
        sb.best_melds(hand)


@pytest.mark.parametrize("hand", [["3c"], ["3X"], [""], ["10D"]])
def test_a_hand_of_no_cards(hand: list[str]) -> None:
    with pytest.raises(sb.CardError):
        sb.best_melds(hand)
