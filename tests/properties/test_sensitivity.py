"""The lockstep can fail: an engine that plays by one switch more or less is found out."""

from __future__ import annotations

import random
from typing import Any

import pytest

import settebello as sb
from tests.properties.comparing import DisagreementError
from tests.properties.playing import chooser, lockstep, naive_twin
from tests.properties.strategies import engine_position
from tests.reference.pack import pack
from tests.reference.position import Position, set_up
from tests.reference.sheets import SHEETS

MISREADINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("scupuni", 4, {"deal.style": "packet"}),
    ("scupuni", 4, {"capture.sum": "must"}),
    ("scupuni", 4, {"capture.equal": "may"}),
    ("scupuni", 4, {"scopa.void": "never"}),
    ("scupuni", 4, {"scopa.void": "last_capture"}),
    ("scupuni", 4, {"score.cards_more_than": 21}),
    ("scupuni", 4, {"score.coins_more_than": 6}),
    ("scupuni", 4, {"primiera.figures": [8, 9, 10]}),
    ("scupuni", 4, {"view.hand": "after_partner"}),
    ("scupuni", 4, {"view.piles": "open"}),
    ("scupuni", 4, {"view.piles": "first_round"}),
    ("scopa-napoletana", 2, {"deal.style": "one_by_one"}),
    ("scopa-napoletana", 3, {"void.kings": 2}),
    ("scopa-napoletana", 3, {"void.kings": 0}),
    ("scopa-napoletana", 3, {"void.kings": 4}),
    ("scopa-napoletana", 2, {"void.table_sum": 10}),
    ("scopa-napoletana", 3, {"score.cards": "more_than"}),
    ("scopa-napoletana", 3, {"score.coins": "more_than"}),
    ("scopa-napoletana", 2, {"ace.sweeps": True}),
    ("scopa-napoletana", 6, {"ace.first_play": "not_ace"}),
    ("scopa-dassi", 2, {"ace.sweeps": False}),
    ("fsgs", 4, {"void.table_sum": 9}),
    ("fsgs", 4, {"view.hand": "own"}),
    ("fsgs", 4, {"view.piles": "closed"}),
    ("fsgs", 4, {"primiera.figures": [10, 10, 10]}),
    ("scopa-corsa", 2, {"capture.equal": "must"}),
    ("scopa-corsa", 4, {"score.coins_more_than": 5}),
]


@pytest.mark.parametrize(("name", "seats", "misread"), MISREADINGS)
def test_a_misreading_is_found(name: str, seats: int, misread: dict[str, Any]) -> None:
    rules = sb.rules(name).replace(**misread)
    for number in range(1500):
        deal = sb.Deal(rules, seats, seed=number)
        try:
            twin = naive_twin(deal, SHEETS[name], seats, seats - 1)
            lockstep(deal, twin, chooser(number), random.Random(number))
        except (DisagreementError, sb.IllegalMove):
            return
    pytest.fail(f"{misread} goes unnoticed")


@pytest.mark.parametrize(
    ("name", "misread"),
    [
        ("scopa-napoletana", {"primiera.all_missing": "sums"}),
        ("scopa-napoletana", {"primiera.missing": "sums"}),
        ("scopa-corsa", {"primiera.all_missing": "sums"}),
        ("scopa-corsa", {"primiera.missing": "sums"}),
    ],
)
def test_a_misread_primiera_is_found_where_suits_are_lacking(name: str, misread: dict[str, Any]) -> None:
    rules, rng = sb.rules(name).replace(**misread), random.Random(1)
    for _ in range(200):
        a, b, c, *rest = rng.sample(pack(SHEETS[name].ranks), 12)
        piles = tuple(rest[:4]), tuple(rest[4:])
        position = Position(((a,), (b,)), (c,), 0, 1, piles, (0, 0), last_capture=0)
        try:
            twin = set_up(SHEETS[name], position)
            lockstep(engine_position(rules, position), twin, chooser(0), rng)
        except DisagreementError:
            return
    pytest.fail(f"{misread} goes unnoticed")
