"""What docs/sheets.md shows and promises."""

from __future__ import annotations

import re
from pathlib import Path

import settebello as sb
from tests.sheets.writing import refusal, written

DOCUMENT = (Path(__file__).parents[2] / "docs" / "sheets.md").read_text(encoding="utf-8")


def test_the_bar_s_sheet_loads_as_shown(tmp_path: Path) -> None:
    [text] = re.findall(r"```toml\n(.*?)```", DOCUMENT, re.DOTALL)
    bar = sb.rules(written(tmp_path, text))
    assert (bar.id, bar.switches["capture.sum"], bar.match.target) == ("bar-sport", "must", 11)
    assert bar.explain("en").count("This is a house rule.") == 1


def test_every_switch_and_value_is_in_the_table() -> None:
    rows = dict(re.findall(r"^\| `\[+([a-z.]+)\]+` \| (.*)$", DOCUMENT, re.MULTILINE))
    for key in sb.rules("fsgs").switches:
        table, name = key.split(".")
        assert f"`{name}`" in rows[table]


def test_the_message_is_as_shown(tmp_path: Path) -> None:
    text = 'extends = "scupuni"\nid = "bar"\n[capture]\nsum = "maybe"\n[match]\ntarget = "x"'
    path = written(tmp_path, text, "bar-sport.toml")
    shown = re.findall(r"^> (bar-sport.*)$", DOCUMENT, re.MULTILINE)
    assert [str(refusal(path)).replace(f"{tmp_path}/", "")] == shown
