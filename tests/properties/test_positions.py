"""Positions that somebody set up: engine and naive reading play them out alike."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb
from tests.properties.comparing import texts
from tests.properties.playing import chooser, lockstep
from tests.properties.snapshots import snapshot
from tests.properties.strategies import Game, arranged, engine_position, games, reached
from tests.reference import deal as naive
from tests.reference.pack import FULL, pack
from tests.reference.position import Position, set_up
from tests.reference.sheets import with_switches


@settings(max_examples=150, deadline=None)
@given(game=games(), data=st.data(), seed=st.integers(0, 10**6))
def test_a_position_reached_in_play(game: Game, data: st.DataObject, seed: int) -> None:
    position = data.draw(reached(game))
    deal, twin = engine_position(game.rules, position), set_up(game.sheet, position)
    lockstep(deal, twin, chooser(seed), random.Random(seed), closely=True)


@settings(max_examples=250, deadline=None)
@given(game=games(), data=st.data(), seed=st.integers(0, 10**6))
def test_a_position_arranged_at_will(game: Game, data: st.DataObject, seed: int) -> None:
    position = data.draw(arranged(game))
    deal, twin = engine_position(game.rules, position), set_up(game.sheet, position)
    lockstep(deal, twin, chooser(seed), random.Random(seed), closely=True)


@settings(max_examples=150, deadline=None)
@given(game=games(), data=st.data(), seed=st.integers(0, 10**6))
def test_a_positions_text_gives_the_position_back(game: Game, data: st.DataObject, seed: int) -> None:
    deal = engine_position(game.rules, data.draw(st.one_of(reached(game), arranged(game))))
    rng = random.Random(seed)
    while not deal.over:
        text = deal.position_text()
        again = sb.Deal.from_text(game.rules, text)
        assert again.position_text() == text
        first, second = snapshot(deal), snapshot(again)
        assert {key for key in first if first[key] != second[key]} <= {"deck", "void"} | {
            key for key in first if "history" in key
        }
        move = rng.choice(deal.moves)
        deal.play(move)
        again.play(str(move))
        assert snapshot(again)["text"] == snapshot(deal)["text"]
        if deal.over:
            assert deal.score() == again.score()


def test_a_position_in_mid_deal_ends_as_the_deal_does_with_every_reading_of_the_last_scopa() -> None:
    for void in ("last_card", "last_capture", "never"):
        rules = sb.rules("scopa-napoletana").replace(**{"scopa.void": void})
        for seed in range(40):
            deal, rng = sb.Deal(rules, 2, seed=seed), random.Random(seed)
            for _ in range(24 + seed % 12):
                deal.play(rng.choice(deal.moves))
            again = sb.Deal.from_text(rules, deal.position_text())
            while not deal.over:
                again.play(str(deal.play(deal.moves[-1]).move))
            assert again.score() == deal.score(), (void, seed)


def test_a_positions_text_remembers_that_the_last_capture_was_a_scopa() -> None:
    rules = sb.rules("scopa-napoletana").replace(**{"scopa.void": "last_capture"})
    deal = sb.Deal.position(rules, [["7D"], ["KC"]], ["3C", "4S"], 0)
    deal.play("7Dx3C+4S")
    assert deal.scopas == (1, 0)
    again = sb.Deal.from_text(rules, deal.position_text())
    for each in (deal, again):
        each.play("KC")
        assert each.score().scopas == (0, 0)


@pytest.mark.parametrize(
    ("hands", "number"),
    [
        (["", "", "", "KD"], 1698),
        (["QD QC QS", "QB JD JC", "JS JB 7D", "KD KC KS KB"], 4 * 1618),
    ],
)
def test_the_longest_lists_of_moves(hands: list[str], number: int) -> None:
    held = [tuple(hand.split()) for hand in hands]
    table = tuple(card for card in pack(FULL) if card[0] != "K" and not any(card in hand for hand in held))
    position = Position(tuple(held), table, 3, 3, ((), ()), (0, 0))
    rules = sb.rules("scupuni").replace(**{"capture.sum": "must"})
    deal = engine_position(rules, position)
    twin = set_up(with_switches("scupuni", **{"capture.sum": "must"}), position)
    assert texts(deal.moves) == [move.text for move in naive.moves(twin)]
    assert len(set(deal.moves)) == len(deal.moves) == number
