"""Whatever is read as a record is refused as one, or tells the match that it gives."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import settebello as sb
from settebello.play import record
from tests.fuzz.drawing import any_text, examples, one_line
from tests.fuzz.mutating import as_json, damaged_lines, damaged_text, damaged_tree, odd_values

KINDS = ["ceremony", "dealt", "played", "scored", "ended", "ruling", "revocation", "resigned", "confirmed"]
KINDS += ["stepped", "counted"]


def _played(name: str, seats: int, plays: int, **switches: object) -> sb.Match:
    rules = sb.rules(name).replace(**switches)
    match, chance = sb.Match(rules, seats, seed=plays), random.Random(plays)
    while plays and not match.over:
        match.play(chance.choice(match.deal.moves))
        plays -= 1
    return match


@cache
def real_records() -> tuple[str, ...]:
    """Matches begun and ended, with rulings, a revocation, a resignation and a confirmed result."""
    ruled = _played("fsgs", 4, 40)
    first = ruled.rule(article="15", seat=1, by="giuria")
    ruled.rule(article="22", seat=0, sanction="-2", by="giuria")
    ruled.revoke(first.id, by="giuria")
    ruled.play(ruled.deal.moves[0])
    ended = _played("scopa-corsa", 2, 400, **{"match.target": 5})
    ended.confirm(by="Ghjuvan")
    resigned = _played("scopa-dassi", 3, 10)
    resigned.resign(2)
    matches = ruled, ended, resigned, _played("scopa-napoletana", 2, 45), _played("scupuni", 4, 0)
    scala = _played("scala40", 3, 70), _played("scala40-palio", 2, 5000, **{"match.deals": 1})
    return tuple(match.record() for match in (*matches, *scala))


real = st.deferred(lambda: st.sampled_from(real_records()))


def refused_or_told(text: str) -> None:
    """A record that is not refused gives a match that has just what the text says."""
    try:
        match = sb.replay(text)
    except sb.RecordError as refused:
        one_line(refused)
        return
    header, events = record.read(text)
    assert match.events == events
    assert (match.players, match.seats, match.final) == (header.players, header.seats, header.final)
    assert sb.replay(match.record()).record() == match.record()


def test_the_real_records_are_whole() -> None:
    for text in real_records():
        assert sb.replay(text).record() == text


@examples(200)
@given(text=any_text)
@example("")
@example("\n\n")
@example("[" * 100_000)
@example('{"type":"match","version":' + "1" * 5000 + "}")
@example('{"type":"match","version":1,"sheet":' + '{"a":' * 100_000)
def test_any_text(text: str) -> None:
    refused_or_told(text)


@examples(200)
@given(data=st.data(), text=real)
def test_letters_changed(data: st.DataObject, text: str) -> None:
    refused_or_told(data.draw(damaged_text(text)))


@examples(200)
@given(data=st.data(), text=real)
def test_lines_changed(data: st.DataObject, text: str) -> None:
    refused_or_told("\n".join(data.draw(damaged_lines(text.splitlines()))))


@examples(300)
@given(data=st.data(), text=real)
def test_the_header_changed(data: st.DataObject, text: str) -> None:
    header, *events = text.splitlines()
    changed = as_json(data.draw(damaged_tree(json.loads(header))))
    refused_or_told("\n".join([changed, *events]))
    refused_or_told(changed)


@examples(300)
@given(data=st.data(), text=real)
def test_an_event_changed(data: st.DataObject, text: str) -> None:
    lines = text.splitlines()
    if len(lines) > 1:
        number = data.draw(st.integers(1, len(lines) - 1))
        lines[number] = as_json(data.draw(damaged_tree(json.loads(lines[number]))))
    refused_or_told("\n".join(lines))


@examples(200)
@given(
    text=real,
    kind=st.one_of(st.sampled_from(KINDS), odd_values),
    fields=st.dictionaries(
        st.sampled_from(["seat", "move", "number", "article", "side", "sanction", "by", "ruling", "winners"]),
        odd_values,
    ),
)
def test_an_event_put_at_the_end(text: str, kind: Any, fields: dict[str, Any]) -> None:
    refused_or_told(text + as_json({"type": kind, **fields}))


@pytest.mark.parametrize("depth", [400, 600, 3000, 200_000])
@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_a_line_nested_deeply_is_named(opening: str, depth: int) -> None:
    header = real_records()[-1].splitlines()[0]
    with pytest.raises(sb.RecordError) as refused:
        sb.replay(f'{header}\n{{"type":"played","seat":{opening * depth}')
    assert refused.value.line == 2


@pytest.mark.parametrize("by", ["\ud800", "", " "])
def test_a_name_that_no_record_can_hold(by: str) -> None:
    match = sb.Match(sb.rules("fsgs"), seed=1)
    before = match.record()
    with pytest.raises(sb.RulingError):
        match.rule(article="15", seat=1, by=by)
    assert match.record() == before


def test_numbers_of_another_kind_are_kept_as_numbers() -> None:
    match = sb.Match(sb.rules("fsgs"), seed=1, dealer=True, final=1)  # type: ignore[arg-type]
    match.rule(article="15", seat=True, by="giuria")
    match.revoke(True, by="giuria")
    match.resign(side=True)
    refused_or_told(match.record())
    assert sb.replay(match.record()).events == match.events
