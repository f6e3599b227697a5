"""Many deals counted: the known means, the same for any workers, and the readable path's own."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from math import sqrt
from typing import Any

import pytest

import settebello as sb
from settebello._engine import laboratory_deck
from tests.lab.naive import SEED, SHEETS_AND_SEATS, leads, play, same, scopa_counted, won


def test_the_means_of_a_million_random_deals() -> None:
    counted = scopa_counted(sb.rules("scupuni").replace(**{"capture.sum": "must"}), deals=1_000_000)
    assert [scopas.mean for scopas in counted.scopas] == pytest.approx([0.367, 0.402], abs=0.003)
    ties = [counted.primiera.nobody.mean, counted.cards.nobody.mean, counted.coins.nobody.mean]
    assert ties == pytest.approx([0.045, 0.081, 0.223], abs=0.003)
    assert counted.settebello.sides[1].mean == pytest.approx(0.515, abs=0.003)
    assert counted.ahead[1].mean == pytest.approx(0.30, abs=0.02)
    assert counted.legal_moves.mean == pytest.approx(5.59, abs=0.005)


@pytest.mark.parametrize(("bots", "deals"), [("random", 5000), (("greedy", "random"), 300)])
def test_any_number_of_workers_finds_the_same(bots: Any, deals: int) -> None:
    rules = sb.rules("fsgs")
    one, two, three = (sb.simulate(rules, deals, bots=bots, seed=b"a bar", workers=n) for n in (1, 2, 3))
    assert one == two == three
    assert one.deals == deals
    assert one != sb.simulate(rules, deals, bots=bots, seed=2)


@pytest.mark.parametrize(("sheet", "seats"), [("scupuni", 4), ("scopa-napoletana", 3), ("scopa-corsa", 2)])
def test_every_number_is_the_naive_one(sheet: str, seats: int) -> None:
    deals, rules = 60, sb.rules(sheet)
    counted = scopa_counted(rules, deals, seats, "greedy", seed=SEED)
    played = [play(rules, seats, number, [sb.bot("greedy")] * seats) for number in range(deals)]
    scores = [score for score, _ in played]
    same(counted.legal_moves, [sum(moves) / len(moves) for _, moves in played])
    for side in range(len(counted.points)):
        same(counted.points[side], [score.points[side] for score in scores])
        same(counted.scopas[side], [score.scopas[side] for score in scores])
        same(counted.ahead[side], [leads(score.points)[side] for score in scores])
        same(counted.won.sides[side], [min(leads_over(score.points, side)) > 0 for score in scores])
        for item in ("cards", "coins", "settebello", "primiera"):
            shares = getattr(counted, item)
            same(shares.sides[side], [getattr(score, item) == side for score in scores])
            same(shares.nobody, [getattr(score, item) is None for score in scores])


@pytest.mark.parametrize("seats", [2, 5])
def test_every_number_of_scala_40_is_the_naive_one(seats: int) -> None:
    # One turn-over at most, so that some deals are dead.
    deals, rules = 60, sb.rules("scala40-palio").replace(**{"stock.turnovers": 1})
    counted = sb.simulate(rules, deals, seats, ["greedy", *["random"] * (seats - 1)], seed=SEED)
    assert isinstance(counted, sb.Scala40Statistics)
    scores, moves, turnovers = [], [], []
    for number in range(deals):
        path = f"|laboratory {number}/rotation 0/seat "
        bots = [
            sb.bot("random" if seat else "greedy", SEED.to_bytes(8, "little") + f"{path}{seat}".encode())
            for seat in range(seats)
        ]
        deck = laboratory_deck(rules.engine_rules(seats), SEED, number)
        deal = sb.Deal(rules, seats=seats, deck=deck, seed=SEED, number=number)
        while deal.turn is not None:
            deal.play(bots[deal.turn].choose(deal.view(deal.turn)))
        scores.append(deal.score())
        moves.append(len(deal.history))
        turnovers.append(deal.turnovers)
    same(counted.moves, moves)
    same(counted.turnovers, turnovers)
    same(counted.one_turn, [score.one_turn for score in scores])
    for seat in range(seats):
        same(counted.points[seat], [score.points[seat] for score in scores])
        same(counted.ahead[seat], [leads(won(rules, score.points))[seat] for score in scores])
        same(counted.closed.sides[seat], [score.closer == seat for score in scores])
    same(counted.closed.nobody, [score.closer is None for score in scores])
    assert (counted.closed.nobody.count > 0) is (seats == 5)
    assert counted.won.sides == counted.closed.sides


def leads_over(points: tuple[int, ...], side: int) -> list[int]:
    """By how much a side is ahead of each other one."""
    return [points[side] - other for place, other in enumerate(points) if place != side]


@pytest.mark.parametrize(("sheet", "seats"), SHEETS_AND_SEATS)
def test_the_fast_path_agrees_with_the_readable_one(sheet: str, seats: int) -> None:
    rules = sb.rules(sheet)
    fast = sb.simulate(rules, 20_000, seats)
    readable = sb.arena(rules, "random", "random", 2000, seats)
    for quick, half in zip(fast.points, readable.sides, strict=True):
        apart = abs(quick.mean - half.points.mean)
        assert apart < 4.5 * sqrt(quick.error**2 + half.points.error**2)


def test_side_0_is_the_first_bots_and_the_better_bot_wins() -> None:
    counted = sb.simulate(sb.rules("scupuni"), 200, bots=["greedy", "random"])
    assert counted.bots == ("greedy", "random")
    assert counted.ahead[0].interval[0] > 0


def test_statistics_are_frozen() -> None:
    counted = sb.simulate(sb.rules("scupuni"), 10)
    with pytest.raises(AttributeError):
        counted.deals = 11  # type: ignore[misc]


def test_void_deals_are_counted_apart() -> None:
    rules = sb.rules("scopa-napoletana").replace(**{"void.table_sum": 20})
    for bots in ("random", "greedy"):
        counted = scopa_counted(rules, 400, 2, bots)
        assert counted.deals == 400
        assert counted.void > 100


@pytest.mark.parametrize(
    ("asked", "error", "told"),
    [
        ({"deals": 0}, sb.CountError, "deals: 0 given"),
        ({"deals": -5}, sb.CountError, "deals: -5 given"),
        ({"deals": 1.5}, sb.CountError, "deals: 1.5 given"),
        ({"deals": True}, sb.CountError, "deals: True given"),
        ({"deals": 10**30}, sb.CountError, "from 1 to 1000000000000"),
        ({"workers": 0}, sb.CountError, "workers: 0 given"),
        ({"workers": -1}, sb.CountError, "workers: -1 given"),
        ({"workers": 257}, sb.CountError, "from 1 to 256"),
        ({"bots": "nobody"}, sb.BotError, "random, greedy"),
        ({"bots": ["random", 3]}, sb.BotError, "random, greedy"),
        ({"bots": ["random"] * 3}, sb.BotError, "3 bots given: one for all 2 sides"),
        ({"bots": 7}, sb.BotError, "unknown bot 7"),
        ({"bots": []}, sb.BotError, "0 bots given"),
        ({"seed": -1}, sb.SeedError, "seed"),
        ({"seed": 2**64}, sb.SeedError, "seed"),
        ({"seats": 3}, sb.SeatError, "3 seats"),
    ],
)
def test_bad_input_is_named(asked: dict[str, Any], error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told) as raised:
        sb.simulate(sb.rules("scupuni"), **{"deals": 10, **asked})
    assert isinstance(raised.value, sb.SettebelloError)


def test_what_is_no_rule_sheet_is_refused() -> None:
    with pytest.raises(TypeError, match="RuleSheet"):
        sb.simulate("scupuni")  # type: ignore[arg-type]


def test_progress_is_told_and_its_error_ends_the_run() -> None:
    told: list[int] = []
    sb.simulate(sb.rules("scupuni"), 3000, progress=told.append)
    assert told[-1] == 3000
    assert told == sorted(told)

    def refuse(_: int) -> None:
        raise ArithmeticError("enough")

    with pytest.raises(ArithmeticError, match="enough"):
        sb.simulate(sb.rules("scupuni"), 10**9, progress=refuse)


def test_other_threads_go_on_meanwhile() -> None:
    done = threading.Event()

    def run() -> None:
        sb.simulate(sb.rules("scupuni"), 300_000, workers=1)
        done.set()

    thread = threading.Thread(target=run)
    thread.start()
    turns = 0
    while not done.is_set():
        turns += 1
    thread.join()
    assert turns > 1000


def test_ctrl_c_ends_it_at_once() -> None:
    code = (
        "import settebello as sb\n"
        "rules = sb.rules('scupuni')\n"
        "sb.simulate(rules, 10**11, progress=lambda done: print(done, flush=True))\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert "KeyboardInterrupt" in errors
    assert process.returncode != 0
