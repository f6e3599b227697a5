"""All ways of laying a hand down in melds, boiled down to what can be asked of them."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from tests.reference.scala40.melds import CARDS, ROWS_WITH, Meld, Row, formable
from tests.reference.scala40.pack import JOKER, Card, holds, in_order, without, worth

Outcome = tuple[int, int, int]
"""Of one way: how many cards are laid, their points as melds, and what they would cost in hand."""

_NOTHING: frozenset[Outcome] = frozenset({(0, 0, 0)})


@lru_cache(maxsize=200_000)
def outcomes(hand: Row, jokers_per_meld: int) -> frozenset[Outcome]:
    """The outcomes of every way to lay some of the cards, the empty way included.

    The first natural card stays in the hand or lies in one of the melds that it can be in; both
    leave the same question about fewer cards.
    """
    if not hand or hand[0] == JOKER:
        return _NOTHING
    first = hand[0]
    found = set(outcomes(hand[1:], jokers_per_meld))
    for laid, points in _choices(hand, first, jokers_per_meld):
        value = sum(map(worth, laid))
        rest = outcomes(without(hand, laid), jokers_per_meld)
        found |= {(count + len(laid), more + points, held + value) for count, more, held in rest}
    return frozenset(found)


def _choices(hand: Row, first: Card, jokers_per_meld: int) -> set[tuple[Row, int]]:
    """The cards and points of the melds in which a card lies itself, not a joker for it."""
    jokers, found = min(hand.count(JOKER), jokers_per_meld), set[tuple[Row, int]]()
    there = frozenset(hand)
    for row in ROWS_WITH[first]:
        lacking = len(row) - len(CARDS[row] & there)
        if lacking > jokers:
            continue
        held = [card for card in row if card in there and card != first]
        # Jokers stand for what is lacking, and perhaps for some that are held as well.
        for more in range(jokers - lacking + 1):
            for replaced in combinations(held, more):
                laid = [first, *without(held, replaced), *[JOKER] * (lacking + more)]
                found.add((in_order(laid), Meld(row).points))
    return found


def reaches(hand: Row, jokers_per_meld: int, need: int, keep: int, using: Card | None = None) -> bool:
    """Whether melds worth `need` can be laid so that `keep` cards stay, with `using` among those laid."""
    if using is None:
        return any(
            points >= need and count <= len(hand) - keep
            for count, points, _ in outcomes(hand, jokers_per_meld)
        )
    return any(
        reaches(without(hand, meld.cards), jokers_per_meld, need - meld.points, keep)
        for meld in formable(hand, jokers_per_meld)
        if using in meld.cards and len(hand) - len(meld.cards) >= keep
    )


def most_points(hand: Row, keep: int, jokers_per_meld: int) -> int:
    """The most points that melds can be worth when `keep` cards stay."""
    return max(
        points
        for count, points, _ in outcomes(hand, jokers_per_meld)
        if count == 0 or count <= len(hand) - keep
    )


def least_value(hand: Row, keep: int, jokers_per_meld: int) -> int:
    """The least that the cards left in hand can be worth."""
    total = sum(map(worth, hand))
    return min(
        total - value
        for count, _, value in outcomes(hand, jokers_per_meld)
        if count == 0 or count <= len(hand) - keep
    )


def fewest_for(
    need: int, hand: Row, keep: int, jokers_per_meld: int, using: Card | None = None
) -> int | None:
    """The fewest cards that make melds worth `need`, `using` among them; None if that is out of reach."""
    if using is not None:
        with_it = [meld for meld in formable(hand, jokers_per_meld) if using in meld.cards]
        more = [
            (meld, fewest_for(need - meld.points, without(hand, meld.cards), keep, jokers_per_meld))
            for meld in with_it
        ]
        return min((len(meld.cards) + rest for meld, rest in more if rest is not None), default=None)
    return min(
        (
            count
            for count, points, _ in outcomes(hand, jokers_per_meld)
            if points >= need and count <= len(hand) - keep
        ),
        default=None,
    )


def is_packing(hand: Row, melds: list[Meld], keep: int) -> bool:
    """Whether these melds can all be laid from the hand."""
    laid = [card for meld in melds for card in meld.cards]
    return holds(hand, laid) and (not laid or len(hand) - len(laid) >= keep)
