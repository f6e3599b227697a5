"""The playthroughs in this folder are what the library shows; `--write-golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.playthrough import SEATS, playthrough
from tests.reference.sheets import SHEETS

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", SEATS)
def test_playthrough(name: str, request: pytest.FixtureRequest) -> None:
    file, shown = HERE / f"{name}.txt", playthrough(name)
    if request.config.getoption("--write-golden"):
        file.write_text(shown, encoding="utf-8")
    assert shown == file.read_text(encoding="utf-8"), "look at the difference; if it is right, --write-golden"


def test_every_sheet_has_one() -> None:
    assert set(SEATS) == set(SHEETS)
    assert {file.stem for file in HERE.glob("*.txt")} == set(SHEETS)
