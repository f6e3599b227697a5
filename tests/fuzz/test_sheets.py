"""Whatever is read as a sheet is refused by name, or explains itself and can be played."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import settebello as sb
from settebello.sheets import RuleSheet
from tests.fuzz.drawing import any_text, examples, one_line
from tests.fuzz.mutating import as_toml, damaged_text, damaged_tree, odd_values

LANGUAGES = ("it", "fr", "en")
FOLDER = Path(sb.__file__).parent / "sheets"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where each sheet is written; Hypothesis writes over it."""
    return tmp_path_factory.mktemp("sheets") / "bar.toml"


@cache
def text_of(name: str) -> str:
    """A sheet of ours as it is written."""
    return (FOLDER / f"{name}.toml").read_text(encoding="utf-8")


@cache
def tree_of(name: str) -> dict[str, Any]:
    """The same as a tree, without what it extends."""
    return {key: value for key, value in sb.rules(name).to_dict().items() if key != "changed"}


names = st.sampled_from(sb.rules_available())


def refused_or_stands(file: Path, text: str) -> None:
    """What `sb.rules` says to a file of this text; a sheet that it takes must hold what a sheet promises."""
    file.write_text(text, encoding="utf-8")
    try:
        rules = sb.rules(file)
    except sb.RulesError as refused:
        one_line(refused)
        return
    stands(rules)


def stands(rules: sb.RuleSheet) -> None:
    """It explains itself in three languages, can be written and read again, and its deals can be played."""
    for language in LANGUAGES:
        assert rules.title_in(language) in rules.explain(language)
        assert rules.summary(language)
        for reading in rules.readings:
            assert reading.doubt_in(language)
            assert reading.choice_in(language)
    assert RuleSheet.from_dict(rules.to_dict()) == rules
    for seats in rules.seats:
        match, chance = sb.Match(rules, seats, seed=1), random.Random(1)
        while not match.deals and not match.over:
            match.play(chance.choice(match.deal.moves))
        assert all_cards_are_there(match.deals[0].deal)
        assert sb.replay(match.record()).events == match.events


def all_cards_are_there(deal: sb.Deal) -> bool:
    """Whether a finished deal has its whole pack: in the piles, unless nobody captured, or on the table."""
    cards = len(deal.deck)
    if deal.family == "scopa":
        return sum(map(len, deal.piles)) in (cards, 0)
    melded = sum(len(meld.cards) for meld in deal.melds)
    return sum(map(len, deal.hands)) + melded + len(deal.discard_pile) + deal.stock == cards


@examples(100)
@given(text=st.text())
@example("a = " + "[" * 5000 + "]" * 5000)
@example("a = " + "9" * 5000)
@example('family = "scopa"\nid = 0x' + "f" * 5000)
@example(f'extends = "{"a" * 5000}"')
def test_any_text(file: Path, text: str) -> None:
    refused_or_stands(file, text)


@examples(100)
@given(data=st.data(), name=names)
def test_letters_of_a_sheet_changed(file: Path, data: st.DataObject, name: str) -> None:
    refused_or_stands(file, data.draw(damaged_text(text_of(name))))


@examples(150)
@given(data=st.data(), name=names)
def test_values_of_a_sheet_changed(file: Path, data: st.DataObject, name: str) -> None:
    refused_or_stands(file, as_toml(data.draw(damaged_tree(tree_of(name)))))


KEYS = sorted({key.split(".")[0] for key in sb.rules("scupuni").switches} | {"readings", "prose", "articles"})
ENTRIES = st.fixed_dictionaries(
    {},
    optional={
        "article": st.one_of(st.sampled_from(["1", "9", "9, 10", ""]), odd_values),
        "text": odd_values,
        "usual": st.one_of(st.sampled_from(["next_dealer", "last_card"]), odd_values),
        "switch": st.one_of(st.sampled_from(sorted(sb.rules("scupuni").switches)), odd_values),
        "doubt": odd_values,
        "choice": odd_values,
        "values": odd_values,
    },
)


@examples(150)
@given(
    name=names,
    tables=st.dictionaries(st.sampled_from(KEYS), odd_values, max_size=2),
    readings=st.lists(ENTRIES, max_size=2),
    data=st.data(),
)
def test_a_club_s_sheet(
    file: Path, name: str, tables: dict[str, Any], readings: list[Any], data: st.DataObject
) -> None:
    tree: dict[str, Any] = {"extends": name, "id": "bar", **tables}
    if readings:
        tree[data.draw(st.sampled_from(["readings", "prose"]))] = readings
    for key in data.draw(st.lists(st.sampled_from(sorted(sb.rules(name).switches)), max_size=3)):
        table, inner = key.split(".")
        if isinstance(held := tree.setdefault(table, {}), dict):
            held[inner] = data.draw(odd_values)
    refused_or_stands(file, as_toml(tree))


@examples(100)
@given(
    name=names,
    key=st.one_of(st.sampled_from(sorted(sb.rules("scupuni").switches)), any_text),
    value=odd_values,
)
def test_any_switch(name: str, key: str, value: Any) -> None:
    rules = sb.rules(name)
    try:
        changed = rules.replace(**{key: value})
    except sb.RulesError as refused:
        one_line(refused)
        return
    stands(changed)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("readings = [{ article = '1', switch = ['capture.sum'] }]", "readings.0.switch"),
        ("prose = [{ article = ['1'], text = 'x' }]", "prose.0.article"),
        ("[match]\ntarget = 0x" + "f" * 5000, "match.target"),
    ],
)
def test_a_value_of_another_kind_is_named(file: Path, text: str, key: str) -> None:
    file.write_text(f'extends = "scupuni"\nid = "bar"\n{text}', encoding="utf-8")
    with pytest.raises(sb.RulesError) as refused:
        sb.rules(file)
    assert refused.value.key == key


def test_a_first_table_that_can_never_be_laid_is_refused() -> None:
    tree = tree_of("scopa-napoletana") | {
        "seats": [2],
        "deck": {"design": "napoletane", "ranks": "JQK"},
        "primiera": {**tree_of("scopa-napoletana")["primiera"], "numbers": {}},
        "score": {"cards": "most", "cards_more_than": 6, "coins": "most", "coins_more_than": 1},
    }
    tree["deal"] = {**tree["deal"], "layouts": [{"seats": 2, "packets": [1], "table": 10}]}
    with pytest.raises(sb.RulesError) as refused:
        RuleSheet.from_dict(tree | {"void": {"kings": 1, "table_sum": 0}})
    assert refused.value.key == "void.kings"
    stands(RuleSheet.from_dict(tree | {"void": {"kings": 3, "table_sum": 0}}))


@pytest.mark.parametrize("name", sb.rules_available())
def test_a_tree_that_nobody_damaged_is_the_sheet(file: Path, name: str) -> None:
    file.write_text(as_toml(tree_of(name)), encoding="utf-8")
    assert sb.rules(file) == sb.rules(name)
    stands(sb.rules(file))
