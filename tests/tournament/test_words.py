"""Every language says everything, and every reason has its sentence."""

from __future__ import annotations

import string
from typing import get_args

import pytest

from settebello.tournament import EventError, FormatError
from settebello.tournament.entries.preview import Kind
from settebello.tournament.errors import Reason, UnreadableFile
from settebello.tournament.event import Stage
from settebello.tournament.fair_draw import Doubt
from settebello.tournament.log import Role
from settebello.tournament.rounds import Ending
from settebello.tournament.tiebreaks import TIE_BREAKS
from settebello.tournament.words import told, words_in

LANGUAGES = ("it", "fr", "en")


def places(text: str) -> set[str | None]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_all_languages_have_the_same_keys_and_the_same_places_to_fill() -> None:
    first, *others = (words_in(language) for language in LANGUAGES)
    for words in others:
        assert {table: set(texts) for table, texts in words.items()} == {
            table: set(texts) for table, texts in first.items()
        }
        for table, texts in first.items():
            for key, text in texts.items():
                assert places(words[table][key]) == places(text), (table, key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_reason_is_told_in_a_sentence(language: str, reason: Reason) -> None:
    about = "too_few" if reason == "format_cannot" else "Anna"
    sentence = told(EventError("cause", reason, found=3, allowed=4, about=about), language)
    assert sentence.endswith(".")
    assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_closed_sets_have_their_words(language: str) -> None:
    words = words_in(language)
    assert set(words["rows"]) == set(get_args(Kind))
    assert set(get_args(Stage)) <= set(words["stages"])
    assert set(words["endings"]) == set(get_args(Ending))
    assert set(words["roles"]) == set(get_args(Role))
    assert set(words["tie_breaks"]) == set(TIE_BREAKS)
    assert set(words["verdict"]) == {*get_args(Doubt), "holds"}
    assert {"rematch", "second_bye", "club", "partners"} <= set(words["breaches"])
    for reason in (
        "too_few",
        "too_many",
        "missing_slot",
        "too_many_rounds",
        "result_missing",
        "no_winner",
        "play_off_due",
    ):
        assert told(FormatError("cause", reason, 3, 4), language)
    for reason in ("broken", "encoding", "empty", "too_long", "kind"):
        assert told(UnreadableFile("cause", reason), language) == words["files"][reason]
