"""Files that cannot stand: each names file, key, what was found and what is allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

import settebello as sb
from tests.sheets.writing import refusal, written

SWITCHED = '[[readings]]\narticle = "9"\nusual = "last_card"\nswitch = '


def _layout(packets: list[int], table: int, when: str) -> str:
    return f"[[deal.layouts]]\nseats = 4\npackets = {packets}\ntable = {table}\nwhen = '{when}'"


def _ladder(articles: list[str], steps: list[str], further: str) -> str:
    return (
        f"[[referee.ladders]]\noffence = 'x'\narticles = {articles}\nsteps = {steps}\nfurther = '{further}'"
    )


# text after `extends = "scupuni"`, the key at fault, a piece of what was found, a piece of what is allowed
FAULTS = [
    ('[capture]\nsum = "maybe"', "capture.sum", "maybe", "'must' or 'may'"),
    ('[capture]\nsumm = "may"', "capture.summ", "capture.summ", "did you mean sum?"),
    ('[captures]\nsum = "may"', "captures", "captures", "did you mean capture?"),
    ('[match]\ntarget = "11"', "match.target", "11", "a whole number from 0 to 1000"),
    ("[match]\ntarget = 11.0", "match.target", "11.0", "a whole number"),
    ("[match]\ntarget = true", "match.target", "True", "a whole number"),
    ("[match]\ntarget = -1", "match.target", "-1", "from 0"),
    ("[ace]\nsweeps = 1", "ace.sweeps", "1", "true or false"),
    ("match = 3", "match", "3", "a table of keys"),
    ("seats = 4", "seats", "4", "a list of numbers out of 2, 3, 4, 6"),
    ("seats = [5]", "seats.0", "5", "2, 3, 4 or 6"),
    ("seats = []", "seats", "[]", "a list of numbers"),
    ("seats = [4, 4]", "seats", "[4, 4]", "ascending"),
    ("seats = [2, 4]", "deal.layouts", "without 2 seats", "each number in seats"),
    ('[deck]\nranks = "KQJ"', "deck.ranks", "KQJ", "A234567JQK"),
    ('[deck]\nranks = "A34567JQK"', "deal.layouts", "4 × 10 + 0 = 40", "the whole pack of 36"),
    ('[deck]\ndesign = "tarocchi"', "deck.design", "tarocchi", "'napoletane'"),
    ('[grid]\nform = "ring"', "grid.form", "ring", "'scattered' or 'row'"),
    ('[grid]\npointed = "A8"', "grid.pointed", "A8", "ranks out of A234567JQK"),
    ('[deal]\nstyle = "thrown"', "deal.style", "thrown", "'one_by_one' or 'packet'"),
    ('[deal]\nstyle = { 4 = "packet" }', "deal.style", "4", "default"),
    (_layout([9], 0, "after"), "deal.layouts", "4 × 9 + 0 = 36", "the whole pack of 40"),
    (_layout([3, 6], 4, "each_round"), "deal.layouts", "4 table cards in 3 rounds", "one a round"),
    ("[void]\nkings = 5", "void.kings", "5", "from 0 to 4"),
    ("[primiera]\nfigures = [10, 10]", "primiera.figures", "[10, 10]", "three whole numbers"),
    ("[primiera]\nnumbers = { A = 16 }", "primiera.numbers", "A", "a value for each of A, 2, 3"),
    ("[score]\ncards_more_than = 15", "score.cards_more_than", "15", "from 20"),
    ("[score]\ncoins_more_than = 4", "score.coins_more_than", "4", "from 5"),
    ("[match]\ntarget = 0", "match.target", "0", "match.deals"),
    ("[match]\nfinal_target = 11", "match.final_target", "11", "at least match.target, 21"),
    ("[clock]\nseconds = [20, 0]", "clock.seconds.1", "0", "from 1 to 3600"),
    ("[clock]\nseconds = 20", "clock.seconds", "20", "a list of whole numbers"),
    ('[articles]\ncapture.sum = "99"', "articles.capture.sum", "99", "source.articles: 1, 2"),
    ('[articles]\ncapture.sum = ""', "articles.capture.sum", "''", "not empty"),
    ('[articles]\ncapture.summ = "9"', "articles.capture.summ", "capture.summ", "capture.sum"),
    ("articles = 9", "articles", "9", "a table of keys"),
    ("readings = 9", "readings", "9", "a list"),
    ("readings = [9]", "readings.0", "9", "a table of keys"),
    ('[[readings]]\narticle = "9"', "readings.0", "no words", "a doubt and a choice"),
    ('[[readings]]\narticle = "9"\nusual = "next"', "readings.0.usual", "next", "next_dealer"),
    (f"{SWITCHED} 'cut.by'", "readings.0.switch", "cut.by", "scopa.void"),
    (f"{SWITCHED} 'scopa.void'\nvalues = ['no']", "readings.0.values", "no", "values that scopa.void takes"),
    ('[[prose]]\narticle = "77"\ntext = "x"', "prose.0.article", "77", "source.articles"),
    ('title = { it = "Bar" }', "title.fr", "None", "required"),
    ("title = 3", "title", "3", "a text"),
    ("[referee]\nchoices = ['-5']", "referee.choices.0", "-5", "'-4'"),
    (_ladder(["13"], [], "none"), "referee.ladders.0.steps", "[]", "at least one sanction"),
    (_ladder(["13"], [], "jury"), "referee.ladders.0.further", "jury", "'none' where"),
    (_ladder(["13", "13"], ["-1"], "none"), "referee.ladders.0.articles", "13", "no other ladder"),
    (_ladder(["40"], ["-1"], "none"), "referee.ladders.0.articles", "40", "source.articles"),
    ("[changed]\n'match.target' = 11", "changed", "match.target", "nothing"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "key", "found", "allowed"), FAULTS)
def test_a_club_s_sheet_with_a_fault(tmp_path: Path, text: str, key: str, found: str, allowed: str) -> None:
    path = written(tmp_path, f'extends = "scupuni"\nid = "bar"\n{text}')
    error = refusal(path)
    assert error.file == str(path)
    assert error.key == key
    assert found in f"{error.found!r} {error.found}"
    assert allowed in error.allowed
    assert str(error).startswith(f"{path}: {key} is ")
    assert error.allowed in str(error)
    assert "\n" not in str(error)


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ('[capture]\nsum = "x"\nequal = "y"\n[match]\nfoo = 1', "(and 2 more errors)"),
        ("[match]\ntarget = 0\n[primiera]\nfigures = []", "(and 1 more error)"),
    ],
)
def test_several_faults_are_counted(tmp_path: Path, text: str, more: str) -> None:
    assert str(refusal(written(tmp_path, f'extends = "scupuni"\nid = "bar"\n{text}'))).endswith(more)


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("", "family is missing, allowed: 'scala40' or 'scopa'"),
        ('family = "bridge"', "family is 'bridge', allowed: 'scala40' or 'scopa'"),
        ('family = "scopa"\nid = "bar"', "is missing"),
        ('id = "bar', "not a TOML file"),
        ('id = "bar"\nid = "bar"', "not a TOML file"),
        ("a = " + "[" * 5000 + "]" * 5000, "nested too deeply"),
        ('extends = "scupuni"', "id is missing, allowed: small letters"),
        ('extends = "scupuni"\nid = "Bar Sport"', "id is 'Bar Sport', allowed: small letters"),
        (
            'extends = "nowhere"\nid = "bar"',
            "extends is 'nowhere', which does not exist, allowed: one of fsgs",
        ),
        ('extends = 3\nid = "bar"', "extends is 3, allowed: one of fsgs"),
        ('extends = ""\nid = "bar"', "extends is '', allowed: one of fsgs"),
    ],
)
def test_a_file_that_is_no_sheet(tmp_path: Path, text: str, piece: str) -> None:
    path = written(tmp_path, text)
    error = refusal(path)
    assert piece in str(error)
    assert error.file == str(path)


def test_a_file_in_another_encoding(tmp_path: Path) -> None:
    path = tmp_path / "bar.toml"
    path.write_bytes(b'id = "caff\xe8"')
    assert "UTF-8, from byte 10" in str(refusal(path))


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    assert "No such file" in str(refusal(tmp_path / "gone.toml"))
    assert "there is no sheet" in str(refusal(tmp_path))
    (tmp_path / "folder.toml").mkdir()
    assert "cannot be read" in str(refusal(tmp_path / "folder.toml"))


@pytest.mark.parametrize("name", ["", "napoletana", "SCUPUNI", "\0", "../scupuni"])
def test_an_unknown_id_names_the_sheets_there_are(name: str) -> None:
    error = refusal(name)
    assert error.found == name
    assert "fsgs, scala40, scala40-palio, scopa-corsa, scopa-dassi, scopa-napoletana, scupuni" in str(error)


@pytest.mark.parametrize("found", [None, 3, b"scupuni", ["scupuni"]])
def test_neither_an_id_nor_a_path(found: object) -> None:
    with pytest.raises(sb.RulesError, match="neither a sheet's id nor a path"):
        sb.rules(found)  # type: ignore[arg-type]


def test_a_switch_must_have_an_article_a_reading_or_be_listed_as_silent(tmp_path: Path) -> None:
    text = (Path(sb.__file__).parent / "sheets" / "scupuni.toml").read_text(encoding="utf-8")
    error = refusal(written(tmp_path, text.replace('"ace.sweeps", ', "")))
    assert (error.key, error.found) == ("silent", "without ace.sweeps")
    error = refusal(
        written(tmp_path, text.replace('silent = ["void.kings"', 'silent = ["void.kings", "scopa.void"'))
    )
    assert (error.key, error.found) == ("silent", "scopa.void")
