"""axe finds nothing on the desk, on an event's page and where draws are checked; nothing is too wide."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.desk import newcomer
from tests.e2e.screens import DESKTOP, NARROW, PHONE, TABLET, sticking_out
from tests.e2e.test_reach import found
from tests.server.house import House
from tests.server.test_desk import Desk, opened

PARTS = ("entries", "draw", "round", "bracket", "standings", "referee", "links")


def enter_results(desk: Desk, chance: random.Random, *, leave: int = 0) -> None:
    """A result at every table of the last round but some."""
    drawn = desk.get().json()["standing"]["rounds"][-1]
    for table in drawn["tables"][: len(drawn["tables"]) - leave]:
        points = [table["target"], chance.randrange(table["target"])]
        result = {"table": table["number"], "points": points}
        assert desk.enter({"type": "counted", "round": drawn["number"], "result": result}).status_code == 200


@pytest.fixture(scope="module")
def cup(house: House) -> Desk:
    """A federation day of 56 made-up pairs in its second round, with a ruling and a case."""
    desk = opened(house, place="Mendrisio", date="2026-10-03", start="14:00", tables=28, accessible=[1, 2])
    assert desk.post("/made-up", {"count": 56, "seed": 3, "seq": desk.seq}).json()["new"] == 56
    desk.step("freeze")
    desk.enter({"type": "witnessed", "text": "sette di denari"})
    desk.step("draw")
    enter_results(desk, random.Random(1))
    guilty = desk.step("draw")["standing"]["rounds"][1]["tables"][0]["sides"][0][0]
    enter_results(desk, random.Random(2), leave=9)
    ruled = {"type": "ruled", "round": 2, "table": 1, "entrant": guilty, "article": "8"}
    assert desk.enter(ruled).status_code == 200
    case = {"type": "case_opened", "round": 2, "table": 1, "entrant": guilty, "article": "22", "note": "lite"}
    assert desk.enter(case).status_code == 200
    return desk


def page_of(browser: Browser, size: tuple[int, int], theme: str) -> Page:
    return newcomer(browser, size, theme).new_page()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_the_desk(cup: Desk, browser: Browser, part: str, theme: str) -> None:
    page = page_of(browser, DESKTOP if theme == "light" else PHONE, theme)
    page.goto(f"{cup.house.address}/desk/{cup.event}?part={part}#{cup.key}")
    expect(page.get_by_role("navigation").locator("[aria-current=page]")).to_be_visible()
    for more in page.locator("summary").all():
        more.click()
    if part == "round":
        page.get_by_role("button", name=re.compile("^Altro per il tavolo")).last.click()
    if part == "referee":
        page.get_by_role("combobox").first.select_option("1")
        page.locator("form fieldset").first.get_by_role("radio").first.check()
        page.locator(".articles").get_by_role("radio").first.check()
        expect(page.get_by_text("Il regolamento prevede:")).to_be_visible()
    assert found(page) == []
    for size in (NARROW, PHONE, TABLET, DESKTOP):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert sticking_out(page) == []
    small = page.evaluate(
        "[...document.querySelectorAll('main button, main select, main a.button, nav a')]"
        ".filter((one) => one.checkVisibility())"
        ".map((one) => [one.textContent, one.getBoundingClientRect().height])"
        ".filter(([, height]) => height < 44)"
    )
    assert [name for name, _ in small if name.strip()[:2].lower() not in ("it", "fr", "en")] == []
    page.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_what_everybody_sees(cup: Desk, browser: Browser, size: tuple[int, int], theme: str) -> None:
    page = page_of(browser, size, theme)
    page.goto(f"{cup.house.address}/events/{cup.event}")
    page.get_by_label("Trova il tuo nome").fill("an")
    page.locator("main section ul button").first.click()
    assert found(page) == []
    assert sticking_out(page) == []
    page.goto(f"{cup.house.address}/verify?event={cup.event}")
    expect(page.get_by_role("heading", name="Il sorteggio è giusto")).to_be_visible()
    assert found(page) == []
    assert sticking_out(page) == []
    page.goto(f"{cup.house.address}/desk#{cup.house.organiser_key}")
    page.get_by_role("radio", name=re.compile("Palio")).check()
    assert found(page) == []
    assert sticking_out(page) == []
    page.context.close()


@pytest.mark.parametrize(("language", "first"), [("fr", "Inscriptions"), ("en", "Entries")])
def test_the_desk_speaks_every_language_on_a_narrow_phone(
    cup: Desk, browser: Browser, language: str, first: str
) -> None:
    page = page_of(browser, NARROW, "light")
    for part in PARTS:
        page.goto(f"{cup.house.address}/desk/{cup.event}?part={part}&lang={language}#{cup.key}")
        expect(page.get_by_role("link", name=first, exact=True)).to_be_visible()
        expect(page.get_by_role("navigation").locator("[aria-current=page]")).to_be_visible()
        assert sticking_out(page) == [], part
    page.context.close()


def test_the_public_page_follows_by_itself(cup: Desk, browser: Browser) -> None:
    page = page_of(browser, PHONE, "light")
    page.goto(f"{cup.house.address}/events/{cup.event}")
    last = cup.get().json()["standing"]["rounds"][-1]["tables"][-1]
    expect(page.get_by_role("table").first).to_be_visible()
    result = {"table": last["number"], "points": [2, 37]}
    cup.enter({"type": "counted", "round": 2, "result": result})
    expect(page.get_by_text("37", exact=True).first).to_be_visible(timeout=12_000)
    page.context.close()
