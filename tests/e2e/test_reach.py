"""axe finds nothing on any page in any state, by day and by night."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Sit
from tests.e2e.screens import DESKTOP, PHONE
from tests.e2e.table import Table
from tests.server.house import House

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
THEMES = ["light", "dark"]


def found(page: Page) -> list[str]:
    """What axe finds on the page as it stands, once nothing moves any more."""
    page.evaluate("Promise.allSettled(document.getAnimations().map((motion) => motion.finished))")
    page.evaluate(AXE)
    violations = page.evaluate(
        "axe.run(document, { resultTypes: ['violations'] }).then((run) => run.violations)"
    )
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in violations
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("sheet", "seats", "seed"), [("fsgs", 4, 158), ("scopa-napoletana", 2, 193)])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_table(sit: Sit, sheet: str, seats: int, seed: int, size: tuple[int, int], theme: str) -> None:
    table = Table(sit(sheet, seats=seats, seed=seed, size=size))
    page = table.page
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    assert table.sitting.wait_for_turn_or_score()
    assert found(page) == []
    card = table.cards_with(4)[0]
    table.own(card).click()
    expect(table.chips).to_have_count(4)
    assert found(page) == []
    table.lying(table.offers(card)[0].captured[0]).click()
    assert found(page) == []
    table.chips.first.click()
    expect(table.own(card)).to_have_count(0)
    assert found(page) == []
    assert table.sitting.wait_for_turn_or_score()
    page.get_by_role("button", name="Gioca a parole").click()
    expect(page.get_by_label("La tua giocata")).to_be_visible()
    assert found(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_end_of_a_deal(sit: Sit, theme: str) -> None:
    table = Table(sit("scopa-napoletana", seats=2, seed=20, size=PHONE))
    table.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    while table.sitting.hurry_to_turn_or_score():
        table.sitting.playable.first.click()
        table.sitting.captures.first.click()
    assert found(table.page) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", ["/", "/?sheet=fsgs", "/rules/fsgs", "/rules/scupuni"])
def test_the_other_pages(house: House, browser: Browser, path: str, theme: str) -> None:
    page = browser.new_context(
        locale="it-IT",
        viewport={"width": PHONE[0], "height": PHONE[1]},
        color_scheme="dark" if theme == "dark" else "light",
    ).new_page()
    page.goto(house.address + path)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("main")).to_be_visible()
    assert found(page) == []
    page.context.close()
