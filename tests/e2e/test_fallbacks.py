"""A language or a deck that is not there: the page does something else, and says so once."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.e2e.conftest import Sit
from tests.e2e.screens import PHONE
from tests.e2e.test_reach import found
from tests.server.house import House


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, locale="it-IT", service_workers="block"
    )
    yield context.new_page()
    context.close()


def test_a_language_that_nobody_speaks_here_is_said_once(page: Page, house: House) -> None:
    page.goto(f"{house.address}/?lang=de")
    line = page.get_by_text("La lingua «de» qui non c’è")
    expect(line).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "it"
    assert found(page) == []
    page.get_by_role("button", name="Ho capito").click()
    expect(line).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(line).to_have_count(0)
    page.goto(f"{house.address}/?lang=ru")
    expect(page.get_by_text("La lingua «ru» qui non c’è")).to_be_visible()


def test_a_deck_that_nobody_has_drawn_is_played_with_another(page: Page, house: House, sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=193)

    def of_marseilles(route: Route) -> None:
        answer = route.fetch()
        sheet = {**answer.json(), "deck": "marsigliesi"}
        route.fulfill(response=answer, body=json.dumps(sheet))

    page.route("**/api/v1/tables/*/sheet*", of_marseilles)
    line = page.get_by_text("Le carte «marsigliesi» qui non ci sono: si gioca con le carte napoletane.")
    address = f"{house.address}/table/{sitting.table}#seat={sitting.token}"
    page.goto(address)
    expect(line).to_be_visible()
    expect(page.locator("section[data-seat] button[data-card]").first).to_be_visible()
    page.reload()
    expect(page.locator("section[data-seat] button[data-card]").first).to_be_visible()
    expect(line).to_have_count(0)
