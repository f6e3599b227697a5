"""Bots see views only, play by the rules, and the greedy one does what its description says."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb
from tests.properties.strategies import Game, arranged, engine_position, games
from tests.reference import deal as naive
from tests.reference.greedy import choices
from tests.reference.position import set_up
from tests.reference.sheets import PLAYED_AT, SHEETS


def watch_greedy(deal: sb.Deal, twin: naive.Deal, rng: random.Random) -> None:
    """Asks the greedy bot at every turn and plays its choice, or now and then any other play."""
    greedy = sb.bot("greedy", seed=1)
    while deal.turn is not None:
        chosen = greedy.choose(deal.view(deal.turn))
        assert chosen in deal.moves
        allowed = choices(twin)
        assert str(chosen) in allowed, f"{chosen} is none of {sorted(allowed)}: {deal.position_text()}"
        text = str(chosen) if rng.random() < 0.7 else str(rng.choice(deal.moves))
        naive.play(twin, next(move for move in naive.moves(twin) if move.text == text))
        deal.play(text)


@pytest.mark.parametrize(("name", "seats"), PLAYED_AT)
def test_greedy_plays_as_described(name: str, seats: int) -> None:
    for seed in range(40):
        deal = sb.Deal(sb.rules(name), seats, seed=seed)
        assert deal.deck is not None
        twin = naive.start(SHEETS[name], seats, seats - 1, [str(card) for card in deal.deck])
        watch_greedy(deal, twin, random.Random(seed))


@settings(max_examples=100, deadline=None)
@given(game=games(), seed=st.integers(0, 10**6))
def test_greedy_plays_as_described_whatever_the_switches(game: Game, seed: int) -> None:
    deal = sb.Deal(game.rules, game.seats, seed=seed)
    assert deal.deck is not None
    twin = naive.start(game.sheet, game.seats, game.seats - 1, [str(card) for card in deal.deck])
    watch_greedy(deal, twin, random.Random(seed))


@settings(max_examples=100, deadline=None)
@given(game=games(), data=st.data())
def test_greedy_in_positions_arranged_at_will(game: Game, data: st.DataObject) -> None:
    position = data.draw(arranged(game))
    watch_greedy(engine_position(game.rules, position), set_up(game.sheet, position), random.Random(0))


def greedy_choice(hands: list[str], table: str, **rest: object) -> str:
    """What the greedy bot plays at Scopa napoletana with two players."""
    deal = sb.Deal.position(
        sb.rules("scopa-napoletana"),
        [hand.split() for hand in hands],
        table.split(),
        0,
        **rest,  # type: ignore[arg-type]
    )
    return str(sb.bot("greedy", seed=1).choose(deal.view(0)))


def test_greedy_takes_the_scopa_before_the_settebello() -> None:
    assert greedy_choice(["7S QC", "2B 2C"], "4D 3C") == "7Sx4D+3C"
    assert greedy_choice(["5S 7C", "2B 2C"], "3D 2C".replace("2C", "2S")) == "5Sx3D+2S"


def test_greedy_leaves_no_table_that_an_unseen_card_can_sweep() -> None:
    # The seven of coins is the dearest capture, but it leaves a queen, and queens are still about.
    assert greedy_choice(["7S KC", "2B 2C"], "7D QD") == "KC"
    # With every seven in sight or in hand a seven may be left, a two may not.
    hands = ["7S 7C 7B 2B", "KC KS KB QC", "JD JC JS JB", "6D 6C 6S 6B"]
    deal = sb.Deal.position(sb.rules("scupuni"), [hand.split() for hand in hands], ["7D", "2C"], 0)
    assert str(sb.bot("greedy", seed=1).choose(deal.view(0))) == "2Bx2C"


def test_greedy_lays_the_lowest_if_nothing_can_be_taken() -> None:
    assert greedy_choice(["KD 2C", "3B 3C"], "7D 7C") == "2C"


def test_random_plays_every_legal_move_about_equally() -> None:
    deal = sb.Deal(sb.rules("scupuni"), seed=3)
    assert deal.turn is not None
    view, bot = deal.view(deal.turn), sb.bot("random", seed=5)
    counts = dict.fromkeys(deal.moves, 0)
    for _ in range(3000):
        counts[bot.choose(view)] += 1
    assert all(220 < count < 390 for count in counts.values()), counts


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_plays_the_same(name: str) -> None:
    games_played = []
    for seed in (4, 4, 5):
        deal, bot = sb.Deal(sb.rules("scupuni"), seed=9), sb.bot(name, seed=seed)
        while deal.turn is not None:
            deal.play(bot.choose(deal.view(deal.turn)))
        games_played.append(deal.history)
    assert games_played[0] == games_played[1]
    if name == "random":
        assert games_played[0] != games_played[2]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_takes_a_view_and_nothing_else(name: str) -> None:
    deal = sb.Deal(sb.rules("scupuni"), seed=3)
    with pytest.raises(TypeError):
        sb.bot(name).choose(deal)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_out_of_turn_or_after_the_end_is_refused(name: str) -> None:
    deal = sb.Deal(sb.rules("scupuni"), seed=3)
    with pytest.raises(sb.SettebelloError):
        sb.bot(name).choose(deal.view(2))
    while not deal.over:
        deal.play(deal.moves[0])
    with pytest.raises(sb.SettebelloError):
        sb.bot(name).choose(deal.view(0))


def test_bots_by_name_weakest_first() -> None:
    assert sb.bots()[:2] == ("random", "greedy")
    with pytest.raises(sb.BotError, match="greedy"):
        sb.bot("gambler")
