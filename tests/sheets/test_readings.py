"""The doubts of the papers, each with its choice, and its switch where there is one."""

from __future__ import annotations

import pytest

import settebello as sb
from tests.sheets.writing import LANGUAGES, SCOPA, SHEETS

EVERYWHERE = {"view.hand", "view.piles", "scopa.void", "match.both"}
# The switches that decide a doubt about what the paper says, not its silence.
DOUBTED = {
    "fsgs": EVERYWHERE,
    "scopa-corsa": EVERYWHERE | {"dealer.first", "void.kings", "primiera.all_missing"},
    "scopa-napoletana": EVERYWHERE
    | {
        "capture.sum",
        "score.cards",
        "score.coins",
        "primiera.missing",
        "primiera.all_missing",
        "match.target",
    },
    "scupuni": EVERYWHERE | {"capture.sum"},
}
SCALA40 = {
    "deal.style",
    "meld.jokers",
    "discard.swappable",
    "discard.just_taken",
    "stock.turnovers",
    "match.deals",
    "match.limit",
}
DOUBTED["scala40-palio"] = SCALA40
DOUBTED["scala40"] = SCALA40 | {
    "opening.points",
    "take.before_opening",
    "take.must_use",
    "score.one_turn",
    "match.reentry",
}
DOUBTED["scopa-dassi"] = DOUBTED["scopa-napoletana"] | {"deal.style", "ace.first_play"}


@pytest.mark.parametrize("name", SHEETS)
def test_the_doubts_that_have_a_switch(name: str) -> None:
    readings = [reading for reading in sb.rules(name).readings if reading.article and reading.switch]
    assert {reading.switch for reading in readings} == DOUBTED[name]
    assert len(readings) == len(DOUBTED[name])
    for reading in readings:
        assert reading.values
        assert sb.rules(name).switches[str(reading.switch)] not in reading.values


@pytest.mark.parametrize("name", SHEETS)
def test_each_doubt_is_put_in_three_languages(name: str) -> None:
    for reading in sb.rules(name).readings:
        assert reading.doubt == reading.doubt_in("en")
        assert reading.choice == reading.choice_in("en")
        assert len({reading.choice_in(language) for language in LANGUAGES}) == 3
        assert len({reading.doubt_in(language) for language in LANGUAGES}) == 3
        with pytest.raises(sb.LanguageError, match="it, fr, en"):
            reading.doubt_in("de")


@pytest.mark.parametrize("name", SCOPA)
def test_everywhere_the_next_seat_deals_and_nobody_s_cards_are_nobody_s(name: str) -> None:
    doubts = {reading.doubt for reading in sb.rules(name).readings}
    assert "The sheet does not say who deals after the first deal." in doubts
    assert "Whose are the cards on the table if nobody captured in the whole deal?" in doubts


def test_doubts_follow_the_articles_and_silence_comes_last() -> None:
    articles = [reading.article for reading in sb.rules("fsgs").readings]
    numbers = [int(article) for article in articles if article]
    assert numbers == sorted(numbers)
    assert set(articles[len(numbers) :]) == {""}


def test_a_switched_doubt_lists_the_values_beside_the_one_that_stands() -> None:
    corsa = sb.rules("scopa-corsa").replace(**{"dealer.first": "lowest"})
    [reading] = [reading for reading in corsa.readings if reading.switch == "dealer.first"]
    assert reading.values == ("random", "highest")


def test_nothing_is_offered_where_nothing_can_be_switched() -> None:
    [kings] = [reading for reading in sb.rules("scupuni").readings if reading.switch == "void.kings"]
    assert kings.values == ()
    assert kings.choice == "There can be no kings on the table at the start: it is empty."
