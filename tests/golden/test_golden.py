"""The playthroughs in this folder are what the library shows; `--write-golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import settebello as sb
from tests.golden.playthrough import SEATS, playthrough
from tests.reference.scala40.sheets import SHEETS as SCALA40
from tests.reference.sheets import SHEETS as SCOPA

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", SEATS)
def test_playthrough(name: str, request: pytest.FixtureRequest) -> None:
    file, shown = HERE / f"{name}.txt", playthrough(name)
    if request.config.getoption("--write-golden"):
        file.write_text(shown, encoding="utf-8")
    assert shown == file.read_text(encoding="utf-8"), "look at the difference; if it is right, --write-golden"


def test_every_sheet_has_one() -> None:
    assert set(SEATS) == {*SCOPA, *SCALA40} == set(sb.rules_available())
    assert {file.stem for file in HERE.glob("*.txt")} == set(SEATS)
