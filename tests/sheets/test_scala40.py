"""Scala 40 in words: every doubt that the paper and custom leave, and a booklet that can be read aloud."""

from __future__ import annotations

import pytest

import settebello as sb
from tests.sheets.writing import LANGUAGES, SCALA40

# What RULES marks as a reading of the game, by the name of its words; both sheets leave these open.
GAME = {
    "two_packs", "dealer_by_lot", "thirteen_each", "first_upcard", "melds", "ace_in_runs", "jokers_in_meld",
    "joker_stands", "opening_in_one_turn", "opening_in_reach", "attach_at_once", "take_from_next_turn",
    "attach_one_by_one", "ace_after_king", "swap_only", "must_stay", "close_by_discard", "first_round",
    "attachable_for_all", "joker_attachable", "swappable_discard", "just_taken_discard", "all_barred",
    "turnovers", "unopened_pay", "ace_in_hand", "points_are_debt",
}  # fmt: skip
# What the palio's sheet says itself, and custom says elsewhere.
CUSTOM = {
    "two_to_six", "opening_points", "take_unopened", "taken_kept", "one_turn", "no_fixed_deals",
    "limit_unsaid", "out_at_limit", "no_reentry",
}  # fmt: skip
# What is open about the event, by a word of each doubt.
EVENT = (
    "are these deals", "up to a limit", "same number of deals", "how many can play elsewhere", "pairs sit",
    "missing after the draw", "dead deal", "with fewest", "to the contrada", "the same sum",
)  # fmt: skip


def _usual(name: str) -> set[str]:
    return {entry["usual"] for entry in sb.rules(name).to_dict()["readings"] if entry["usual"]}


def test_every_reading_of_the_game_is_recorded() -> None:
    assert _usual("scala40-palio") == GAME | {"cut"}
    assert _usual("scala40") == GAME | CUSTOM


def test_every_doubt_about_the_event_is_recorded() -> None:
    doubts = [
        reading.doubt for reading in sb.rules("scala40-palio").readings if reading.article == "Regolamento"
    ]
    assert len(doubts) == len(EVENT)
    for words, doubt in zip(EVENT, doubts, strict=True):
        assert words in doubt


@pytest.mark.parametrize(
    ("name", "switch", "values"),
    [
        ("scala40-palio", "match.deals", (6, 7)),
        ("scala40-palio", "match.limit", (101, 151, 201)),
        ("scala40-palio", "take.must_use", (True,)),
        ("scala40-palio", "score.one_turn", ("doubles",)),
        ("scala40-palio", "stock.turnovers", (0, 1, 2)),
        ("scala40-palio", "discard.swappable", ("forbidden",)),
        ("scala40", "match.limit", (151, 201)),
        ("scala40", "match.reentry", (1, 2)),
        ("scala40", "take.before_opening", ("if_used",)),
        ("scala40", "deal.style", ("packet",)),
    ],
)
def test_a_doubt_offers_its_other_values(name: str, switch: str, values: tuple[object, ...]) -> None:
    [reading] = [reading for reading in sb.rules(name).readings if reading.switch == switch]
    assert reading.values == values
    for value in values:
        assert sb.rules(name).replace(**{switch: value}).switches[switch] == value


def test_nobody_comes_back_where_nobody_goes_out() -> None:
    palio = sb.rules("scala40-palio")
    [idle] = [reading for reading in palio.readings if reading.switch == "match.reentry"]
    assert idle.values == ()
    assert idle.choice == "With no limit of points nobody goes out, and nobody has to come back."
    limited = palio.replace(**{"match.limit": 101})
    [open_now] = [reading for reading in limited.readings if reading.switch == "match.reentry"]
    assert open_now.values == (1, 2)


@pytest.mark.parametrize(
    ("name", "language", "words"),
    [
        ("scala40-palio", "it", "semi quadri, cuori, picche, fiori; figure fante (J), regina (Q), re (K)."),
        ("scala40-palio", "fr", "carreaux, cœurs, piques, trèfles ; figures valet (V), dame (D), roi (R)."),
        ("scala40-palio", "en", "hearts, spades, clubs; court cards jack (J), queen (Q), king (K)."),
        ("scala40-palio", "it", "Parco degli Alpini"),
        ("scala40-palio", "it", "dai 16 ai 99 anni"),
        ("scala40-palio", "it", "inf 1 con sup 1, inf 2 con sup 2, inf 3 con centro 1, inf 4 con centro 2"),
        ("scala40-palio", "en", "upper 3 with centre 3, upper 4 with centre 4"),
        ("scala40-palio", "fr", "la première place apporte 30 points, la deuxième 20, la troisième 10"),
        ("scala40-palio", "it", "La partita è di 5 smazzate, oppure 6 o 7, secondo gli accordi"),
        ("scala40-palio", "it", "giochi che insieme valgano almeno 40 punti"),
        ("scala40", "fr", "Treize à chacun, une à la fois."),
        ("scala40", "en", "Everybody is dealt 13 cards, one by one"),
        ("scala40", "it", "Chi arriva a 101 punti è fuori."),
        ("scala40", "it", "Ci si può accordare anche per 151 o 201."),
        ("scala40", "en", "The game is for 2 to 6 players, each alone."),
    ],
)  # fmt: skip
def test_the_game_s_own_words(name: str, language: str, words: str) -> None:
    assert words in sb.rules(name).explain(language)


@pytest.mark.parametrize(
    ("name", "language", "summary"),
    [
        ("scala40", "it", "2–6 giocatori · 108 carte francesi · 101 punti"),
        ("scala40", "fr", "2–6 joueurs · 108 cartes françaises · 101 points"),
        ("scala40", "en", "2–6 players · 108 French cards · 101 points"),
        ("scala40-palio", "it", "2–6 giocatori · 108 carte francesi · 5 smazzate"),
        ("scala40-palio", "fr", "2–6 joueurs · 108 cartes françaises · 5 manches"),
        ("scala40-palio", "en", "2–6 players · 108 French cards · 5 deals"),
    ],
)
def test_the_line_in_a_list_of_sheets(name: str, language: str, summary: str) -> None:
    assert sb.rules(name).summary(language) == summary


def test_what_a_sheet_offers_is_no_house_rule() -> None:
    longer = sb.rules("scala40").replace(**{"match.limit": 201})
    assert "Ci si può accordare anche per 101 o 151." in longer.explain("it")
    assert "Regola della casa" not in longer.explain("it")
    assert "Regola della casa" in longer.replace(**{"match.limit": 301}).explain("it")
    seven = sb.rules("scala40-palio").replace(**{"match.deals": 7})
    assert "A match is 7 deals, or 5 or 6 if so agreed" in seven.explain("en")
    assert "house rule" not in seven.explain("en")


def test_with_both_a_limit_and_a_number_of_deals_the_first_of_them_ends_the_match() -> None:
    both = sb.rules("scala40").replace(**{"match.deals": 10})
    assert "If nobody is left alone before, the match ends after 10 deals" in both.explain("en")


@pytest.mark.parametrize("name", SCALA40)
def test_every_rule_that_can_refuse_a_move_cites_its_article(name: str) -> None:
    rules = sb.rules(name)
    for key in (*rules.scala40.principles, "opening.points", "meld.jokers", "take.before_opening"):
        assert rules.article(key)
    for key in ("discard.swappable", "discard.just_taken"):
        [reading] = [reading for reading in rules.readings if reading.switch == key]
        assert rules.article(key) == reading.article != ""


@pytest.mark.parametrize("name", SCALA40)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_is_told_twice(name: str, language: str) -> None:
    texts = [entry.text for entry in sb.rules(name).explanation(language)]
    assert len(texts) == len(set(texts))
