"""Deals of Scala 40 by the hundred: engine and naive reading agree in every state.

`SETTEBELLO_DEALS` scales them as it does for Scopa; a deal is some 200 moves long. Random seats
rarely open, so most play to meld, and half of the packs are stacked with what makes melds.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import settebello as sb
from tests.properties.comparing import DisagreementError, texts
from tests.properties.scala40.comparing import cards, cards_there
from tests.properties.scala40.playing import POLICIES, lockstep, naive_twin
from tests.properties.scala40.strategies import arranged, engine_position, good_pack, some_changes
from tests.reference.scala40.pack import PACK
from tests.reference.scala40.position import set_up
from tests.reference.scala40.sheets import SEATS, with_switches
from tests.reference.shuffle import mix, stream

DEALS = int(os.environ.get("SETTEBELLO_DEALS", "4000"))
BLOCKS = 2
SHUFFLED, STACKED, ARRANGED = (max(1, DEALS // share // BLOCKS) for share in (100, 100, 10))


def sheet_of(number: int, rng: random.Random) -> tuple[str, dict[str, Any]]:
    """Either sheet as it is, or with switches set at will."""
    return "scala40" if number % 2 else "scala40-palio", some_changes(rng) if number % 3 else {}


@pytest.mark.timeout(0)
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("seats", SEATS)
def test_shuffled_deals(seats: int, block: int) -> None:
    for number in range(block * SHUFFLED, (block + 1) * SHUFFLED):
        rng, dealer = random.Random(10 * number + seats), number % seats
        name, changed = sheet_of(number, rng)
        try:
            rules = sb.rules(name).replace(**changed)
            deal = sb.Deal(rules, seats, dealer, seed=number, number=number % 5)
            expected = mix(PACK, stream(number, f"deal {number % 5}/redeal 0"))
            if texts(deal.deck) != expected:
                raise DisagreementError(f"shuffle: engine {texts(deal.deck)}, plain Python {expected}")
            twin = naive_twin(deal, with_switches(name, **changed), seed=number, number=number % 5)
            lockstep(deal, twin, POLICIES[number % len(POLICIES)], rng, closely=number % 10 == 0)
            assert cards_there(deal) == len(PACK)
        except (DisagreementError, sb.SettebelloError) as error:
            pytest.fail(f"{name} {changed}, {seats} seats, dealer {dealer}, seed {number}: {error!r}")


@pytest.mark.timeout(0)
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("seats", SEATS)
def test_stacked_packs(seats: int, block: int) -> None:
    for number in range(block * STACKED, (block + 1) * STACKED):
        rng, dealer = random.Random(10 * number + seats), number % seats
        name, changed = sheet_of(number, rng)
        switches = with_switches(name, **changed)
        deck = good_pack(rng, seats, dealer, switches["deal.style"])
        try:
            rules = sb.rules(name).replace(**changed)
            deal = sb.Deal(rules, seats, dealer, seed=number, deck=cards(deck))
            twin = naive_twin(deal, switches, seed=number)
            lockstep(deal, twin, POLICIES[number % len(POLICIES)], rng, closely=number % 10 == 0)
        except (DisagreementError, sb.SettebelloError) as error:
            pytest.fail(f"{name} {changed}, {seats} seats, dealer {dealer}, stacked {number}: {error!r}")


@pytest.mark.timeout(0)
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("seats", SEATS)
def test_arranged_positions(seats: int, block: int) -> None:
    """Melds nearly full, hands nearly empty, many jokers, a stock of one card, the first round."""
    for number in range(block * ARRANGED, (block + 1) * ARRANGED):
        rng = random.Random(10 * number + seats)
        name, changed = sheet_of(number, rng)
        switches = with_switches(name, **changed)
        position = arranged(rng, switches, seats)
        try:
            deal = engine_position(sb.rules(name).replace(**changed), position)
            twin = set_up(switches, position)
            policy = POLICIES[number % len(POLICIES)]
            lockstep(deal, twin, policy, rng, closely=number % 5 == 0, corruptions=4, most=60)
        except (DisagreementError, sb.SettebelloError) as error:
            pytest.fail(f"{name} {changed}, {position}: {error!r}")
