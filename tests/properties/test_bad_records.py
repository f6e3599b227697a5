"""A record that is empty, cut, edited or newer than the program is refused, and says where."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb
from settebello.play import record
from settebello.play.events import RESERVED
from tests.properties.test_records import Line, played


def lines_of(match: sb.Match) -> list[str]:
    return match.record().splitlines()


def refused(lines: list[str] | str) -> sb.RecordError:
    """The error that refuses a record."""
    with pytest.raises(sb.RecordError) as error:
        sb.replay(lines if isinstance(lines, str) else "\n".join(lines) + "\n")
    return error.value


@pytest.mark.parametrize("text", ["", "\n", "  \n\n"])
def test_an_empty_record_is_refused(text: str) -> None:
    assert "empty" in str(refused(text))


def edit(line: str, **changes: Any) -> str:
    row: Line = json.loads(line)
    return json.dumps({**row, **changes})


def test_every_cut_through_a_line_names_the_line() -> None:
    lines = lines_of(played("scopa-napoletana", 2, 41, seed=4))
    for number, line in enumerate(lines):
        for length in (1, len(line) // 2, len(line) - 1):
            assert refused([*lines[:number], line[:length]]).line == number + 1


def test_a_record_cut_after_a_play_is_that_match_then() -> None:
    match = played("scopa-napoletana", 2, 41, seed=4)
    lines = lines_of(match)
    for number in range(3, len(lines)):
        kept = lines[:number]
        due = json.loads(lines[number])["type"] != "played"
        if due:
            assert refused(kept).line == number + 1, "what a play brings about belongs to it"
        else:
            assert sb.replay("\n".join(kept)).record() == "\n".join(kept) + "\n"


def test_any_line_left_out_or_doubled_is_found() -> None:
    lines = lines_of(played("scopa-napoletana", 2, 41, seed=4))
    for number in range(len(lines) - 1):
        assert refused(lines[:number] + lines[number + 1 :]).line >= 1
    for number in range(len(lines)):
        assert refused([*lines[: number + 1], *lines[number:]]).line >= 1


EDITS: dict[str, Callable[[Line], Line]] = {
    "seat": lambda row: {**row, "seat": (row["seat"] + 1) % 2},
    "move": lambda row: {**row, "move": "9Z"},
    "another card": lambda row: {**row, "move": "KB" if row["move"] != "KB" else "KD"},
    "scopa": lambda row: {**row, "scopa": not row["scopa"]},
    "dealt": lambda row: {**row, "dealt": not row["dealt"]},
    "leftovers": lambda row: {**row, "leftovers": ["7D"]},
    "a word too many": lambda row: {**row, "comment": "!"},
    "a word too few": lambda row: {key: value for key, value in row.items() if key != "seat"},
    "kind": lambda row: {**row, "type": "gambled"},
    "kind of another line": lambda row: {**row, "type": "dealt"},
    "a text for a number": lambda row: {**row, "seat": "0"},
}


@pytest.mark.parametrize("what", EDITS)
def test_an_edited_play_names_its_line(what: str) -> None:
    lines = lines_of(played("scopa-napoletana", 2, 20, seed=4))
    number = next(n for n, line in enumerate(lines) if n > 8 and json.loads(line)["type"] == "played")
    lines[number] = json.dumps(EDITS[what](json.loads(lines[number])))
    assert refused(lines).line == number + 1


def test_an_edited_score_or_deck_names_its_line() -> None:
    lines = lines_of(played("scopa-napoletana", 2, 60, seed=4))
    kinds = [json.loads(line)["type"] for line in lines]
    edits: list[tuple[str, Line]] = [
        ("scored", {"totals": [9, 9]}),
        ("scored", {"points": [9, 9]}),
        ("scored", {"settebello": None}),
        ("scored", {"primiera_sums": [0, 0]}),
        ("dealt", {"number": 7}),
        ("dealt", {"dealer": 1 - json.loads(lines[kinds.index("dealt")])["dealer"]}),
        ("dealt", {"deck": json.loads(lines[kinds.index("dealt")])["deck"][::-1]}),
        ("dealt", {"void": [json.loads(lines[kinds.index("dealt")])["deck"]]}),
        ("ceremony", {"dealer": 1 - json.loads(lines[kinds.index("ceremony")])["dealer"]}),
    ]
    for kind, changes in edits:
        number = kinds.index(kind)
        edited = [*lines[:number], edit(lines[number], **changes), *lines[number + 1 :]]
        assert refused(edited).line == number + 1, (kind, changes)


def test_an_edited_header_is_found() -> None:
    match = played("scopa-napoletana", 2, 20, seed=4)
    lines = lines_of(match)
    sheet = json.loads(lines[0])["sheet"]
    edits: list[Line] = [
        {"seats": 3}, {"seats": 5}, {"seats": "2"}, {"players": ["Anna"]}, {"players": ["", "B"]},
        {"seed": "00"}, {"seed": "no"}, {"dealer": 7}, {"date": "yesterday"}, {"final": "no"},
        {"sheet": {}}, {"sheet": {**sheet, "gambling": True}}, {"sheet": None},
        {"surprise": 1}, {"type": "played"}, {"version": None}, {"version": "1"},
    ]  # fmt: skip
    for changes in edits:
        assert refused([edit(lines[0], **changes), *lines[1:]]).line >= 1, changes


def test_a_newer_version_is_refused() -> None:
    lines = lines_of(played("scupuni", 4, 3))
    error = refused([edit(lines[0], version=record.VERSION + 1), *lines[1:]])
    assert error.line == 1
    assert str(record.VERSION + 1) in str(error)


@pytest.mark.parametrize("version", [0, -1, 1.5, True])
def test_a_version_that_never_was_is_refused(version: object) -> None:
    lines = lines_of(played("scupuni", 4, 3))
    assert refused([edit(lines[0], version=version), *lines[1:]]).line == 1


@pytest.mark.parametrize("kind", sorted(RESERVED))
def test_a_kind_kept_for_later_is_named(kind: str) -> None:
    lines = lines_of(played("scupuni", 4, 3))
    error = refused([*lines, json.dumps({"type": kind, "seat": 0})])
    assert (error.line, kind in str(error)) == (len(lines) + 1, True)


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_a_record_with_any_byte_changed_is_refused_or_the_same(data: st.DataObject) -> None:
    text = played("scopa-napoletana", 2, 45, seed=4).record()
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(codec="utf-8"))
    changed = text[:place] + letter + text[place + 1 :]
    try:
        again = sb.replay(changed)
    except sb.RecordError:
        return
    # What may differ without being refused: the players' names, and how the JSON is spaced.
    ours, theirs = text.split("\n")[1:], again.record().split("\n")[1:]
    assert ours == theirs


@settings(max_examples=200, deadline=None)
@given(text=st.text(max_size=200))
def test_any_text_that_is_no_record_is_refused(text: str) -> None:
    assert refused(text).line >= 0
