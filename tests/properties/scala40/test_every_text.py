"""Whatever can be written down in a position is legal or refused just as the naive reading has it."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb
from tests.properties.comparing import texts
from tests.properties.scala40.corrupting import NONSENSE, everything
from tests.properties.scala40.playing import refuse
from tests.properties.scala40.strategies import arranged, changes, engine_position
from tests.reference.scala40.legality import moves
from tests.reference.scala40.position import set_up
from tests.reference.scala40.sheets import SEATS, Switches, with_switches


def check(rules: sb.RuleSheet, switches: Switches, seats: int, rng: random.Random) -> None:
    position = arranged(rng, switches, seats)
    deal, twin = engine_position(rules, position), set_up(switches, position)
    legal = moves(twin)
    assert texts(deal.moves) == legal
    assert len(set(legal)) == len(legal), "equal cards make one move, not two"
    for text in everything(twin):
        refuse(deal, twin, text)
    for text in legal:
        assert str(deal.copy().play(text).move) == text


@settings(max_examples=40, deadline=None)
@given(changed=changes, seats=st.sampled_from(SEATS), seed=st.integers(0, 10**9))
def test_every_move_that_can_be_written(changed: dict[str, object], seats: int, seed: int) -> None:
    rules = sb.rules("scala40").replace(**changed)
    check(rules, with_switches("scala40", **changed), seats, random.Random(seed))


@pytest.mark.parametrize("text", NONSENSE)
def test_a_text_that_is_no_move(text: str) -> None:
    rng = random.Random(5)
    switches = with_switches("scala40")
    for _ in range(6):
        position = arranged(rng, switches, 2)
        refuse(engine_position(sb.rules("scala40"), position), set_up(switches, position), text)
