"""The page without a network: its code is kept, the match waits, and goes on when the network returns."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.e2e.screens import PHONE
from tests.e2e.sitting import Sitting
from tests.server.house import House


def _page(browser: Browser) -> Page:
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="it-IT")
    return context.new_page()


def test_a_match_survives_the_network_s_loss_and_a_reload_without_it(house: House, browser: Browser) -> None:
    page = _page(browser)
    Sitting.at_new_table(page, house, "scopa-napoletana", seats=2, seed=5)
    expect(page.locator(".hand button").first).to_be_enabled(timeout=15000)
    # Kept from the first visit on, also by the page that made the visit.
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    before = page.locator("[data-card]").count()
    assert before > 0
    page.context.set_offline(True)
    expect(page.get_by_text(re.compile("Senza rete"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(re.compile("Senza rete"))).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".hand button").first).to_be_enabled(timeout=20000)
    page.context.close()


def test_the_first_page_is_there_without_a_network(house: House, browser: Browser) -> None:
    page = _page(browser)
    page.goto(f"{house.address}/?lang=it")
    expect(page.get_by_role("link", name=re.compile("Scupuni")).first).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # The sheets' answer is kept once the worker has seen it asked for.
    page.reload()
    expect(page.get_by_text("Scupuni").first).to_be_visible()
    page.wait_for_timeout(500)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Scupuni").first).to_be_visible()
    page.context.close()


def test_it_can_be_installed(house: House, browser: Browser) -> None:
    page = _page(browser)
    page.goto(house.address)
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert house.http.get(icon["src"]).status_code == 200
    page.context.close()
