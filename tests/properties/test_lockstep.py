"""Thousands of random deals of every sheet: engine and naive reading agree in every state.

`SETTEBELLO_DEALS` is the number of deals per sheet and number of seats; Corsica, whose tables
grow long, plays an eighth of it.
"""

from __future__ import annotations

import os
import random

import pytest

import settebello as sb
from tests.properties.comparing import DisagreementError, cards_there, texts
from tests.properties.playing import chooser, lockstep, naive_twin
from tests.reference.sheets import PLAYED_AT, SHEETS
from tests.reference.shuffle import shuffled

DEALS = int(os.environ.get("SETTEBELLO_DEALS", "4000"))
BLOCKS = 4


def share_of(name: str) -> int:
    """How many deals one block of a sheet plays."""
    deals = DEALS // 8 if name == "scopa-corsa" else DEALS
    return max(1, deals // BLOCKS)


@pytest.mark.timeout(0)
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize(("name", "seats"), PLAYED_AT)
def test_engine_and_naive_reading_agree(name: str, seats: int, block: int) -> None:
    rules, sheet, deals = sb.rules(name), SHEETS[name], share_of(name)
    for number in range(block * deals, (block + 1) * deals):
        dealer = number % seats
        try:
            deal = sb.Deal(rules, seats, dealer, seed=number)
            if number % 10 == 0:
                _check_shuffle(deal, sheet.ranks, number)
            twin = naive_twin(deal, sheet, seats, dealer)
            lockstep(deal, twin, chooser(number), random.Random(number), closely=number % 10 == 0)
            assert cards_there(deal) in (0, 4 * len(sheet.ranks))
        except (DisagreementError, sb.SettebelloError) as error:
            pytest.fail(f"{name}, {seats} seats, dealer {dealer}, seed {number}: {error!r}")


def _check_shuffle(deal: sb.Deal, ranks: str, seed: int) -> None:
    assert deal.deck is not None
    for redeal, deck in enumerate((*deal.void, deal.deck)):
        expected = shuffled(ranks, seed, f"deal 0/redeal {redeal}")
        if texts(deck) != expected:
            raise DisagreementError(f"shuffle {redeal}: engine {texts(deck)}, plain Python {expected}")
