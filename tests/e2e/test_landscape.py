"""A phone held across: table and hand lie side by side, on one screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

import settebello as sb
from tests.e2e.conftest import Resume, Sit
from tests.e2e.screens import sticking_out

ACROSS = pytest.mark.parametrize("size", [(667, 375), (844, 390), (932, 430)])


def on_the_screen(target: Locator, size: tuple[int, int]) -> bool:
    """All of it can be seen without scrolling."""
    box = target.bounding_box()
    assert box is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size[0]
        and box["y"] + box["height"] <= size[1]
    )


@ACROSS
@pytest.mark.parametrize(("sheet", "seed"), [("scupuni", 6), ("fsgs", 158)])
def test_a_table_of_scopa_is_on_one_screen(sit: Sit, sheet: str, seed: int, size: tuple[int, int]) -> None:
    sitting = sit(sheet, seats=4, seed=seed, size=size, touch=True)
    assert sitting.wait_for_turn_or_score()
    assert on_the_screen(sitting.region, size)
    cards = sitting.page.locator("button[data-card]").all()
    assert len(cards) > 8
    for card in cards:
        assert on_the_screen(card, size)
    box = sitting.playable.first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    sitting.play_by_touch()
    assert sitting.wait_for_turn_or_score()
    assert sticking_out(sitting.page) == []


@ACROSS
def test_a_table_of_scala_40_is_on_one_screen(resumed: Resume, size: tuple[int, int]) -> None:
    def opening(deal: sb.Deal) -> bool:
        return deal.phase == "play" and not deal.opened[0] and not deal.melds

    sitting = resumed(opening, size=size, touch=True)
    for card in sitting.hand.all():
        assert on_the_screen(card, size)
        box = card.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    for place in ("[data-stock]", "[data-pile]", ".meter"):
        assert on_the_screen(sitting.page.locator(place), size)
    assert sticking_out(sitting.page) == []
