"""Every bot that plays Scala 40 plays by the rules, at any table, and knows no more than its view."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb
from tests.properties.scala40.comparing import cards
from tests.properties.scala40.strategies import arranged, changes, engine_position, good_pack
from tests.properties.scala40.test_views import reshuffled
from tests.reference.scala40.sheets import SEATS, with_switches

BOTS = sb.bots(sb.rules("scala40"))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", SEATS)
def test_a_bot_plays_whole_deals_by_the_rules(name: str, seats: int) -> None:
    for seed in range(2):
        deck = cards(good_pack(random.Random(seed), seats, seats - 1, "one_by_one"))
        deal, bot = sb.Deal(sb.rules("scala40"), seats, seed=seed, deck=deck), sb.bot(name, seed=seed)
        while deal.turn is not None:
            chosen = bot.choose(deal.view(deal.turn))
            assert chosen in deal.moves
            deal.play(chosen)
            assert len(deal.history) < 3000, "a bot that never ends a deal"


@pytest.mark.parametrize("name", BOTS)
@settings(max_examples=60, deadline=None)
@given(changed=changes, seats=st.sampled_from(SEATS), seed=st.integers(0, 10**9))
def test_a_bot_knows_what_to_do_in_any_position(
    name: str, changed: dict[str, object], seats: int, seed: int
) -> None:
    rng, rules = random.Random(seed), sb.rules("scala40").replace(**changed)
    deal = engine_position(rules, arranged(rng, with_switches("scala40", **changed), seats))
    bot = sb.bot(name, seed=seed)
    for _ in range(20):
        if deal.turn is None:
            break
        chosen = bot.choose(deal.view(deal.turn))
        assert chosen in deal.moves
        deal.play(chosen)


@pytest.mark.parametrize("name", BOTS)
@settings(max_examples=40, deadline=None)
@given(seats=st.sampled_from(SEATS), seed=st.integers(0, 10**9))
def test_a_bot_chooses_alike_where_its_view_is_alike(name: str, seats: int, seed: int) -> None:
    rng, rules = random.Random(seed), sb.rules("scala40")
    position = arranged(rng, with_switches("scala40"), seats)
    deal = engine_position(rules, position)
    twin = engine_position(rules, reshuffled(position, position.turn, rng))
    one, other = sb.bot(name, seed=seed), sb.bot(name, seed=seed)
    assert one.choose(deal.view(position.turn)) == other.choose(twin.view(position.turn))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_asked_on_its_turn_only(name: str) -> None:
    deal = sb.Deal(sb.rules("scala40"), 3, dealer=2, seed=1)
    with pytest.raises(sb.BotError):
        sb.bot(name, seed=1).choose(deal.view(1))


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_deal(name: str) -> None:
    played = []
    for _ in range(2):
        deal, bot = sb.Deal(sb.rules("scala40-palio"), 4, seed=5), sb.bot(name, seed=9)
        while deal.turn is not None and len(deal.history) < 200:
            deal.play(bot.choose(deal.view(deal.turn)))
        played.append([str(move) for move in deal.history])
    assert played[0] == played[1]
