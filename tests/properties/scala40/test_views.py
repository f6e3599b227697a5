"""No view of Scala 40 tells a seat what it may not know.

Two deals are set up that differ only in what a seat cannot know – the others' cards, the stock,
the seed of the shuffles to come – and the seat must not be able to tell them apart.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb
from tests.properties.scala40.comparing import cards
from tests.properties.scala40.playing import POLICIES
from tests.properties.scala40.strategies import arranged, changes, engine_position, good_pack
from tests.properties.snapshots import cards_in_view, public, view_contents
from tests.reference.scala40.pack import PACK, in_order
from tests.reference.scala40.position import Position
from tests.reference.scala40.sheets import SEATS, with_switches

ATTRIBUTES = {
    "family", "seat", "seats", "sides", "seated", "rules", "hand", "moves", "hand_counts", "melds",
    "discard_pile", "opened", "phase", "stock", "turn", "dealer", "turnovers", "taken", "drawn", "laid",
    "first_round", "history", "totals", "over", "formable", "own_laid", "fewest_to_open",
}  # fmt: skip


def reshuffled(position: Position, seat: int, rng: random.Random) -> Position:
    """The position with all that a seat cannot see dealt out anew: the others' hands and the stock."""
    others = [other for other in range(len(position.hands)) if other != seat]
    hidden = [card for other in others for card in position.hands[other]]
    pool = [*hidden, *position.stock]
    if position.taken is not None and seat != position.turn:
        # What was taken from the pile everybody has seen.
        pool.remove(position.taken)
    rng.shuffle(pool)
    hands = list(position.hands)
    for other in others:
        size = len(hands[other])
        known = [position.taken] if other == position.turn and position.taken is not None else []
        drawn = [pool.pop() for _ in range(size - len(known))]
        hands[other] = in_order([*known, *drawn])
    return replace(position, hands=tuple(hands), stock=tuple(pool))


def assert_alike(one: sb.Deal, other: sb.Deal, seat: int) -> None:
    first, second = one.view(seat), other.view(seat)
    assert view_contents(first) == view_contents(second)
    assert first == second
    assert (repr(first), str(first)) == (repr(second), str(second))


@settings(max_examples=150, deadline=None)
@given(changed=changes, seats=st.sampled_from(SEATS), seed=st.integers(0, 10**9))
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(
    changed: dict[str, object], seats: int, seed: int
) -> None:
    rng, rules = random.Random(seed), sb.rules("scala40").replace(**changed)
    position = arranged(rng, with_switches("scala40", **changed), seats)
    for seat in position.seated:
        try:
            twin = engine_position(rules, reshuffled(position, seat, rng))
        except sb.PositionError:
            # Another deal of the hidden cards may break off an opening that had begun.
            assert position.laid or position.taken
            continue
        deal = engine_position(rules, position)
        assert_alike(deal, twin, seat)
        if deal.phase == "draw" and deal.turn != seat and deal.stock > 1:
            deal.play("draw")
            twin.play("draw")
            assert_alike(deal, twin, seat)


@pytest.mark.parametrize("seats", SEATS)
def test_a_deals_beginning_tells_each_seat_its_own_cards_and_the_one_turned(seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(10):
        deal = sb.Deal(sb.rules("scala40"), seats, seed=seed)
        upcard = str(deal.discard_pile[0])
        for seat in range(seats):
            mine = [str(card) for card in deal.hands[seat]]
            rest = list(PACK)
            for card in [*mine, upcard]:
                rest.remove(card)
            rng.shuffle(rest)
            deck: list[str] = []
            for turn in range(13 * seats):
                deck.append(mine[turn // seats] if turn % seats == seat else rest.pop())
            twin = sb.Deal(sb.rules("scala40"), seats, deck=cards([*deck, upcard, *rest]))
            assert_alike(deal, twin, seat)


def test_the_order_of_a_new_stock_is_nobodys_to_know() -> None:
    rng = random.Random(3)
    deck = cards(rng.sample(PACK, len(PACK)))
    one, other = (sb.Deal(sb.rules("scala40"), 6, seed=seed, deck=deck) for seed in (1, 2))
    while one.turnovers == 0:
        text = "draw" if one.phase == "draw" else rng.choice([str(move) for move in one.moves])
        first, second = one.play(text), other.play(text)
    assert first.turnover != second.turnover
    assert sorted(first.turnover) == sorted(second.turnover)
    for seat in range(6):
        assert_alike(one, other, seat)


def test_only_its_own_seat_sees_what_was_drawn() -> None:
    deal = sb.Deal(sb.rules("scala40"), 4, seed=1)
    drawn = deal.play("draw").card
    assert [deal.view(seat).drawn for seat in range(4)] == [drawn, None, None, None]
    assert all("draw" in [str(move) for move in deal.view(seat).history] for seat in range(4))
    deal.play(deal.moves[-1])
    assert [deal.view(seat).drawn for seat in range(4)] == [None] * 4


def test_every_card_that_a_view_holds_lies_open_or_in_its_own_hand() -> None:
    for seed in range(6):
        rng, seats = random.Random(seed), 2 + seed % 5
        deck = good_pack(rng, seats, seats - 1, "one_by_one")
        deal, policy = sb.Deal(sb.rules("scala40"), seats, deck=cards(deck)), rng.choice(POLICIES)
        shown = {str(deal.discard_pile[0])}
        for _ in range(120):
            for seat in range(seats):
                view = deal.view(seat)
                own = {str(card) for card in deal.hands[seat]}
                # What its own jokers could stand for is a seat's own business.
                own |= {part[3:] for text, _ in view.formable for part in text.split("+") if part[:2] == "**"}
                own |= {part[3:] for move in view.moves for part in named(str(move)) if part[:2] == "**"}
                assert cards_in_view(view) <= shown | own | {"**"}
            if deal.over:
                break
            move = policy(rng, [str(move) for move in deal.moves])
            deal.play(move)
            shown |= {part.removeprefix("**=") for part in named(move)}


def named(move: str) -> list[str]:
    """The cards in a move's text."""
    return move.partition(" ")[2].partition(">")[0].split("+")


def test_a_view_has_the_documented_attributes_and_no_way_to_the_deal() -> None:
    view = sb.Deal(sb.rules("scala40"), 3, seed=1).view(0)
    assert set(public(view)) == ATTRIBUTES
    assert not any(isinstance(value, sb.Deal) for value in view_contents(view).values())


def test_a_view_cannot_be_changed() -> None:
    view = sb.Deal(sb.rules("scala40"), 3, seed=1).view(0)
    for name in ATTRIBUTES:
        with pytest.raises(AttributeError):
            setattr(view, name, None)


def test_a_view_stays_as_it_was_when_play_goes_on() -> None:
    deal = sb.Deal(sb.rules("scala40"), 2, seed=1)
    view = deal.view(0)
    before = view_contents(view)
    deal.play("draw")
    assert view_contents(view) == before


@pytest.mark.parametrize("name", ["table", "piles", "scopas", "pile_counts", "last_capture"])
def test_what_is_scopas_is_not_here(name: str) -> None:
    deal = sb.Deal(sb.rules("scala40"), 2, seed=1)
    assert not hasattr(deal.view(0), name)
    assert not hasattr(sb.Deal(sb.rules("scupuni")).view(0), "melds")
