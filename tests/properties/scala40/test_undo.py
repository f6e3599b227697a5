"""Taking a move back leaves no trace of it, and nothing that is refused leaves one either."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb
from tests.properties.scala40.comparing import cards
from tests.properties.scala40.corrupting import corrupted
from tests.properties.scala40.playing import POLICIES, naive_twin
from tests.properties.scala40.strategies import arranged, changes, engine_position, good_pack
from tests.properties.snapshots import snapshot
from tests.reference.scala40.play import play
from tests.reference.scala40.sheets import SEATS, with_switches


def play_and_take_back(deal: sb.Deal, rng: random.Random, most: int) -> None:
    """So many moves and back again, comparing everything, then the same moves once more."""
    taken, moves, policy = [snapshot(deal)], list[str](), rng.choice(POLICIES)
    while not deal.over and len(moves) < most:
        moves.append(policy(rng, [str(move) for move in deal.moves]))
        deal.play(moves[-1])
        taken.append(snapshot(deal))
    for before in reversed(taken[:-1]):
        deal.undo()
        assert snapshot(deal) == before
    with pytest.raises(sb.NothingToUndo):
        deal.undo()
    for text in moves:
        deal.play(text)
    assert snapshot(deal) == taken[-1]


@pytest.mark.parametrize("seats", SEATS)
def test_undo_from_the_end_back_to_the_start(seats: int) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        deck = cards(good_pack(rng, seats, seats - 1, "one_by_one"))
        play_and_take_back(sb.Deal(sb.rules("scala40"), seats, seed=seed, deck=deck), rng, 150)


@settings(max_examples=60, deadline=None)
@given(changed=changes, seats=st.sampled_from(SEATS), seed=st.integers(0, 10**9))
def test_undo_from_a_position_whatever_the_switches(
    changed: dict[str, object], seats: int, seed: int
) -> None:
    rng, rules = random.Random(seed), sb.rules("scala40").replace(**changed)
    deal = engine_position(rules, arranged(rng, with_switches("scala40", **changed), seats))
    play_and_take_back(deal, rng, 12)


@settings(max_examples=60, deadline=None)
@given(seats=st.sampled_from(SEATS), seed=st.integers(0, 10**9))
def test_what_is_refused_leaves_everything_as_it_was(seats: int, seed: int) -> None:
    rng, rules = random.Random(seed), sb.rules("scala40")
    deck = cards(good_pack(rng, seats, seats - 1, "one_by_one"))
    deal = sb.Deal(rules, seats, seed=seed, deck=deck)
    twin = naive_twin(deal, with_switches("scala40"), seed=seed)
    for _ in range(20):
        if deal.over:
            break
        before = snapshot(deal)
        for text in corrupted(twin, rng, 6):
            try:
                deal.play(text)
            except sb.IllegalMove:
                assert snapshot(deal) == before, text
            else:
                deal.undo()
                assert snapshot(deal) == before, text
        text = rng.choice(POLICIES)(rng, [str(move) for move in deal.moves])
        play(twin, text)
        deal.play(text)


def test_a_turn_over_is_taken_back_too() -> None:
    deal = sb.Deal.position(
        sb.rules("scala40"), [["2S", "5B"], ["4D"]], stock=["7C"], discard_pile=["9S", "KD"]
    )
    before = snapshot(deal)
    first = deal.play("draw")
    assert first.turnover
    deal.undo()
    assert snapshot(deal) == before
    assert deal.play("draw") == first


def test_a_copy_goes_its_own_way() -> None:
    deal = sb.Deal(sb.rules("scala40"), 3, seed=1)
    deal.play("draw")
    twin, before = deal.copy(), snapshot(deal)
    assert snapshot(twin) == before
    twin.play(twin.moves[-1])
    assert snapshot(deal) == before
    twin.undo()
    assert snapshot(twin) == before
