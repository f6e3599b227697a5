"""The laboratory's numbers once more, deal by deal through the library and with plain arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

import settebello as sb
from settebello._engine import laboratory_deck

SEED = 5
SHEETS_AND_SEATS = [(sheet, seats) for sheet in sb.rules_available() for seats in sb.rules(sheet).seats]


def play(rules: sb.RuleSheet, seats: int, number: int, bots: Sequence[sb.Bot]) -> tuple[sb.Score, list[int]]:
    """A deal of the laboratory, a bot for each seat: its score, and how many moves each play had."""
    deck = laboratory_deck(rules.engine_rules(seats), SEED, number)
    deal = sb.Deal(rules, seats=seats, deck=deck, seed=SEED, number=number)
    moves = []
    while deal.turn is not None:
        moves.append(len(deal.moves))
        deal.play(bots[deal.turn].choose(deal.view(deal.turn)))
    return deal.score(), moves


def won(rules: sb.RuleSheet, points: Sequence[int]) -> list[int]:
    """Points that are better the more they are: in Scala 40 they are a debt."""
    return [-each for each in points] if rules.family == "scala40" else list(points)


def leads(points: Sequence[int]) -> list[float]:
    """By how much each side is ahead of the mean of the others."""
    return [
        mine - fmean(other for place, other in enumerate(points) if place != side)
        for side, mine in enumerate(points)
    ]


def scopa_counted(*asked: Any, **named: Any) -> sb.ScopaStatistics:
    """What `simulate` counts of Scopa."""
    counted = sb.simulate(*asked, **named)
    assert isinstance(counted, sb.ScopaStatistics)
    return counted


def same(estimate: sb.Estimate, numbers: Sequence[float]) -> None:
    """The estimate is the numbers' mean and the standard error of that mean."""
    assert estimate.mean == pytest.approx(fmean(numbers), abs=1e-12)
    assert estimate.error == pytest.approx(stdev(numbers) / sqrt(len(numbers)), abs=1e-12)
