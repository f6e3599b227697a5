"""The rules in plain words: every article, every switch, every doubt, in three languages, and true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import settebello as sb
from tests.sheets.writing import LANGUAGES, SHEETS, club

HEADINGS = ["Giocatori", "Mazzo", "Il gioco", "Punteggio", "Scopa d’Assi"]
PALIO = ["Luogo di svolgimento", "Età", "Regolamento", "Regole generali", "Regole generiche"]
ARTICLES = {
    "fsgs": [str(number) for number in range(1, 24)],
    "scala40": [str(number) for number in range(1, 11)],
    "scala40-palio": PALIO,
    "scopa-corsa": [str(number) for number in range(1, 17)],
    "scopa-dassi": HEADINGS,
    "scopa-napoletana": HEADINGS,
    "scupuni": [str(number) for number in range(1, 15)],
}
# What a sheet itself lets people choose is no house rule, and the sentence changes as a whole.
OFFERED: dict[str, set[tuple[str, object]]] = {
    "fsgs": set(),
    "scala40": {("match.limit", 151), ("match.limit", 201)},
    "scala40-palio": {("match.deals", 6), ("match.deals", 7)},
    "scopa-corsa": {("match.target", 11), ("match.target", 16)},
    "scopa-dassi": {("match.target", 16), ("match.target", 21)},
    "scopa-napoletana": {("match.target", 16), ("match.target", 21)},
    "scupuni": set(),
}
EACH = [(name, language) for name in SHEETS for language in LANGUAGES]


@pytest.mark.parametrize(("name", "language"), EACH)
def test_every_article_of_the_paper_is_there_and_in_order(name: str, language: str) -> None:
    rules = sb.rules(name)
    entries = rules.explanation(language)
    cited = [entry.article.split(", ") for entry in entries if entry.article]
    assert {article for articles in cited for article in articles} == set(ARTICLES[name])
    first = [ARTICLES[name].index(articles[0]) for articles in cited]
    assert first == sorted(first)
    text = rules.explain(language)
    for article in ARTICLES[name]:
        assert re.search(rf"(?<!\w){re.escape(article)}(?!\w)", text)


@pytest.mark.parametrize(("name", "language"), EACH)
def test_the_text_holds_every_entry_and_nothing_is_left_open(name: str, language: str) -> None:
    rules = sb.rules(name)
    text = rules.explain(language)
    assert text.splitlines()[0] == rules.title_in(language)
    assert rules.source_in(language) in text
    for entry in rules.explanation(language):
        assert entry.text
        assert entry.text in text
        assert "{" not in entry.text


@pytest.mark.parametrize(("name", "language"), EACH)
def test_every_doubt_is_marked_and_says_how_to_switch_it(name: str, language: str) -> None:
    rules = sb.rules(name)
    marked = {
        (entry.article, entry.switch, entry.values) for entry in rules.explanation(language) if entry.reading
    }
    text = rules.explain(language)
    for reading in rules.readings:
        if not reading.values and reading.switch:
            continue  # nothing to switch here: no kings lie on a table without cards
        assert (reading.article, reading.switch, reading.values) in marked
        if reading.article:
            assert reading.doubt_in(language) in text
            assert reading.choice_in(language) in text
        if reading.switch:
            assert reading.switch in text


@pytest.mark.parametrize(("name", "language"), EACH)
def test_a_switch_changes_what_is_said_and_the_paper_s_word_is_kept(name: str, language: str) -> None:
    rules = sb.rules(name)
    before = rules.explanation(language)
    told = 0
    for entry in before:
        for value in entry.values if entry.switch and (not entry.reading or not entry.article) else ():
            changed = rules.replace(**{str(entry.switch): value})
            after = [other.text for other in changed.explanation(language) if other.switch == entry.switch]
            assert entry.text not in after
            if (entry.switch, value) not in OFFERED[name]:
                assert any(text.endswith(entry.text) for text in after)
            told += 1
    assert told > 15


def test_a_target_that_the_paper_offers_is_no_house_rule() -> None:
    corsa = sb.rules("scopa-corsa").replace(**{"match.target": 16})
    assert "arrive à 16 points. On peut aussi convenir de 21 ou 11." in corsa.explain("fr")
    assert "règle de la maison" not in corsa.explain("fr")
    assert "règle de la maison" in corsa.replace(**{"match.target": 31}).explain("fr")


def test_custom_is_not_blamed_on_the_paper() -> None:
    sweeping = sb.rules("scupuni").replace(**{"ace.sweeps": True}).explain("it")
    assert "Regola della casa. D'abitudine: L'asso è una carta come le altre e vale 1." in sweeping
    assert "Il foglio vuole" not in sweeping


def test_a_doubt_that_was_switched_says_so_and_offers_the_way_back() -> None:
    must = sb.rules("scupuni").replace(**{"capture.sum": "must"})
    [reading] = [reading for reading in must.readings if reading.switch == "capture.sum"]
    assert reading.values == ("may",)
    [entry] = [entry for entry in must.explanation("en") if entry.reading and entry.switch == "capture.sum"]
    assert entry.text.endswith("Here, though, it has been changed.")


@pytest.mark.parametrize(
    ("name", "language", "words"),
    [
        ("scupuni", "it", "Ori: un punto alla coppia che ha preso più di 5 carte di denari."),
        ("scupuni", "it", "donna (8), cavallo (9), re (10)"),
        ("scupuni", "fr", "dame (8), cavalier (9), roi (10)"),
        ("scopa-napoletana", "it", "Il cavallo (9) è la carta che il foglio chiama donna."),
        ("scopa-napoletana", "it", "Denari: un punto a chi"),
        ("fsgs", "it", "Quadri: un punto alla coppia"),
        ("fsgs", "it", "fante 8, donna 9, re 10"),
        ("fsgs", "it", "20 secondi per ciascuna delle prime 6 carte e 40 per ognuna dalla carta 7 in poi"),
        ("fsgs", "it", "una alla volta, e una scoperta in tavola alla fine di ognuno dei primi 4 giri"),
        ("fsgs", "it", "richiamo la prima volta, un punto in meno la seconda volta, quattro punti"),
        ("scopa-corsa", "fr", "valet (8), dame (9), roi (10). On enlève les 2."),
        ("scopa-corsa", "fr", "on en donne encore : 3, 3, 3 et 4"),
        ("scopa-corsa", "fr", "u sette bellu"),
        ("scopa-dassi", "en", "With 2, 3 or 6 players: 3 cards each"),
        ("scopa-dassi", "en", "With 4 players: 10 cards each, one by one, and none on the table."),
    ],
)  # fmt: skip
def test_each_place_s_own_words(name: str, language: str, words: str) -> None:
    assert words in sb.rules(name).explain(language)


@pytest.mark.parametrize(
    ("name", "article", "language", "cited"),
    [
        ("fsgs", "9", "it", "art. 9"),
        ("fsgs", "9, 10", "it", "artt. 9, 10"),
        ("fsgs", "9, 10", "fr", "art. 9, 10"),
        ("fsgs", "9, 10", "en", "arts 9, 10"),
        ("scopa-corsa", "6, 11", "fr", "§ 6, § 11"),
        ("scopa-napoletana", "Il gioco", "it", "«Il gioco»"),
        ("scopa-napoletana", "Il gioco", "en", "“Il gioco”"),
        ("fsgs", "", "it", ""),
    ],
)
def test_articles_are_cited_as_people_do(name: str, article: str, language: str, cited: str) -> None:
    assert sb.rules(name).cite(article, language) == cited


@pytest.mark.parametrize("language", ["de", "", "IT", None])
def test_another_language_names_the_three(language: str) -> None:
    for ask in (sb.rules("fsgs").explain, sb.rules("fsgs").explanation, sb.rules("fsgs").summary):
        with pytest.raises(sb.LanguageError, match="it, fr, en"):
            ask(language)


def test_a_bar_s_own_sheet_is_explained_the_same_way(tmp_path: Path) -> None:
    bar = club(tmp_path, 'title = "Bar"\n[clock]\nseconds = [5, 5, 9, 60]\n[score]\ncards_more_than = 25')
    text = bar.explain("it")
    assert "5 secondi per ciascuna delle prime 2 carte, 9 fino alla carta 3" in text
    assert "60 per ognuna dalla carta 4 in poi." in text
    assert "Carte: un punto alla coppia che ne ha prese più di 25. Regola della casa." in text
    cited = {article for entry in bar.explanation("it") for article in entry.article.split(", ")}
    assert cited >= set(ARTICLES["scupuni"])
