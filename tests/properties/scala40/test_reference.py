"""The naive melds themselves, beside subsets of cards taken at random and the rules' own words."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from tests.properties.scala40.strategies import hands_of
from tests.reference.scala40.melds import ROWS, Meld, formable
from tests.reference.scala40.pack import JOKER, NATURALS, Card, in_order, without, worth
from tests.reference.scala40.packings import outcomes

CYCLE = "A23456789TJQKA"


def is_a_meld(row: Sequence[Card]) -> bool:
    """The rules' words once more: equal ranks in different suits, or a piece of A…K, A of one suit."""
    ranks, suits = "".join(card[0] for card in row), {card[1] for card in row}
    if len(set(ranks)) == 1 and len(suits) == len(row) in (3, 4):
        return True
    return len(suits) == 1 and 3 <= len(row) <= 13 and ranks in CYCLE


def test_the_rows_are_those_that_the_words_describe() -> None:
    assert all(map(is_a_meld, ROWS))
    assert len(set(ROWS)) == len(ROWS) == 13 * 5 + 4 * sum(15 - length for length in range(3, 14))


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_every_subset_of_a_hand_that_is_a_meld_and_no_other(jokers: int) -> None:
    for number in range(25):
        rng = random.Random(number)
        hand = hands_of(rng, 7, rng.randint(0, jokers))
        assert {meld.text for meld in formable(hand, jokers)} == set(by_subsets(hand, jokers))


def by_subsets(hand: Sequence[Card], jokers_per_meld: int) -> Iterator[str]:
    """Every choice of cards, each joker as every card there is, put in order with the ace low and high."""
    for size in range(3, len(hand) + 1):
        for chosen in {in_order(cards) for cards in combinations(hand, size)}:
            naturals = [(card, card) for card in chosen if card != JOKER]
            jokers = size - len(naturals)
            if jokers > jokers_per_meld or not naturals:
                continue
            for stand_in in combinations(NATURALS, jokers):
                read = [*naturals, *((card, f"{JOKER}={card}") for card in stand_in)]
                for ace in (0, 13):
                    row = sorted(read, key=lambda each, ace=ace: in_print(each[0], ace))  # type: ignore[misc]
                    if is_a_meld([card for card, _ in row]):
                        yield "+".join(text for _, text in row)


def in_print(card: Card, ace: int) -> tuple[int, int]:
    """Low to high, then by suit."""
    return ace if card[0] == "A" else CYCLE.index(card[0]), "DCSB".index(card[1])


def test_outcomes_are_those_of_all_choices_of_melds() -> None:
    for number in range(60):
        rng = random.Random(number)
        hand = hands_of(rng, 9, number % 3)
        assert outcomes(hand, 1) == by_choosing(hand)


def by_choosing(hand: tuple[Card, ...]) -> set[tuple[int, int, int]]:
    """One meld after another, all of them, in every order."""
    found, seen, open_ways = set[tuple[int, int, int]](), set[object](), [(hand, 0)]
    while open_ways:
        rest, points = open_ways.pop()
        if (rest, points) in seen:
            continue
        seen.add((rest, points))
        value = sum(map(worth, hand)) - sum(map(worth, rest))
        found.add((len(hand) - len(rest), points, value))
        open_ways += [(without(rest, meld.cards), points + meld.points) for meld in formable(rest, 1)]
    return found


def test_an_ace_low_and_high_and_in_a_set() -> None:
    assert Meld(("AC", "2C", "3C")).points == 6
    assert Meld(("QC", "KC", "AC")).points == 31
    assert Meld(("AD", "AC", "AS")).points == 33
