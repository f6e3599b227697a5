"""Cards keep their places: over a reload, in a second page, and the own hand as it was laid."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Resume, Sit
from tests.e2e.screens import DESKTOP, PHONE
from tests.e2e.sitting import Sitting

Places = dict[str, tuple[float, float]]


def lying(page: Page) -> Places:
    """Where each card of the table lies, once nothing moves any more."""
    page.evaluate("Promise.allSettled(document.getAnimations().map((motion) => motion.finished))")
    cards: list[tuple[str, float, float]] = page.eval_on_selector_all(
        "[data-felt] [data-card]",
        """(cards) => cards.map((card) => {
          const { x, y } = card.getBoundingClientRect();
          return [card.dataset.card, x + scrollX, y + scrollY];
        })""",
    )
    return {card: (x, y) for card, x, y in cards}


def play_some(sitting: Sitting, turns: int) -> None:
    """Plays the own first cards, and lets the others play."""
    for _ in range(turns):
        assert sitting.hurry_to_turn_or_score()
        sitting.playable.first.click()
        sitting.captures.first.click()
    assert sitting.hurry_to_turn_or_score()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize(("sheet", "seed"), [("fsgs", 158), ("scupuni", 6), ("scupuni", 11)])
def test_a_reload_shows_every_card_where_it_lay(
    sit: Sit, sheet: str, seed: int, size: tuple[int, int]
) -> None:
    sitting = sit(sheet, seats=4, seed=seed, size=size)
    seen = []
    for turns in (2, 1, 1):
        play_some(sitting, turns)
        before = lying(sitting.page)
        seen.append(before)
        assert set(before) == {str(card) for card in sitting.match().deal.table}
        sitting.page.reload()
        assert sitting.hurry_to_turn_or_score()
        assert lying(sitting.page) == before
    assert any(len(places) > 2 for places in seen), "too few cards to be told apart"


def test_a_second_page_shows_the_same_places(sit: Sit) -> None:
    sitting = sit("fsgs", seats=4, seed=158)
    play_some(sitting, 3)
    second = Sitting(sitting.page.context.new_page(), sitting.house, sitting.table, sitting.token)
    second.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    second.open()
    assert second.hurry_to_turn_or_score()
    assert lying(second.page) == lying(sitting.page)


def test_a_hand_laid_by_hand_lies_so_after_a_reload(resumed: Resume) -> None:
    sitting = resumed(lambda deal: deal.phase == "play")

    def order() -> list[str]:
        return [card.get_attribute("data-card") or "" for card in sitting.hand.all()]

    sitting.walk_to(sitting.hand.nth(4))
    for _ in range(3):
        sitting.page.keyboard.press("Shift+ArrowLeft")
    laid = order()
    expect(sitting.page.get_by_role("button", name="Seme")).to_have_attribute("aria-pressed", "false")
    sitting.page.reload()
    sitting.settled()
    assert order() == laid
    sitting.press(sitting.page.get_by_role("button", name="Valore"))
    by_rank = order()
    assert by_rank != laid
    sitting.page.reload()
    sitting.settled()
    assert order() == by_rank
