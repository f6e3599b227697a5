"""Every reading of the Scala sheets: recorded, and with its other values played and decided."""

from __future__ import annotations

import random
from typing import Any

import pytest

import settebello as sb
from tests.properties.scala40.comparing import cards
from tests.properties.scala40.playing import POLICIES, lockstep, naive_twin
from tests.properties.scala40.strategies import VALUES, good_pack
from tests.reference.scala40.sheets import SHEETS, with_switches

SWITCHED = [
    (name, reading.switch, value)
    for name in SHEETS
    for reading in sb.rules(name).readings
    if reading.switch
    for value in reading.values
]

# What RULES marks as a reading and API gives a switch; the customs are the customary sheet's own.
MARKED = {
    "scala40-palio": {
        "deal.style", "meld.jokers", "discard.swappable", "discard.just_taken", "stock.turnovers",
        "match.deals", "match.limit",
    },
    "scala40": {
        "deal.style", "meld.jokers", "discard.swappable", "discard.just_taken", "stock.turnovers",
        "opening.points", "take.before_opening", "take.must_use", "score.one_turn",
        "match.limit", "match.reentry",
    },
}  # fmt: skip


@pytest.mark.parametrize("name", SHEETS)
def test_what_is_a_reading_is_recorded_as_one(name: str) -> None:
    recorded = {reading.switch for reading in sb.rules(name).readings}
    assert MARKED[name] <= recorded


@pytest.mark.parametrize("name", SHEETS)
def test_the_sheets_agree_with_the_table_typed_off_the_rules(name: str) -> None:
    assert dict(sb.rules(name).switches) == SHEETS[name]


def test_every_scala_sheet_is_read() -> None:
    assert {name for name in sb.rules_available() if sb.rules(name).family == "scala40"} == set(SHEETS)


@pytest.mark.parametrize(
    ("name", "switch", "value"), [each for each in SWITCHED if not each[1].startswith("match.")]
)
def test_a_readings_other_value_is_played(name: str, switch: str, value: Any) -> None:
    rules = sb.rules(name)
    assert rules.switches[switch] != value, "a reading offers other values than its own"
    switched, switches = rules.replace(**{switch: value}), with_switches(name, **{switch: value})
    for number, seats in enumerate((2, 3, 6)):
        rng = random.Random(number)
        deck = cards(good_pack(rng, seats, seats - 1, switches["deal.style"]))
        deal = sb.Deal(switched, seats, seed=number, deck=deck)
        lockstep(deal, naive_twin(deal, switches, seed=number), POLICIES[number], rng)


@pytest.mark.parametrize("switch", VALUES)
def test_every_switch_takes_the_values_that_it_is_tried_with(switch: str) -> None:
    for value in VALUES[switch]:
        assert sb.rules("scala40").replace(**{switch: value}).switches[switch] == value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("meld.jokers", -1), ("meld.jokers", 5), ("meld.jokers", "one"), ("opening.points", -1),
        ("opening.points", 101), ("discard.swappable", "sometimes"), ("discard.just_taken", True),
        ("stock.turnovers", -1), ("stock.turnovers", 21), ("take.before_opening", "always"),
        ("take.must_use", "yes"), ("score.one_turn", 2), ("match.deals", -1), ("match.limit", -1),
        ("match.reentry", -1),
        ("deal.style", "thrown"), ("capture.sum", "may"), ("scopa.void", "never"), ("opening.point", 40),
    ],
)  # fmt: skip
def test_a_switch_that_cannot_be_set_so(key: str, value: Any) -> None:
    rules = sb.rules("scala40")
    before = dict(rules.switches)
    with pytest.raises(sb.RulesError, match=key) as refused:
        rules.replace(**{key: value})
    assert refused.value.key == key
    assert dict(rules.switches) == before


@pytest.mark.parametrize(("name", "article"), [("scala40", "3"), ("scala40-palio", "Regole generali")])
def test_a_refusal_cites_the_article_of_its_sheet(name: str, article: str) -> None:
    deal = sb.Deal(sb.rules(name), 2, seed=1)
    for text, key in (("discard 2S", "turn.draw"), ("take", "take.before_opening")):
        with pytest.raises(sb.IllegalMove) as refused:
            deal.play(text)
        assert (refused.value.key, refused.value.article) == (key, article)
