"""The word files: the same keys and placeholders in three languages, and every value spoken."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import settebello as sb
from settebello.sheets import words
from tests.sheets.test_replace import SCOPA_CLOSED
from tests.sheets.test_scala40_switches import SCALA40_CLOSED
from tests.sheets.writing import LANGUAGES, SHEETS

FOLDER = Path(words.__file__).parent
FILES = sorted(str(path.relative_to(FOLDER / "it")) for path in (FOLDER / "it").rglob("*.toml"))
CLOSED = {"scopa": SCOPA_CLOSED, "scala40": SCALA40_CLOSED}
CALLED = {"who", "who_capital", "to_who", "coins", "coins_point"}
# The engine's closed sets of reasons why a play is refused.
REASONS = (
    "not_in_hand", "not_on_table", "equal_must_be_taken", "equal_excludes_sum", "equal_not_beside",
    "sum_must_be_taken", "wrong_sum", "one_equal_only", "ace_sweeps_all", "first_play_not_ace",
    "malformed", "wrong_seat",
    "draw_first", "already_drawn", "take_not_open", "take_not_usable", "no_such_meld", "no_meld",
    "too_many_jokers", "joker_undeclared", "opening_out_of_reach", "opening_unfinished", "not_open",
    "does_not_fit", "fits_as_swap_only", "no_joker_to_swap", "last_card_stays", "first_round_two_stay",
    "only_taken_card_stays", "discard_attachable", "discard_just_taken", "discard_swappable",
    "taken_not_used",
)  # fmt: skip


def _texts(tree: dict[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from _texts(value, f"{above}{key}/")
        else:
            yield f"{above}{key}", value


def _file(language: str, name: str) -> dict[str, str]:
    return dict(_texts(tomllib.loads((FOLDER / language / name).read_text(encoding="utf-8"))))


def _placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_each_language_has_the_same_files() -> None:
    assert {"rules.toml", "decks.toml", "readings.toml", "people.toml"} <= set(FILES)
    assert {f"families/{family}.toml" for family in CLOSED} <= set(FILES)
    for language in LANGUAGES:
        folder = FOLDER / language
        assert sorted(str(path.relative_to(folder)) for path in folder.rglob("*.toml")) == FILES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_three_languages_are_complete(language: str, name: str) -> None:
    italian, other = _file("it", name), _file(language, name)
    assert list(other) == list(italian)
    for key, text in other.items():
        assert text.strip()
        assert text == text.rstrip()
        # Sides and packs are called differently in each language; the rest is told by all three.
        assert _placeholders(text) - CALLED == _placeholders(italian[key]) - CALLED, key


@pytest.mark.parametrize("family", CLOSED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_switch_has_a_sentence(language: str, family: str) -> None:
    spoken = words.words_in(language).families[family]
    for key, values in CLOSED[family].items():
        told_by = "deal.layouts" if (family, key) == ("scopa", "deal.style") else key
        said = {str(value).lower() if isinstance(value, bool) else str(value) for value in values}
        assert said <= set(spoken[told_by])


@pytest.mark.parametrize("language", LANGUAGES)
def test_readings_use_every_usual_doubt(language: str) -> None:
    used = {entry["usual"] for name in SHEETS for entry in sb.rules(name).to_dict()["readings"]} - {None}
    assert used == set(words.words_in(language).readings)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("design", ["napoletane", "siciliane", "milanesi", "francesi"])
def test_packs_are_called_as_the_cards_are(language: str, design: str) -> None:
    deck = words.words_in(language).decks[design]
    for rank in "JQK":
        assert sb.Card(f"{rank}D").name(language, design).startswith(f"{deck[rank]} ")
    suit = sb.Card("7D").name(language, design).split()[-1]
    assert deck["coins"].startswith(suit)
    assert deck["coins"] in deck["suits"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_french_pack_has_a_joker(language: str) -> None:
    assert sb.Card("**").name(language, "francesi") == words.words_in(language).decks["francesi"]["joker"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_refusal_is_one_plain_sentence(language: str) -> None:
    said = [words.sentence(language, reason, card="7D", article="art. 8") for reason in REASONS]
    assert len(set(said)) == len(REASONS)
    for sentence in said:
        assert sentence.endswith(" (art. 8).")
        assert sentence[0].isupper()
    assert words.sentence(language, "stale").endswith(".")
    assert words.sentence(language, "stale", article="") == words.sentence(language, "stale")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for code, text in words.words_in(language).people["sentences"].items():
        values = dict.fromkeys(_placeholders(text), "X")
        sentence = words.sentence(language, code, **values)
        assert "{" not in sentence
        assert sentence.endswith(".")
        assert sentence.count("X") >= len(values)


def test_score_items_bear_the_deck_s_word_for_coins() -> None:
    assert words.item("it", "coins", "siciliane") == "Ori"
    assert words.item("it", "coins", "milanesi") == "Quadri"
    assert words.item("fr", "coins", "francesi") == "Carreaux"
    for language in LANGUAGES:
        items = {
            words.item(language, name)
            for name in ("cards", "coins", "settebello", "primiera", "scope", "total")
        }
        assert len(items) == 6


def test_wrong_words_are_refused() -> None:
    with pytest.raises(sb.LanguageError, match="it, fr, en"):
        words.sentence("de", "stale")
    with pytest.raises(sb.LanguageError, match="it, fr, en"):
        words.item("de", "cards")
    with pytest.raises(KeyError):
        words.sentence("it", "no_such_code")
    with pytest.raises(KeyError):
        words.item("it", "no_such_item")
