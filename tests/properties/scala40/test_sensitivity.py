"""The lockstep of Scala 40 can fail: an engine that plays by one switch more or less is found out."""

from __future__ import annotations

import random
from typing import Any

import pytest

import settebello as sb
from tests.properties.comparing import DisagreementError
from tests.properties.scala40.comparing import cards
from tests.properties.scala40.playing import POLICIES, lockstep, naive_twin
from tests.properties.scala40.strategies import arranged, engine_position, good_pack
from tests.reference.scala40.position import set_up
from tests.reference.scala40.sheets import with_switches

MISREADINGS: list[dict[str, Any]] = [
    {"deal.style": "packet"},
    {"meld.jokers": 0},
    {"meld.jokers": 2},
    {"opening.points": 39},
    {"opening.points": 41},
    {"discard.swappable": "forbidden"},
    {"discard.just_taken": "allowed"},
    {"stock.turnovers": 2},
    {"stock.turnovers": 4},
    {"take.before_opening": "if_used"},
    {"take.must_use": True},
    {"score.one_turn": "doubles"},
]


@pytest.mark.parametrize("misread", MISREADINGS, ids=str)
def test_a_misreading_is_found(misread: dict[str, Any]) -> None:
    rules, switches = sb.rules("scala40").replace(**misread), with_switches("scala40")
    for number in range(1500):
        rng, seats = random.Random(number), 2 + number % 5
        try:
            if number % 4:
                position = arranged(rng, switches, seats)
                deal, twin = engine_position(rules, position), set_up(switches, position)
            else:
                deck = cards(good_pack(rng, seats, seats - 1, "one_by_one"))
                deal = sb.Deal(rules, seats, seed=number, deck=deck)
                twin = naive_twin(deal, switches, seed=number)
            lockstep(deal, twin, POLICIES[number % len(POLICIES)], rng)
        except (DisagreementError, sb.SettebelloError):
            return
    pytest.fail(f"{misread} goes unnoticed")
