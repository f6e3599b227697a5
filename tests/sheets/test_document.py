"""What docs/sheets.md shows and promises."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import settebello as sb
from tests.sheets.test_scala40_switches import SCALA40_CLOSED
from tests.sheets.writing import refusal, written

DOCUMENT = (Path(__file__).parents[2] / "docs" / "sheets.md").read_text(encoding="utf-8")


def test_the_bar_s_sheet_loads_as_shown(tmp_path: Path) -> None:
    [text] = re.findall(r"```toml\n(.*?)```", DOCUMENT, re.DOTALL)
    bar = sb.rules(written(tmp_path, text))
    assert (bar.id, bar.switches["capture.sum"], bar.match.target) == ("bar-sport", "must", 11)
    assert bar.explain("en").count("This is a house rule.") == 1


@pytest.mark.parametrize(("family", "name"), [("The Scopa family", "fsgs"), ("Scala 40", "scala40")])
def test_every_switch_is_in_its_family_s_table(family: str, name: str) -> None:
    section = DOCUMENT.split(f"### {family}\n")[1].split("\n#")[0].split("\nTexts")[0]
    rows = dict(re.findall(r"^\| `\[+([a-z.]+)\]+` \| (.*)$", section, re.MULTILINE))
    for key in sb.rules(name).switches:
        table, word = key.split(".")
        assert f"`{word}`" in rows[table]


def test_every_value_of_a_closed_switch_of_scala_40_is_told() -> None:
    section = DOCUMENT.split("### Scala 40\n")[1].split("\nTexts")[0]
    for values in SCALA40_CLOSED.values():
        for value in values:
            assert value is False or f"`{str(value).lower()}`" in section


def test_the_message_is_as_shown(tmp_path: Path) -> None:
    text = 'extends = "scupuni"\nid = "bar"\n[capture]\nsum = "maybe"\n[match]\ntarget = "x"'
    path = written(tmp_path, text, "bar-sport.toml")
    shown = re.findall(r"^> (bar-sport.*)$", DOCUMENT, re.MULTILINE)
    assert [str(refusal(path)).replace(f"{tmp_path}/", "")] == shown
