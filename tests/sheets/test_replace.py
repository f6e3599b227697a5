"""Switches: each value of each one is taken, leads to other rules, and can be set back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import settebello as sb
from tests.sheets.writing import SCOPA

# The switches of API.md and the values of those whose set is closed.
SCOPA_CLOSED: dict[str, tuple[object, ...]] = {
    "dealer.first": ("highest", "lowest", "random"),
    "deal.style": ("one_by_one", "packet"),
    "capture.equal": ("must", "may"),
    "capture.sum": ("must", "may"),
    "ace.sweeps": (True, False),
    "ace.first_play": ("any", "not_ace"),
    "scopa.void": ("last_card", "last_capture", "never"),
    "score.cards": ("most", "more_than"),
    "score.coins": ("most", "more_than"),
    "primiera.missing": ("other_side", "cannot", "sums"),
    "primiera.all_missing": ("sums", "nobody"),
    "match.both": ("higher", "play_on", "parity"),
    "view.hand": ("own", "after_partner"),
    "view.piles": ("closed", "first_round", "open"),
}
SCOPA_OPEN: dict[str, tuple[object, ...]] = {
    "void.kings": (0, 1, 4),
    "void.table_sum": (0, 10, 20),
    "score.cards_more_than": (20, 25),
    "score.coins_more_than": (5, 8),
    "primiera.figures": ([10, 10, 10], (8, 9, 10)),
    "match.target": (1, 11, 100),
    "match.deals": (0, 1, 12),
    "match.final_target": (0, 101),
    "clock.seconds": ([], [30], [20] * 6 + [40] * 3),
}
# What the engine plays by; the rest is for the match, its clock and its first dealer.
PLAYED = ("deal", "void", "capture", "ace", "scopa", "score", "primiera", "view")


def _json(rules: sb.RuleSheet, seats: int) -> dict[str, object]:
    return rules.scopa.engine(seats)


def test_the_switches_are_those_of_the_library_s_contract() -> None:
    for name in SCOPA:
        assert set(sb.rules(name).switches) == set(SCOPA_CLOSED) | set(SCOPA_OPEN)


@pytest.mark.parametrize("name", SCOPA)
@pytest.mark.parametrize("key", [*SCOPA_CLOSED, *SCOPA_OPEN])
def test_each_value_is_taken_and_can_be_set_back(name: str, key: str) -> None:
    rules = sb.rules(name)
    before: Any = rules.switches[key]
    ours = {key: 20} if key == "match.target" and rules.match.final_target else {}
    for value in (SCOPA_CLOSED | SCOPA_OPEN)[key]:
        wanted = {key: value} | {lower: min(20, int(str(value))) for lower in ours}
        changed = rules.replace(**wanted)
        assert changed.replace(**{key: before}) == rules
        for seats in rules.seats:
            assert changed.engine_rules(seats).seats == seats
    assert rules.switches[key] == before


def _doubts() -> Iterator[tuple[str, str, object]]:
    for name in SCOPA:
        for reading in sb.rules(name).readings:
            for value in reading.values:
                yield name, str(reading.switch), value


@pytest.mark.parametrize(("name", "key", "value"), list(_doubts()))
def test_each_other_value_of_a_reading_leads_to_other_rules(name: str, key: str, value: object) -> None:
    rules = sb.rules(name)
    changed = rules.replace(**{key: value})
    assert changed != rules
    assert changed.switches[key] == value != rules.switches[key]
    if key.split(".")[0] in PLAYED:
        assert any(_json(changed, seats) != _json(rules, seats) for seats in rules.seats)
    else:
        assert all(_json(changed, seats) == _json(rules, seats) for seats in rules.seats)


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("match.targt", 11, "did you mean match.target?"), ("match", 1, "match.target"),
        ("", 1, "dealer.first"),
        ("deal.layouts", [], "deal.style"), ("match.target_options", [7], "match.target"),
        ("capture.sum", "sometimes", "'must' or 'may'"), ("capture.sum", None, "'must' or 'may'"),
        ("void.kings", True, "a whole number from 0 to 4"), ("match.target", 10**30, "from 0 to 1000"),
        ("match.target", 0, "match.deals"), ("clock.seconds", object(), "a list of whole numbers"),
        ("void.table_sum", 31, "from 0 to 30"), ("score.cards_more_than", 19, "from 20"),
    ],
)  # fmt: skip
def test_a_wrong_key_or_value_names_key_found_and_allowed(key: str, value: object, allowed: str) -> None:
    rules = sb.rules("scupuni")
    with pytest.raises(sb.RulesError) as refused:
        rules.replace(**{key: value})
    assert refused.value.key == key
    assert refused.value.found in (key, value)
    assert allowed in refused.value.allowed
    assert rules == sb.rules("scupuni")


def test_a_first_table_must_be_possible() -> None:
    napoletana = sb.rules("scopa-napoletana")
    assert napoletana.replace(**{"void.kings": 1, "void.table_sum": 30}).switches["void.kings"] == 1
    corsa = sb.rules("scopa-corsa").to_dict()
    corsa["deal"]["layouts"] = [
        {"seats": 4, "packets": [9], "table": 0},
        {"seats": 2, "packets": [17], "table": 2},
    ]
    corsa["void"]["table_sum"] = 20
    with pytest.raises(sb.RulesError, match="less than 20, the best sum of a first table"):
        sb.RuleSheet.from_dict(corsa)


def test_several_switches_together_are_judged_together() -> None:
    deals_only = sb.rules("scupuni").replace(**{"match.target": 0, "match.deals": 3})
    assert (deals_only.match.target, deals_only.match.deals) == (0, 3)
    with pytest.raises(sb.RulesError, match="final_target"):
        sb.rules("fsgs").replace(**{"match.target": 31})
    assert sb.rules("fsgs").replace(**{"match.target": 31, "match.final_target": 41}).match.target == 31


def test_a_style_by_seats_replaces_the_whole() -> None:
    dassi = sb.rules("scopa-dassi")
    assert dict(dassi.switches["deal.style"]) == {"default": "packet", "4": "one_by_one"}
    assert [_json(dassi, seats)["style"] for seats in dassi.seats] == [
        "packet",
        "packet",
        "one_by_one",
        "packet",
    ]
    packets = dassi.replace(**{"deal.style": "packet"})
    assert {_json(packets, seats)["style"] for seats in dassi.seats} == {"packet"}
    same = dassi.replace(**{"deal.style": {"default": "packet", "2": "packet"}})
    assert same == packets


def test_whole_packets_leave_no_round_for_the_table() -> None:
    fsgs = sb.rules("fsgs")
    assert _json(fsgs, 4)["table_when"] == "each_round"
    assert _json(fsgs.replace(**{"deal.style": "packet"}), 4)["table_when"] == "after"


def test_a_lone_player_waits_for_no_partner() -> None:
    waiting = sb.rules("scopa-napoletana").replace(**{"view.hand": "after_partner"})
    hands = [_json(waiting, seats)["view_hand"] for seats in waiting.seats]
    assert hands == ["own", "own", "after_partner", "after_partner"]


def test_an_empty_first_table_is_never_void() -> None:
    scupuni = sb.rules("scupuni").replace(**{"void.kings": 3, "void.table_sum": 10})
    assert (_json(scupuni, 4)["void_kings"], _json(scupuni, 4)["void_table_sum"]) == (0, 0)
