"""Every reading of the sheets: recorded, explained, and with its other values playable."""

from __future__ import annotations

import random
from typing import Any

import pytest

import settebello as sb
from tests.properties.playing import anything, lockstep, naive_twin
from tests.reference.match import winner
from tests.reference.sheets import SHEETS, with_switches

SWITCHED = [
    (name, reading.switch, value)
    for name in SHEETS
    for reading in sb.rules(name).readings
    if reading.switch
    for value in reading.values
]

# What RULES marks as a reading and gives a switch, sheet by sheet.
MARKED = {
    "scupuni": {"scopa.void", "match.both", "view.hand", "view.piles"},
    "scopa-napoletana": {
        "capture.sum", "scopa.void", "score.cards", "score.coins", "primiera.missing", "primiera.all_missing",
        "match.target", "match.both", "view.hand", "view.piles",
    },
    "scopa-dassi": {
        "capture.sum", "scopa.void", "score.cards", "score.coins", "primiera.missing", "primiera.all_missing",
        "match.target", "match.both", "view.hand", "view.piles", "deal.style", "ace.first_play",
    },
    "fsgs": {"match.both", "view.hand", "view.piles"},
    "scopa-corsa": {
        "dealer.first", "void.kings", "scopa.void", "primiera.all_missing", "match.both",
        "view.hand", "view.piles",
    },
}  # fmt: skip


@pytest.mark.parametrize("name", SHEETS)
def test_what_is_a_reading_is_recorded_as_one(name: str) -> None:
    recorded = {reading.switch for reading in sb.rules(name).readings}
    assert MARKED[name] <= recorded


@pytest.mark.parametrize(("name", "switch", "value"), SWITCHED)
def test_a_readings_other_value_is_played(name: str, switch: str, value: Any) -> None:
    rules = sb.rules(name)
    assert _held(rules.switches[switch]) != _held(value), "a reading offers other values than its own"
    sheet = with_switches(name, **{switch: list(value) if isinstance(value, tuple) else value})
    switched = rules.replace(**{switch: value})
    for seats in sheet.layouts:
        for seed in range(4):
            deal = sb.Deal(switched, seats, seed=seed)
            lockstep(deal, naive_twin(deal, sheet, seats, seats - 1), anything, random.Random(seed))


@pytest.mark.parametrize(
    ("name", "switch", "value"), [row for row in SWITCHED if row[1].startswith(("match.", "dealer."))]
)
def test_a_readings_other_value_decides_the_match(name: str, switch: str, value: Any) -> None:
    seats = sb.rules(name).seats[0]
    match = sb.Match(sb.rules(name).replace(**{switch: value}), seats, seed=5, final=True)
    while not match.over:
        match.play(match.deal.moves[0])
    running = [deal.totals for deal in match.deals]
    switches = with_switches(name, **{switch: value}).switches
    assert winner(switches, running, final=True) == match.winner
    assert all(winner(switches, running[:end], final=True) is None for end in range(len(running)))


@pytest.mark.parametrize("language", ["it", "fr", "en"])
@pytest.mark.parametrize(("name", "articles"), [("scupuni", 14), ("fsgs", 23)])
def test_every_article_is_explained(name: str, articles: int, language: str) -> None:
    cited = {number for part in sb.rules(name).explanation(language) for number in _numbers(part.article)}
    assert cited == {*range(1, articles + 1)}


def _held(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _numbers(article: str) -> list[int]:
    return [int(number) for number in article.replace("–", ",").split(",") if number.strip().isdigit()]
