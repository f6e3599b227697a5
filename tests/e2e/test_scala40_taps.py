"""Scala 40 in rough hands: double taps, taps while cards move, two pages of one seat, a page that slept."""

from __future__ import annotations

import time

from playwright.sync_api import expect

import settebello as sb
from tests.e2e.conftest import Resume
from tests.e2e.scala40_sitting import Scala40Sitting, offered
from tests.e2e.screens import PHONE
from tests.e2e.test_hint import BOTH


def own(sitting: Scala40Sitting) -> list[str]:
    """What this seat has done in the deal that is on the table, by the store."""
    return [str(move) for move in sitting.deal.history if move.seat == 0]


def may_discard(deal: sb.Deal) -> bool:
    """The person holds cards enough to throw one and go on."""
    return deal.phase == "play" and len(deal.hands[0]) > 4 and bool(offered(deal, "discard"))


def must_draw(deal: sb.Deal) -> bool:
    """The person's turn begins."""
    return deal.phase == "draw" and deal.opened[0] is False


def shows_what_the_store_has(sitting: Scala40Sitting) -> None:
    """Hand, melds and piles are those of the match in the store."""
    deal = sitting.settled()
    page = sitting.page
    assert sitting.held == sorted(str(card) for card in deal.hands[0])
    expect(page.locator("[data-meld]")).to_have_count(len(deal.melds))
    expect(page.locator("[data-pile] b")).to_have_text(str(len(deal.discard_pile)))
    expect(page.locator("[data-stock] b")).to_have_text(str(deal.stock))
    if deal.discard_pile:
        top = page.locator("[data-pile] [data-card]")
        expect(top).to_have_attribute("data-card", str(deal.discard_pile[-1]))


@BOTH
def test_a_double_tap_on_the_stock_draws_one_card(
    resumed: Resume, size: tuple[int, int], touch: bool
) -> None:
    sitting = resumed(must_draw, size=size, touch=touch)
    before = own(sitting)
    # All clicks fall within one turn of the page's event loop, before any answer can come.
    sitting.page.locator("[data-stock]").evaluate("stock => { stock.click(); stock.click(); stock.click(); }")
    sitting.settled()
    assert own(sitting) == [*before, "draw"]
    shows_what_the_store_has(sitting)


@BOTH
def test_a_double_tap_on_the_pile_throws_one_card(
    resumed: Resume, size: tuple[int, int], touch: bool
) -> None:
    sitting = resumed(may_discard, size=size, touch=touch)
    before = own(sitting)
    discard = offered(sitting.deal, "discard")[0]
    sitting.choose([discard.removeprefix("discard ")])
    sitting.page.locator("[data-pile]").evaluate("pile => { pile.click(); pile.click(); pile.click(); }")
    sitting.settled()
    assert own(sitting) == [*before, discard]
    shows_what_the_store_has(sitting)


def test_taps_while_the_others_move_play_nothing(resumed: Resume) -> None:
    sitting = resumed(may_discard, size=PHONE, touch=True)
    before = own(sitting)
    discard = offered(sitting.deal, "discard")[0]
    sitting.make(discard)
    # Wildly: every card, the stock and the pile, as long as it is not the own turn.
    for _ in range(6):
        sitting.page.evaluate(
            """() => {
              if (document.querySelector("p.yours") !== null) return;
              const targets = "section[data-seat] [data-card], [data-meld], [data-stock], [data-pile]";
              document.querySelectorAll(targets).forEach((target) => target.click());
            }"""
        )
        sitting.page.wait_for_timeout(60)
    sitting.settled()
    after = own(sitting)
    assert after[: len(before) + 1] == [*before, discard]
    # Taps hurry the others on: where they were done in time the stock or the pile was meant, once.
    assert after[len(before) + 1 :] in ([], ["draw"], ["take"])
    sitting.page.keyboard.press("Escape")
    shows_what_the_store_has(sitting)


def test_two_pages_of_one_seat_never_play_twice(resumed: Resume) -> None:
    first = resumed(must_draw)
    second = Scala40Sitting(first.page.context.new_page(), first.house, first.table, first.token)
    second.open()
    second.settled()
    before = own(first)
    # Neither page has heard of the other's tap when its own is made.
    for sitting in (first, second):
        sitting.page.evaluate("setTimeout(() => document.querySelector('[data-stock]').click(), 300)")
    first.page.wait_for_timeout(600)
    first.settled()
    second.settled()
    assert own(first) == [*before, "draw"]
    for sitting in (first, second):
        shows_what_the_store_has(sitting)
    expect(second.page.get_by_role("alert")).to_have_count(0)
    discard = offered(first.deal, "discard")[0]
    second.make(discard)
    # The tap is on its way: nobody is told before the store has it.
    late = time.monotonic() + 30
    while len(own(first)) < len(before) + 2 and time.monotonic() < late:
        first.page.wait_for_timeout(50)
    first.settled()
    assert own(first)[: len(before) + 2] == [*before, "draw", discard]
    shows_what_the_store_has(first)


def test_a_page_that_slept_wakes_to_the_right_table(resumed: Resume) -> None:
    sitting = resumed(may_discard)
    before = own(sitting)
    sleep = sitting.page.context.new_cdp_session(sitting.page)
    discard = offered(sitting.deal, "discard")[0]
    sitting.make(discard)
    sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    time.sleep(1.5)
    sleep.send("Page.setWebLifecycleState", {"state": "active"})
    shows_what_the_store_has(sitting)
    assert own(sitting) == [*before, discard]
    sitting.make("draw")
    shows_what_the_store_has(sitting)
    assert own(sitting) == [*before, discard, "draw"]


def test_a_hidden_tab_that_comes_back_shows_the_right_table(resumed: Resume) -> None:
    sitting = resumed(may_discard, size=PHONE, touch=True)
    before = own(sitting)
    discard = offered(sitting.deal, "discard")[0]
    sitting.make(discard)
    hide = """(hidden) => {
      const state = hidden ? "hidden" : "visible";
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    sitting.page.evaluate(hide, True)
    # Asleep in a pocket, the line is lost as well.
    sitting.page.context.set_offline(True)
    sitting.page.wait_for_timeout(1_200)
    sitting.page.context.set_offline(False)
    sitting.page.evaluate(hide, False)
    shows_what_the_store_has(sitting)
    assert own(sitting) == [*before, discard]
    assert (
        sitting.page.evaluate("document.getAnimations().filter((each) => each.playState === 'paused').length")
        == 0
    )
