"""The switches of Scala 40: each value is taken, reaches the engine's rules, and can be set back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import settebello as sb
from tests.sheets.writing import SCALA40, club, refusal, written

# The switches of API.md and the customary variants, with the values of those whose set is closed.
SCALA40_CLOSED: dict[str, tuple[object, ...]] = {
    "deal.style": ("one_by_one", "packet"),
    "take.before_opening": ("never", "if_used"),
    "take.must_use": (True, False),
    "discard.swappable": ("allowed", "forbidden"),
    "discard.just_taken": ("allowed", "forbidden"),
    "score.one_turn": ("single", "doubles"),
}
SCALA40_OPEN: dict[str, tuple[int, ...]] = {
    "meld.jokers": (0, 1, 4),
    "opening.points": (0, 40, 100),
    "stock.turnovers": (0, 3, 20),
    "match.deals": (1, 6, 1000),
    "match.limit": (1, 151, 1000),
    "match.reentry": (0, 1, 100),
}
# Under which key the engine reads what a switch holds.
ENGINE = {
    "deal.style": "style",
    "meld.jokers": "meld_jokers",
    "opening.points": "opening_points",
    "take.before_opening": "take_before_opening",
    "take.must_use": "taken_must_be_used",
    "discard.swappable": "swappable",
    "discard.just_taken": "just_taken",
    "stock.turnovers": "turnovers",
    "score.one_turn": "one_turn",
}


@pytest.mark.parametrize("name", SCALA40)
def test_the_switches_are_those_of_the_library_s_contract(name: str) -> None:
    assert set(sb.rules(name).switches) == set(SCALA40_CLOSED) | set(SCALA40_OPEN)


@pytest.mark.parametrize("name", SCALA40)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_engine_gets_every_rule_of_play(name: str, seats: int) -> None:
    assert sb.rules(name).scala40.engine(seats) == {
        "family": "scala40",
        "seats": seats,
        "style": "one_by_one",
        "meld_jokers": 1,
        "opening_points": 40,
        "take_before_opening": "never",
        "taken_must_be_used": False,
        "swappable": "allowed",
        "just_taken": "forbidden",
        "turnovers": 3,
        "one_turn": "single",
    }
    assert sb.rules(name).engine_rules(seats).seats == seats


@pytest.mark.parametrize("name", SCALA40)
@pytest.mark.parametrize("key", [*SCALA40_CLOSED, *SCALA40_OPEN])
def test_each_value_is_taken_and_can_be_set_back(name: str, key: str) -> None:
    rules = sb.rules(name)
    before: Any = rules.switches[key]
    for value in (SCALA40_CLOSED | SCALA40_OPEN)[key]:
        changed = rules.replace(**{key: value})
        assert changed.switches[key] == value
        assert changed.replace(**{key: before}) == rules
        engine = changed.scala40.engine(4)
        assert changed.engine_rules(4).seats == 4
        if key in ENGINE:
            assert engine == rules.scala40.engine(4) | {ENGINE[key]: value}
        else:
            assert engine == rules.scala40.engine(4)


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("meld.joker", 1, "did you mean meld.jokers?"), ("match.target", 101, "match.limit"),
        ("capture.sum", "must", "deal.style"), ("match.limit_options", [101], "match.limit"),
        ("deal.style", "thrown", "'one_by_one' or 'packet'"),
        ("deal.style", {"default": "packet"}, "'one_by_one' or 'packet'"),
        ("meld.jokers", 5, "from 0 to 4"), ("meld.jokers", -1, "from 0 to 4"),
        ("meld.jokers", True, "from 0 to 4"),
        ("opening.points", 101, "from 0 to 100"), ("opening.points", 40.0, "a whole number"),
        ("take.before_opening", "always", "'never' or 'if_used'"), ("take.must_use", 1, "true or false"),
        ("discard.swappable", "yes", "'allowed' or 'forbidden'"),
        ("discard.just_taken", None, "'allowed' or 'forbidden'"),
        ("stock.turnovers", 21, "from 0 to 20"), ("score.one_turn", 2, "'single' or 'doubles'"),
        ("match.limit", "101", "from 0 to 1000"), ("match.deals", 1001, "from 0 to 1000"),
        ("match.reentry", 101, "from 0 to 100"), ("match.deals", 0, "a match must end"),
    ],
)  # fmt: skip
def test_a_wrong_key_or_value_names_key_found_and_allowed(key: str, value: object, allowed: str) -> None:
    rules = sb.rules("scala40-palio")
    with pytest.raises(sb.RulesError) as refused:
        rules.replace(**{key: value})
    assert refused.value.key == ("match.limit" if value == 0 else key)
    assert refused.value.found in (key, value)
    assert allowed in refused.value.allowed
    assert rules == sb.rules("scala40-palio")


def test_a_match_ends_by_deals_or_by_a_limit() -> None:
    palio, usual = sb.rules("scala40-palio"), sb.rules("scala40")
    assert (palio.match.deals, palio.match.deals_options, palio.match.target) == (5, (5, 6, 7), 0)
    assert (usual.match.deals, usual.match.target, usual.match.target_options) == (0, 101, (101, 151, 201))
    assert palio.match.owed
    assert usual.match.owed
    limited = palio.replace(**{"match.deals": 0, "match.limit": 201})
    assert (limited.match.deals, limited.match.target, limited.scala40.match.limit) == (0, 201, 201)


def test_the_families_keep_their_tables_apart() -> None:
    assert sb.rules("scala40").deck.count == 108
    assert sb.rules("scala40").deck.codes[:2] == ("AD", "2D")
    assert sb.rules("scala40").deck.codes[-1] == "**"
    assert len(sb.rules("scala40").deck.codes) == 53
    assert (sb.rules("fsgs").deck.count, len(sb.rules("fsgs").deck.codes)) == (40, 40)
    assert sb.rules("scala40").first_dealer == "random"
    assert sb.rules("fsgs").first_dealer == "lowest"
    with pytest.raises(sb.RulesError, match="family is 'scala40', allowed: 'scopa'"):
        assert sb.rules("scala40").scopa
    with pytest.raises(sb.RulesError, match="family is 'scopa', allowed: 'scala40'"):
        assert sb.rules("fsgs").scala40


@pytest.mark.parametrize(
    ("text", "key", "found", "allowed"),
    [
        ("seats = [1, 2]", "seats.0", "1", "2, 3, 4, 5 or 6"),
        ("seats = [4, 3]", "seats", "[4, 3]", "2, 3, 4, 5, 6, ascending"),
        ('[deck]\ndesign = "napoletane"', "deck.design", "napoletane", "'francesi'"),
        ('[deck]\nranks = "A234567JQK"', "deck.ranks", "A234567JQK", "'A23456789TJQK'"),
        ("[melds]\njokers = 1", "melds", "melds", "did you mean meld?"),
        ("[meld]\njoker = 1", "meld.joker", "meld.joker", "did you mean jokers?"),
        ("[scopa]\nvoid = 'never'", "scopa", "scopa", "score"),
        ("[match]\nlimit = 0", "match.limit", "0", "match.deals"),
        ("[match]\nlimit_options = [0]", "match.limit_options.0", "0", "from 1 to 1000"),
        ('[articles]\nmeld.jokers = "11"', "articles.meld.jokers", "11", "source.articles: 1, 2"),
    ],
)
def test_a_club_s_sheet_with_a_fault(tmp_path: Path, text: str, key: str, found: str, allowed: str) -> None:
    error = refusal(written(tmp_path, f'extends = "scala40"\nid = "bar"\n{text}'))
    assert error.key == key
    assert found in f"{error.found!r} {error.found}"
    assert allowed in error.allowed


def test_a_club_s_sheet_says_what_is_different(tmp_path: Path) -> None:
    bar = club(
        tmp_path,
        'title = "Scala 40 del bar"\nseats = [2, 4]\n[match]\nlimit = 201\nreentry = 1\n[meld]\njokers = 2',
        base="scala40",
    )
    assert (bar.family, bar.seats, bar.match.target) == ("scala40", (2, 4), 201)
    assert bar.engine_rules(4).seats == 4
    told = bar.explain("en")
    assert "The game is for 2 or 4 players, each alone." in told
    assert "A meld may have up to 2 jokers, but at least one natural card. This is a house rule." in told
    assert "Whoever is out may come back once" in told
    assert (
        "Whoever reaches 201 points is out. The others go on, and the last one left wins. 101 or 151" in told
    )
    assert told.count("This is a house rule.") == 2
    assert bar.summary("it") == "2 o 4 giocatori · 108 carte francesi · 201 punti"


def test_a_club_may_take_the_palio_s_rules_for_a_match_to_a_limit(tmp_path: Path) -> None:
    bar = club(tmp_path, "[match]\ndeals = 0\nlimit = 101", base="scala40-palio")
    assert (bar.match.deals, bar.match.target) == (0, 101)
    told = bar.explain("it")
    assert "Chi arriva a 101 punti è fuori." in told
    assert "Il foglio vuole: La partita è di 5 smazzate" in told
    assert "Chi è fuori non rientra più." in told
