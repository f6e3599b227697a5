"""The sheets that come with the library: all there, complete, the same after a record."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

import settebello as sb
from tests.sheets.writing import FAMILY, LANGUAGES, SCOPA, SHEETS

# Switches on which the paper says nothing, so that custom decides.
CUSTOM = {"void.table_sum", "match.deals", "match.final_target", "clock.seconds"}
ORDINARY_ACE = {"ace.sweeps", "ace.first_play"}
SILENT = {
    "fsgs": {"match.deals"} | ORDINARY_ACE,
    "scala40": set(),
    "scala40-palio": {"take.must_use", "score.one_turn", "match.reentry"},
    "scopa-corsa": CUSTOM | ORDINARY_ACE,
    "scopa-dassi": CUSTOM,
    "scopa-napoletana": CUSTOM | ORDINARY_ACE,
    "scupuni": CUSTOM | ORDINARY_ACE | {"void.kings"},
}


def test_our_sheets_are_available_and_sorted() -> None:
    assert sb.rules_available() == SHEETS


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_is_the_same_by_id_and_by_path(name: str) -> None:
    path = Path(sb.__file__).parent / "sheets" / f"{name}.toml"
    assert sb.rules(path) == sb.rules(str(path)) == sb.rules(name)
    assert sb.rules(name).id == name
    assert sb.rules(name).family == FAMILY[name]


@pytest.mark.parametrize("name", SHEETS)
def test_every_switch_has_an_article_or_a_reading_or_is_known_to_be_silent(name: str) -> None:
    rules = sb.rules(name)
    read = {reading.switch: reading for reading in rules.readings if reading.switch is not None}
    silent = {key for key, reading in read.items() if reading.article == ""}
    assert silent == SILENT[name]
    for key in rules.switches:
        assert rules.article(key) or key in read


def test_articles_by_key() -> None:
    assert sb.rules("scupuni").article("scopa.void") == "9"
    assert sb.rules("fsgs").article("capture.sum") == "9, 10"
    assert sb.rules("scopa-napoletana").article("void.kings") == "Il gioco"
    assert sb.rules("fsgs").article("ace.sweeps") == ""
    assert sb.rules("fsgs").article("no.such") == ""


@pytest.mark.parametrize("name", SCOPA)
def test_the_resolved_sheet_round_trips(name: str) -> None:
    rules = sb.rules(name)
    for sheet in (rules, rules.replace(**{"match.target": 7, "clock.seconds": [10, 20]})):
        again = sb.RuleSheet.from_dict(json.loads(json.dumps(sheet.to_dict())))
        assert again == sheet
        assert hash(again) == hash(sheet)
        assert again.to_dict() == sheet.to_dict()
        assert again.explain("it") == sheet.explain("it")
        assert pickle.loads(pickle.dumps(sheet)) == sheet


@pytest.mark.parametrize(
    "found", [None, [], "scupuni", {}, {"family": 3}, {"family": ["scopa"]}, {"family": "scopa"}]
)
def test_what_is_no_resolved_sheet_is_refused(found: object) -> None:
    with pytest.raises(sb.RulesError):
        sb.RuleSheet.from_dict(found)  # type: ignore[arg-type]


def test_a_sheet_is_equal_by_content_only() -> None:
    scupuni = sb.rules("scupuni")
    assert scupuni != sb.rules("fsgs")
    assert scupuni != "scupuni"
    assert len({scupuni, sb.RuleSheet.from_dict(scupuni.to_dict())}) == 1


def test_a_sheet_cannot_be_changed() -> None:
    rules = sb.rules("scupuni")
    with pytest.raises(AttributeError):
        rules.id = "mine"  # type: ignore[misc]
    with pytest.raises(TypeError):
        rules.switches["match.target"] = 3  # type: ignore[index]
    with pytest.raises(TypeError):
        rules.scopa.primiera.numbers["7"] = 1  # type: ignore[index]
    with pytest.raises(ValueError, match="frozen"):
        rules.scopa.match.target = 3  # type: ignore[misc]


@pytest.mark.parametrize("name", SHEETS)
def test_what_a_list_of_sheets_shows_is_there_in_each_language(name: str) -> None:
    rules = sb.rules(name)
    for language in LANGUAGES:
        assert rules.title_in(language)
        assert rules.place_in(language)
        assert rules.source_in(language)
        assert str(rules.match.target or rules.match.deals) in rules.summary(language)
        assert str(rules.deck.count) in rules.summary(language)
    with pytest.raises(sb.LanguageError, match="it, fr, en"):
        rules.title_in("de")


def test_seats_decide_the_engine_rules() -> None:
    napoletana = sb.rules("scopa-napoletana")
    assert [napoletana.engine_rules(seats).seats for seats in (2, 3, 4, 6)] == [2, 3, 4, 6]
    assert napoletana.engine_rules(2) is napoletana.engine_rules(2)
    assert sb.rules("scupuni").engine_rules() is sb.rules("scupuni").engine_rules(4)
    for wrong in (None, 5, 0, True, "2"):
        with pytest.raises(sb.SeatError, match="2 or 3 or 4 or 6"):
            napoletana.engine_rules(wrong)  # type: ignore[arg-type]
