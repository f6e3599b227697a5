"""The ladders of sanctions as the sheets have them."""

from __future__ import annotations

import pytest

import settebello as sb
from tests.sheets.writing import LANGUAGES, SHEETS

FSGS = {
    "6": (("-2",), "jury"),
    "8": (("warning", "-1", "-4"), "jury"),
    "9": (("warning", "-1", "-4"), "jury"),
    "10": (("warning", "-1", "-4"), "jury"),
    "12": (("-1",), "jury"),
    "14": (("expelled",), "jury"),
    "15": (("-1", "-4", "expelled"), "jury"),
    "22": ((), "jury"),
}


def test_the_federation_s_ladders() -> None:
    referee = sb.rules("fsgs").referee
    ladders = {
        article: (ladder.steps, ladder.further) for ladder in referee.ladders for article in ladder.articles
    }
    assert ladders == FSGS
    assert referee.choices == ("warning", "-1", "-2", "-3", "-4", "expelled")
    [shared] = [ladder.articles for ladder in referee.ladders if "9" in ladder.articles]
    assert shared == ("8", "9", "10")


def test_scupuni_forfeits_for_talking() -> None:
    [ladder] = sb.rules("scupuni").referee.ladders
    assert (ladder.articles, ladder.steps, ladder.further) == (("13",), ("forfeit",), "none")
    assert sb.rules("scupuni").referee.choices == ()


@pytest.mark.parametrize(
    "name", ["scala40", "scala40-palio", "scopa-corsa", "scopa-dassi", "scopa-napoletana"]
)
def test_the_other_sheets_know_no_sanctions(name: str) -> None:
    assert sb.rules(name).referee.ladders == ()


@pytest.mark.parametrize("name", SHEETS)
def test_offences_are_named_in_three_languages(name: str) -> None:
    for ladder in sb.rules(name).referee.ladders:
        named = {ladder.offence.text(language) for language in LANGUAGES}
        assert len(named) == 3
        for language in LANGUAGES:
            assert ladder.offence.text(language) in sb.rules(name).explain(language)
