"""A bar's own variant: one file that says what is different."""

from __future__ import annotations

from pathlib import Path

import settebello as sb
from tests.sheets.writing import LANGUAGES, club, refusal, written


def test_only_what_is_stated_differs(tmp_path: Path) -> None:
    bar = club(tmp_path, 'title = "Bar Sport"\n[capture]\nsum = "must"')
    scupuni = sb.rules("scupuni")
    assert bar.id == "bar"
    assert {bar.title_in(language) for language in LANGUAGES} == {"Bar Sport"}
    assert {key for key in bar.switches if bar.switches[key] != scupuni.switches[key]} == {"capture.sum"}
    assert bar.engine_rules() is not scupuni.engine_rules()
    assert bar.article("capture.sum") == "6, 8"


def test_a_switch_set_by_a_bar_is_told_as_a_house_rule(tmp_path: Path) -> None:
    bar = club(tmp_path, "[match]\ntarget = 11")
    assert (
        "11 points. This is a house rule. The sheet has: The match is won by the pair that reaches 21 points."
        in bar.explain("en")
    )
    assert bar.explain("it").count("Regola della casa") == 1


def test_an_article_of_its_own_settles_a_doubt(tmp_path: Path) -> None:
    doubts = [reading.switch for reading in sb.rules("scupuni").readings]
    bar = club(tmp_path, '[match]\nboth = "higher"\n[articles]\nmatch.both = "11"')
    assert doubts.count("match.both") == 1
    assert "match.both" not in [reading.switch for reading in bar.readings]
    assert bar.article("match.both") == "11"
    assert "house rule" not in bar.explain("en")


def test_a_reading_of_its_own_takes_the_place_of_ours(tmp_path: Path) -> None:
    own = '[[readings]]\narticle = "9"\ndoubt = "Last?"\nchoice = "It counts."\n'
    switch = 'switch = "scopa.void"\nvalues = ["last_card"]\n'
    bar = club(tmp_path, f'[scopa]\nvoid = "never"\n{own}{switch}')
    [reading] = [reading for reading in bar.readings if reading.switch == "scopa.void"]
    assert (reading.doubt, reading.choice_in("it"), reading.values) == ("Last?", "It counts.", ("last_card",))
    assert "house rule" not in bar.explain("en")


def test_prose_of_its_own_takes_the_place_of_ours(tmp_path: Path) -> None:
    bar = club(tmp_path, '[[prose]]\narticle = "4"\ntext = "The barman shuffles."')
    explained = [entry.text for entry in bar.explanation("fr") if entry.article == "4"]
    assert explained == ["The barman shuffles."]


def test_a_regulation_of_its_own_numbers_its_own_articles(tmp_path: Path) -> None:
    own = '[source]\nname = "Bar Sport, 2024"\nnumbering = "article"\narticles = ["1", "2"]\n'
    bar = club(tmp_path, own + '[articles]\nmatch.target = "2"\n[match]\ntarget = 16')
    assert bar.article("match.target") == "2"
    assert bar.article("capture.sum") == ""
    assert {entry.article for entry in bar.explanation("it")} >= {"2", ""}
    assert not {entry.article for entry in bar.explanation("it")} - {"2", "", "13"}
    assert "house rule" not in bar.explain("en")


def test_a_sheet_may_extend_a_file_beside_it(tmp_path: Path) -> None:
    club(tmp_path, "[match]\ntarget = 16")
    (tmp_path / "below").mkdir()
    path = written(tmp_path / "below", 'extends = "../bar.toml"\nid = "garden"\n[match]\ndeals = 4')
    garden = sb.rules(path)
    assert (garden.match.target, garden.match.deals) == (16, 4)
    text = garden.explain("en")
    assert "The match is won by the pair that reaches 16 points. This is a house rule." in text
    assert "after 4 deals" in text


def test_set_back_it_is_no_house_rule_any_more(tmp_path: Path) -> None:
    club(tmp_path, "[match]\ntarget = 16")
    path = written(tmp_path, 'extends = "bar.toml"\nid = "garden"\n[match]\ntarget = 21', "garden.toml")
    assert "house rule" not in sb.rules(path).explain("en")


def test_a_cycle_names_its_chain(tmp_path: Path) -> None:
    for name, below in (("one", "two"), ("two", "three"), ("three", "one")):
        written(tmp_path, f'extends = "{below}.toml"\nid = "{name}"', f"{name}.toml")
    error = refusal(tmp_path / "one.toml")
    chain = [str(tmp_path / f"{name}.toml") for name in ("one", "two", "three", "one")]
    assert " → ".join(chain) in str(error)
    assert error.key == "extends"
    assert "cycle" in str(refusal(written(tmp_path, 'extends = "self.toml"\nid = "self"', "self.toml")))


def test_a_fault_of_the_sheet_below_is_told_by_its_own_name(tmp_path: Path) -> None:
    below = written(tmp_path, 'extends = "scupuni"\nid = "below"\n[capture]\nsum = "no"', "below.toml")
    path = written(tmp_path, 'extends = "below.toml"\nid = "bar"')
    assert refusal(path).file == str(below)


def test_a_bar_s_sheet_needs_no_file_in_a_record(tmp_path: Path) -> None:
    bar = club(tmp_path, "[match]\ntarget = 1")
    (tmp_path / "bar.toml").unlink()
    assert sb.RuleSheet.from_dict(bar.to_dict()) == bar


def test_scopa_d_assi_takes_the_rest_from_scopa_napoletana() -> None:
    dassi, napoletana = sb.rules("scopa-dassi"), sb.rules("scopa-napoletana")
    differ = {key for key in dassi.switches if dassi.switches[key] != napoletana.switches[key]}
    assert differ == {"deal.style", "ace.sweeps"}
    assert "Regola della casa" not in dassi.explain("it")
