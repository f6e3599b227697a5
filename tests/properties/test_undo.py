"""Taking a play back leaves no trace of it."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb
from tests.properties.snapshots import snapshot
from tests.properties.strategies import Game, arranged, engine_position, games
from tests.reference.sheets import PLAYED_AT


def play_and_take_back(deal: sb.Deal, rng: random.Random) -> None:
    """To the end and back to the start, comparing everything, then to the same end again."""
    taken, plays = [snapshot(deal)], []
    while not deal.over:
        plays.append(rng.choice(deal.moves))
        deal.play(plays[-1])
        taken.append(snapshot(deal))
    for before in reversed(taken[:-1]):
        deal.undo()
        assert snapshot(deal) == before
    with pytest.raises(sb.NothingToUndo):
        deal.undo()
    for move in plays:
        deal.play(move)
    assert snapshot(deal) == taken[-1]


@pytest.mark.parametrize(("name", "seats"), PLAYED_AT)
def test_undo_from_the_end_back_to_the_start(name: str, seats: int) -> None:
    for seed in range(8):
        play_and_take_back(sb.Deal(sb.rules(name), seats, seed=seed), random.Random(seed))


@settings(max_examples=50, deadline=None)
@given(game=games(), seed=st.integers(0, 10**6))
def test_undo_whatever_the_switches(game: Game, seed: int) -> None:
    play_and_take_back(sb.Deal(game.rules, game.seats, seed=seed), random.Random(seed))


@settings(max_examples=50, deadline=None)
@given(game=games(switched=False), data=st.data(), seed=st.integers(0, 10**6))
def test_undo_from_a_position(game: Game, data: st.DataObject, seed: int) -> None:
    deal = engine_position(game.rules, data.draw(arranged(game)))
    play_and_take_back(deal, random.Random(seed))


def test_undo_before_the_first_play_changes_nothing() -> None:
    deal = sb.Deal(sb.rules("scupuni"), seed=1)
    before = snapshot(deal)
    with pytest.raises(sb.NothingToUndo):
        deal.undo()
    assert snapshot(deal) == before


def test_a_copy_goes_its_own_way() -> None:
    deal = sb.Deal(sb.rules("scupuni"), seed=1)
    deal.play(deal.moves[0])
    twin, before = deal.copy(), snapshot(deal)
    assert snapshot(twin) == before
    twin.play(twin.moves[0])
    assert snapshot(deal) == before
    twin.undo()
    assert snapshot(twin) == before
