"""A whole deal of each sheet in a real browser, by keyboard alone and by touch alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Sit
from tests.e2e.screens import DESKTOP, PHONE
from tests.e2e.sitting import Sitting

SHEETS = [("scupuni", 4), ("scopa-napoletana", 2), ("scopa-dassi", 3), ("fsgs", 4), ("scopa-corsa", 2)]


def show_points_of_the_finished_deal(sitting: Sitting) -> None:
    """The page's points are those of the store's match, worked out again by the rules."""
    finished = sitting.match().deals[0]
    expect(sitting.score.first.locator("caption")).to_contain_text("1")
    assert sitting.cells("Smazzata") == [str(points) for points in finished.score.points]
    assert finished.totals == finished.score.points
    lay_scopas = [str(count) if count else "–" for count in finished.score.scopas]
    assert [cell.removeprefix("+") for cell in sitting.cells("Scope")] == lay_scopas


@pytest.mark.parametrize(("sheet", "seats"), SHEETS)
def test_by_keyboard(sit: Sit, sheet: str, seats: int) -> None:
    sitting = sit(sheet, seats=seats, seed=20, size=DESKTOP)
    while sitting.hurry_to_turn_or_score():
        sitting.play_by_keyboard()
        sitting.page.wait_for_timeout(50)
    show_points_of_the_finished_deal(sitting)


@pytest.mark.parametrize(("sheet", "seats"), SHEETS)
def test_by_touch(sit: Sit, sheet: str, seats: int) -> None:
    sitting = sit(sheet, seats=seats, seed=21, size=PHONE, touch=True)
    while sitting.hurry_to_turn_or_score():
        sitting.play_by_touch()
        sitting.page.wait_for_timeout(50)
    show_points_of_the_finished_deal(sitting)
