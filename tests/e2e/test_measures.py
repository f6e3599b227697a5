"""What a page may cost: the table's JavaScript, and nothing that jumps while it loads or is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Sit
from tests.e2e.scala40_sitting import Scala40Sitting
from tests.e2e.screens import DESKTOP, PHONE
from tests.e2e.sitting import Sitting
from tests.server.house import House

# Issue of the table: 60 KB compressed.
JAVASCRIPT = 60 * 1024
# On a slow line each file costs more than its bytes: what pages share comes in few.
FILES = 12

# Notes every shift that no tap or key has caused, and whether it moved what is played with.
SHIFTS = """
    window.shifts = [];
    const played = "section[data-seat], section[aria-label=Tavolo], .choices";
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
            if (!shift.hadRecentInput)
                window.shifts.push({
                    value: shift.value,
                    moved: shift.sources.map(({ node }) => node).filter((node) => node instanceof Element)
                        .filter((node) => node.matches(played) || node.querySelector(played) !== null).length,
                });
    }).observe({ type: "layout-shift", buffered: true });
"""


def watched_page(browser: Browser, size: tuple[int, int]) -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="it-IT", service_workers="block"
    )
    page = context.new_page()
    page.add_init_script(SHIFTS)
    return page


def javascript(page: Page) -> dict[str, int]:
    """The compressed bytes of every script that the page has loaded."""
    loaded: dict[str, int] = page.evaluate(
        """Object.fromEntries(performance.getEntriesByType("resource")
            .filter((file) => new URL(file.name).pathname.endsWith(".js"))
            .map((file) => [new URL(file.name).pathname, file.encodedBodySize]))"""
    )
    return loaded


@pytest.mark.parametrize(("sheet", "seats"), [("scupuni", 4), ("fsgs", 4), ("scala40-palio", 4)])
def test_the_table_s_javascript(house: House, browser: Browser, sheet: str, seats: int) -> None:
    page = watched_page(browser, PHONE)
    kind = Scala40Sitting if sheet.startswith("scala40") else Sitting
    kind.at_new_table(page, house, sheet, seats=seats, seed=5)
    expect(page.locator("section[data-seat] [data-card]").first).to_be_visible(timeout=30_000)
    page.wait_for_load_state("networkidle")
    files = javascript(page)
    assert 1 < len(files) <= FILES
    assert sum(files.values()) <= JAVASCRIPT, files
    page.context.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("path", ["/", "/?sheet=fsgs", "/rules/scupuni"])
def test_nothing_jumps_while_a_page_loads(
    house: House, browser: Browser, path: str, size: tuple[int, int]
) -> None:
    page = watched_page(browser, size)
    page.goto(house.address + path)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    assert page.evaluate("window.shifts") == []
    page.context.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize(("sheet", "seats"), [("scupuni", 4), ("scala40-palio", 4)])
def test_nothing_jumps_at_the_table(
    house: House, browser: Browser, sheet: str, seats: int, size: tuple[int, int]
) -> None:
    page = watched_page(browser, size)
    kind = Scala40Sitting if sheet.startswith("scala40") else Sitting
    sitting = kind.at_new_table(page, house, sheet, seats=seats, seed=5)
    if isinstance(sitting, Scala40Sitting):
        assert sitting.wait_for_turn_or_count()
    else:
        assert sitting.wait_for_turn_or_score()
    page.wait_for_timeout(600)
    shifts = page.evaluate("window.shifts")
    # The log takes its newest line on top, and a meld that is laid may need another row; people call it
    # steady below a tenth (web.dev, Cumulative Layout Shift), we below a third of that.
    assert sum(shift["value"] for shift in shifts) < 0.03
    if not isinstance(sitting, Scala40Sitting):
        assert not any(shift["moved"] for shift in shifts)
    page.context.close()


def test_a_shift_would_be_seen(sit: Sit) -> None:
    page = sit("scupuni", seats=4, seed=5).page
    page.evaluate(SHIFTS)
    expect(page.locator("section[data-seat] [data-card]").first).to_be_visible(timeout=30_000)
    page.wait_for_timeout(700)
    page.evaluate("document.querySelector('main').style.marginTop = '90px'")
    page.wait_for_function("window.shifts.length > 0")
