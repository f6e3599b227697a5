"""Two bots on the same deals from every side."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

import msgspec
import pytest

import settebello as sb
from settebello._engine import laboratory_deck
from tests.lab.naive import SEED, SHEETS_AND_SEATS, leads, play, same, won


class Noting:
    """Plays its first move, and notes where it sat and what it held at first."""

    name = "noting"

    def __init__(self) -> None:
        self.seen: list[tuple[int, tuple[sb.Card, ...]]] = []

    def choose(self, view: sb.View) -> sb.Move:
        if view.hand is not None and len(view.history) < view.seats:
            self.seen.append((view.seat, view.hand))
        return view.moves[0]


class Wrapped:
    """A bot of ours behind an object of one's own."""

    name = "greedy"

    def __init__(self) -> None:
        self.bot = sb.bot("greedy")

    def choose(self, view: sb.View) -> sb.Move:
        return self.bot.choose(view)


@pytest.mark.parametrize(("sheet", "seats"), [("fsgs", 4), ("scopa-napoletana", 3), ("scopa-dassi", 6)])
def test_each_deal_is_played_from_every_side(sheet: str, seats: int) -> None:
    rules = sb.rules(sheet)
    first, second = Noting(), Noting()
    duel = sb.arena(rules, first, second, deals=3, seats=seats, seed=SEED)
    sides = len(duel.sides)
    assert (duel.games, duel.bots) == (3 * sides, ("noting", "noting"))
    for seen, own in ((first.seen, True), (second.seen, False)):
        expected = []
        for number in range(3):
            deck = sb.Deal(rules, seats=seats, deck=deck_of(rules, seats, number))
            for side in range(sides):
                expected += [
                    (seat, deck.hands[seat]) for seat in range(seats) if (seat % sides == side) is own
                ]
        assert [seat for seat, _ in seen] == [seat for seat, _ in expected]
        assert [set(hand) for _, hand in seen] == [set(hand) for _, hand in expected]


def deck_of(rules: sb.RuleSheet, seats: int, number: int) -> list[sb.Card]:
    return laboratory_deck(rules.engine_rules(seats), SEED, number)


@pytest.mark.parametrize(("sheet", "seats"), SHEETS_AND_SEATS)
def test_an_object_plays_the_same_games_as_the_bot_of_that_name(sheet: str, seats: int) -> None:
    rules = sb.rules(sheet)
    by_name = sb.arena(rules, "greedy", "random", 20, seats, SEED)
    assert sb.arena(rules, Wrapped(), "random", 20, seats, SEED) == by_name
    turned = sb.arena(rules, "random", Wrapped(), 20, seats, SEED)
    assert turned == sb.arena(rules, "random", "greedy", 20, seats, SEED)


@pytest.mark.parametrize(("sheet", "seats"), SHEETS_AND_SEATS)
def test_greedy_beats_random_in_every_place(sheet: str, seats: int) -> None:
    rules = sb.rules(sheet)
    duel = sb.arena(rules, "greedy", "random", 300, seats)
    assert duel.ahead.interval[0] > 0
    # In Scala 40 points are a debt.
    debts = rules.family == "scala40"
    assert all((half.points.mean < half.against.mean) is debts for half in duel.sides)
    assert duel.won + duel.tied + duel.lost == duel.games == 300 * len(duel.sides)


def test_a_bot_against_itself_is_exactly_even() -> None:
    duel = sb.arena(sb.rules("scupuni"), "greedy", "greedy", 100)
    assert (duel.ahead, duel.score) == (sb.Estimate(0, 0), sb.Estimate(0.5, 0))
    assert duel.sides[0].won == duel.sides[1].lost


@pytest.mark.parametrize(("sheet", "seats"), [("scopa-corsa", 4), ("scopa-napoletana", 3), ("scala40", 3)])
def test_every_number_is_the_naive_one(sheet: str, seats: int) -> None:
    deals, rules = 40, sb.rules(sheet)
    greedy, plain = sb.bot("greedy"), Noting()
    duel = sb.arena(rules, greedy, plain, deals, seats, SEED)
    sides = len(duel.sides)
    games: list[list[tuple[int, ...]]] = []
    for number in range(deals):
        seated = [
            [greedy if seat % sides == side else plain for seat in range(seats)] for side in range(sides)
        ]
        games.append([play(rules, seats, number, bots)[0].points for bots in seated])
    for side, half in enumerate(duel.sides):
        paid = [rotations[side] for rotations in games]
        same(half.points, [p[side] for p in paid])
        same(half.against, [p[side] - leads(p)[side] for p in paid])
        results = [result(won(rules, p), side) for p in paid]
        same(half.won, [each == 1 for each in results])
        same(half.tied, [each == 0.5 for each in results])
        same(half.lost, [each == 0 for each in results])
    # A deal is one number: the mean over its rotations.
    better = [[won(rules, points) for points in rotations] for rotations in games]
    same(duel.ahead, [fmean(leads(p)[side] for side, p in enumerate(rotations)) for rotations in better])
    same(duel.score, [fmean(result(p, side) for side, p in enumerate(rotations)) for rotations in better])


def result(points: Sequence[int], side: int) -> float:
    """1 for the only best side, a half for one of several, else 0."""
    if points[side] < max(points):
        return 0
    return 1 if points.count(points[side]) == 1 else 0.5


def test_workers_do_not_matter_and_the_seed_does() -> None:
    rules = sb.rules("scupuni")
    one, two, three = (sb.arena(rules, "greedy", "random", 60, workers=n) for n in (1, 2, 3))
    assert one == two == three
    assert one != sb.arena(rules, "greedy", "random", 60, seed=2)


def test_a_wrong_play_of_an_object_is_refused() -> None:
    class Wrong:
        def choose(self, view: sb.View) -> sb.Move:
            deal = sb.Deal.position(view.rules, [["7D"], [], [], ["KC"]], turn=3)
            return deal.moves[0]

    with pytest.raises(sb.IllegalMove):
        sb.arena(sb.rules("scupuni"), Wrong(), "random", 1)


def test_progress_is_told() -> None:
    told: list[int] = []
    sb.arena(sb.rules("scupuni"), Wrapped(), "random", 3, progress=told.append)
    assert told == [1, 2, 3]


@pytest.mark.parametrize(
    ("asked", "error", "told"),
    [
        ({"deals": 0}, sb.CountError, "deals: 0 given"),
        ({"workers": 0}, sb.CountError, "workers: 0 given"),
        ({"a": "nobody"}, sb.BotError, "unknown bot 'nobody' for scupuni: one of random, greedy"),
        ({"b": 7}, sb.BotError, "unknown bot 7"),
        ({"b": ["greedy"]}, sb.BotError, "unknown bot"),
        ({"seats": 2}, sb.SeatError, "2 seats"),
        ({"seed": -1}, sb.SeedError, "seed"),
        ({"a": Wrapped(), "seed": -1}, sb.SeedError, "seed"),
        ({"a": Wrapped(), "workers": 0}, sb.CountError, "workers: 0 given"),
    ],
)
def test_bad_input_is_named(asked: dict[str, Any], error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told):
        sb.arena(sb.rules("scupuni"), **{"a": "greedy", "b": "random", "deals": 5, **asked})


def test_a_duel_is_plain_data() -> None:
    duel = sb.arena(sb.rules("scupuni"), "greedy", "random", 20)
    assert msgspec.json.decode(msgspec.json.encode(duel), type=sb.Duel) == duel
