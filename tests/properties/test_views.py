"""No view holds a card that its seat may not know."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb
from tests.properties.snapshots import VIEW_ATTRIBUTES, cards_in_view, public, view_contents
from tests.properties.strategies import Game, games
from tests.reference import deal as naive
from tests.reference.pack import pack
from tests.reference.sheets import PLAYED_AT, SHEETS
from tests.reference.views import may_look_at_hand


def may_know(twin: naive.Deal, seat: int) -> set[str]:
    """The seat's own hand once it may look, what lies on the table, what was played or taken before all."""
    known = set(twin.table)
    if may_look_at_hand(twin, seat):
        known |= set(twin.hands[seat])
    for past in twin.history:
        known |= {past.card, *past.captured, *past.leftovers}
    return known


def watch(deal: sb.Deal, twin: naive.Deal, rng: random.Random) -> None:
    """Plays to the end and looks through every seat's view after every play."""
    while True:
        for seat in range(deal.seats):
            leaked = cards_in_view(deal.view(seat)) - may_know(twin, seat)
            assert not leaked, (
                f"seat {seat} sees {sorted(leaked)} after {[play.text for play in twin.history]}"
            )
        if deal.over:
            return
        move = rng.choice(naive.moves(twin))
        naive.play(twin, move)
        deal.play(move.text)


@pytest.mark.parametrize(("name", "seats"), PLAYED_AT)
def test_no_view_leaks_a_card(name: str, seats: int) -> None:
    for seed in range(20):
        deal = sb.Deal(sb.rules(name), seats, seed=seed)
        assert deal.deck is not None
        twin = naive.start(SHEETS[name], seats, seats - 1, [str(card) for card in deal.deck])
        watch(deal, twin, random.Random(seed))


@settings(max_examples=60, deadline=None)
@given(game=games(), seed=st.integers(0, 10**6))
def test_no_view_leaks_a_card_whatever_the_switches(game: Game, seed: int) -> None:
    deal = sb.Deal(game.rules, game.seats, seed=seed)
    assert deal.deck is not None
    twin = naive.start(game.sheet, game.seats, game.seats - 1, [str(card) for card in deal.deck])
    watch(deal, twin, random.Random(seed))


def test_the_leak_test_itself_finds_a_leak() -> None:
    deal = sb.Deal(sb.rules("scupuni"), seed=1)
    seen = cards_in_view(deal.view(0))
    assert seen == {str(card) for card in deal.hands[0]}
    assert seen & {str(card) for card in deal.hands[1]} == set()


def test_a_view_has_the_documented_attributes_and_no_way_to_the_deal() -> None:
    view = sb.Deal(sb.rules("fsgs"), seed=1).view(0)
    assert set(public(view)) == VIEW_ATTRIBUTES
    assert not any(isinstance(value, sb.Deal) for value in view_contents(view).values())


def test_a_view_cannot_be_changed() -> None:
    view = sb.Deal(sb.rules("fsgs"), seed=1).view(0)
    for name in VIEW_ATTRIBUTES:
        with pytest.raises(AttributeError):
            setattr(view, name, None)


def test_a_view_stays_as_it_was_when_play_goes_on() -> None:
    deal = sb.Deal(sb.rules("scupuni"), seed=1)
    view = deal.view(0)
    before = view_contents(view)
    deal.play(deal.moves[0])
    assert view_contents(view) == before


def test_views_together_hold_the_whole_pack() -> None:
    deal = sb.Deal(sb.rules("scupuni"), seed=1)
    assert set().union(*(cards_in_view(deal.view(seat)) for seat in range(4))) == set(pack("A234567JQK"))
