"""What decides among equals is put in order on the desk before an event opens, by finger and by keyboard."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.desk import newcomer
from tests.e2e.screens import DESKTOP, NARROW, PHONE, sticking_out
from tests.e2e.test_reach import found
from tests.server.house import House


def new_event(browser: Browser, house: House, kind: str, size: tuple[int, int]) -> Page:
    page = newcomer(browser, size).new_page()
    page.goto(f"{house.address}/desk#{house.organiser_key}")
    page.get_by_role("radio", name=re.compile(kind)).check()
    return page


def order(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^A pari")).get_by_role("listitem")


def opened_phase(page: Page, house: House) -> dict[str, Any]:
    """How the event is played whose desk is open, by its log."""
    event = page.url.rpartition("/desk/")[2].partition("?")[0]
    key = page.evaluate(f"localStorage.getItem('settebello.desk.{event}')")
    log = house.http.get(f"/api/v1/events/{event}/log", headers={"authorization": f"Bearer {key}"})
    phase: dict[str, Any] = json.loads(log.text.splitlines()[0])["deed"]["template"]["phases"][0]
    return phase


@pytest.mark.parametrize("kind", ["svizzero", "Gironi"])
def test_the_order_is_changed_and_kept_with_the_event(house: House, browser: Browser, kind: str) -> None:
    page = new_event(browser, house, kind, PHONE)
    expect(order(page).first).to_contain_text("scontro diretto")
    while "differenza" not in order(page).first.inner_text():
        page.get_by_role("button", name="differenza punti: prima").click()
    page.get_by_role("button", name="scontro diretto: togli").click()
    page.get_by_role("group", name=re.compile("^A pari")).get_by_role("combobox").select_option("wins")
    expect(order(page).last).to_contain_text("partite vinte")
    assert found(page) == []
    assert sticking_out(page) == []
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    assert sticking_out(page) == []
    shown = [line.split(" ", 1)[1].split("\n")[0] for line in order(page).all_inner_texts()]
    page.get_by_label("Nome del torneo").fill("Coppa in ordine")
    page.get_by_label("Chi organizza").fill("Ada")
    page.get_by_role("button", name="Apri il torneo").click()
    expect(page.get_by_role("heading", level=1, name="Coppa in ordine")).to_be_visible()
    words = house.http.get("/api/v1/tournament-words?lang=it").json()["tie_breaks"]
    phase = opened_phase(page, house)
    kept = phase["options"]["tie_breaks"] if kind == "Gironi" else phase["tie_breaks"]
    assert [words[name] for name in kept] == shown
    page.context.close()


def test_the_keyboard_stays_with_what_it_moves(house: House, browser: Browser) -> None:
    page = new_event(browser, house, "svizzero", DESKTOP)
    later = page.get_by_role("button", name="scontro diretto: dopo")
    later.focus()
    page.keyboard.press("Enter")
    expect(order(page).nth(1)).to_contain_text("scontro diretto")
    expect(later).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="scontro diretto: 2 di 4")).to_have_count(1)
    for _ in range(2):
        page.keyboard.press("Enter")
    # At the end there is no later: the keyboard goes to the other way.
    expect(order(page).last).to_contain_text("scontro diretto")
    expect(page.get_by_role("button", name="scontro diretto: prima")).to_be_focused()
    page.context.close()
