"""Motion follows the events and never decides: skipped, resized or asleep, the table ends up right."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Sit
from tests.e2e.screens import DESKTOP, PHONE, TABLET
from tests.e2e.sitting import Sitting
from tests.e2e.table import Table

# Every animation that the page starts, by how long it lasts.
LISTEN = """() => {
  const animate = Element.prototype.animate;
  window.durations = [];
  Element.prototype.animate = function (frames, options) {
    window.durations.push(options.duration);
    return animate.call(this, frames, options);
  };
}"""


def durations(page: Page) -> list[float]:
    """How long each animation since `LISTEN` was meant to last, in milliseconds."""
    lasted: list[float] = page.evaluate("window.durations")
    return lasted


def shows_what_the_store_has(sitting: Sitting) -> None:
    """Hand and table are those of the match in the store."""
    deal = sitting.match().deal
    hand = {str(card) for card in deal.hands[0]}
    expect(sitting.page.locator("section[data-seat] [data-card]")).to_have_count(len(hand))
    lying = sitting.region.locator("[data-card]")
    expect(lying).to_have_count(len(deal.table))
    codes = [card.get_attribute("data-card") for card in sitting.page.locator("[data-card]").all()]
    assert sorted(map(str, codes)) == sorted(hand | {str(card) for card in deal.table})


def play_one(sitting: Sitting) -> None:
    """Plays the first card in the first way."""
    sitting.playable.first.click()
    sitting.captures.first.click()


def test_cards_travel_in_short_steps(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=193)
    assert sitting.wait_for_turn_or_score()
    sitting.page.evaluate(LISTEN)
    for _ in range(3):
        play_one(sitting)
        sitting.wait_for_turn_or_score()
    lasted = durations(sitting.page)
    assert len(lasted) > 6
    assert all(180 <= duration <= 280 for duration in lasted)


def test_who_wants_no_motion_gets_none(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=193)
    sitting.page.emulate_media(reduced_motion="reduce")
    assert sitting.wait_for_turn_or_score()
    sitting.page.evaluate(LISTEN)
    for _ in range(3):
        play_one(sitting)
        sitting.wait_for_turn_or_score()
    assert durations(sitting.page) == []
    shows_what_the_store_has(sitting)


def test_a_tap_ends_the_motion_and_the_pause(sit: Sit) -> None:
    sitting = sit("scupuni", seats=4, seed=6, size=PHONE, touch=True)
    assert sitting.wait_for_turn_or_score()
    play_one(sitting)
    expect(sitting.region.locator(".played")).to_have_count(1)
    for _ in range(12):
        sitting.region.tap(position={"x": 195, "y": 12}, force=True)
        sitting.page.wait_for_timeout(30)
    # Three bots' plays take more than two seconds when nobody hurries them.
    expect(sitting.playable.first).to_be_visible(timeout=1_000)
    shows_what_the_store_has(sitting)


@pytest.mark.parametrize("sheet", ["scupuni", "fsgs"])
def test_taps_while_cards_travel_play_nothing(sit: Sit, sheet: str) -> None:
    table = Table(sit(sheet, seats=4, seed=6, size=PHONE, touch=True))
    assert table.sitting.wait_for_turn_or_score()
    play_one(table.sitting)
    # Wildly: every card that is there, while the plays of the others are shown.
    for _ in range(6):
        table.page.evaluate("document.querySelectorAll('[data-card]').forEach((card) => card.click())")
        table.page.wait_for_timeout(60)
    assert table.sitting.wait_for_turn_or_score()
    assert len(table.own_plays()) <= 2
    table.page.keyboard.press("Escape")
    shows_what_the_store_has(table.sitting)


def test_two_cards_tapped_at_once_without_confirming_play_one(sit: Sit) -> None:
    table = Table(sit("scupuni", seats=4, seed=6, size=PHONE))
    assert table.sitting.wait_for_turn_or_score()
    table.page.get_by_role("button", name="Conferma le giocate").click()
    before = len(table.own_plays())
    table.page.evaluate(
        "document.querySelectorAll('section[data-seat] [data-card]').forEach((card) => card.click())"
    )
    table.page.wait_for_timeout(300)
    assert table.sitting.wait_for_turn_or_score()
    assert len(table.own_plays()) <= before + 1
    shows_what_the_store_has(table.sitting)


def test_a_page_turned_round_in_the_midst_shows_the_right_table(sit: Sit) -> None:
    sitting = sit("scupuni", seats=4, seed=6, size=PHONE)
    assert sitting.wait_for_turn_or_score()
    play_one(sitting)
    for width, height in ((844, 390), DESKTOP, TABLET, PHONE):
        sitting.page.wait_for_timeout(120)
        sitting.page.set_viewport_size({"width": width, "height": height})
    assert sitting.wait_for_turn_or_score()
    sitting.page.wait_for_timeout(400)
    shows_what_the_store_has(sitting)
    for card in sitting.page.locator("[data-card]").all():
        box = card.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= PHONE[0] - box["width"]


def test_a_tab_that_slept_wakes_to_the_right_table(sit: Sit) -> None:
    sitting = sit("scupuni", seats=4, seed=6, size=DESKTOP)
    assert sitting.wait_for_turn_or_score()
    sleep = sitting.page.context.new_cdp_session(sitting.page)
    play_one(sitting)
    expect(sitting.region.locator(".played")).to_have_count(1)
    sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    time.sleep(1.5)
    sleep.send("Page.setWebLifecycleState", {"state": "active"})
    assert sitting.wait_for_turn_or_score()
    shows_what_the_store_has(sitting)
    assert len(Table(sitting).own_plays()) == 1
    play_one(sitting)
    assert sitting.wait_for_turn_or_score()
    shows_what_the_store_has(sitting)
    assert len(Table(sitting).own_plays()) == 2


def test_nothing_shifts_while_a_deal_is_played(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=193, size=PHONE)
    assert sitting.wait_for_turn_or_score()
    # The log's lines make room for the newest within their own list, and words change; no other box may move.
    sitting.page.evaluate(
        """() => {
          window.shifts = 0;
          const listed = ({ node }) =>
            !node?.isConnected || node.nodeType === Node.TEXT_NODE || node.parentElement.closest("ol");
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if (!entry.sources.every(listed)) window.shifts += entry.value;
            }
          }).observe({ type: "layout-shift" });
        }"""
    )
    for _ in range(5):
        play_one(sitting)
        assert sitting.wait_for_turn_or_score()
        # The browser's driver would scroll to reach a card that is still on its way.
        sitting.page.evaluate("Promise.allSettled(document.getAnimations().map((motion) => motion.finished))")
    assert sitting.page.evaluate("window.shifts") < 0.005
    assert sitting.page.evaluate("scrollY") == 0


def test_the_piles_are_counted_when_the_deal_is_over(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=20)
    sitting.page.evaluate(
        """() => {
          window.counted = [];
          new MutationObserver(() => {
            const piles = [...document.querySelectorAll("[data-side] .number")];
            window.counted.push(piles.map((pile) => Number(pile.textContent)).join());
          }).observe(document.body, { subtree: true, characterData: true, childList: true });
        }"""
    )
    while sitting.wait_for_turn_or_score():
        play_one(sitting)
    sitting.page.wait_for_timeout(1_500)
    counted = [tuple(map(int, pair.split(","))) for pair in sitting.page.evaluate("window.counted") if pair]
    last = counted[-1]
    assert sum(last) == 40
    # From nothing up to all of them, both at once.
    start = max(place for place, pair in enumerate(counted) if pair == (0, 0))
    assert start > 20
    running = counted[start:]
    assert running == sorted(running)
    assert len(set(running)) > 5
