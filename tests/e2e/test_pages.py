"""From the first page to the table, the rules, the languages, the phone's width, the record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import settebello as sb
from tests.e2e.conftest import Sit
from tests.e2e.screens import DESKTOP, EVERY_SCREEN, NARROW, PHONE, hand_out_of_sight, sticking_out
from tests.server.house import NAMES, House

CUT_OFF = "(names) => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
LANGUAGES = {"it": ("it-IT", "Tavolo"), "fr": ("fr-CH", "Tapis"), "en": ("en-GB", "Table")}


def page_in(browser: Browser, language: str, size: tuple[int, int] = PHONE) -> Page:
    """A fresh page of a browser that speaks a language."""
    return browser.new_context(
        locale=LANGUAGES[language][0], viewport={"width": size[0], "height": size[1]}
    ).new_page()


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_the_first_page_to_a_play(house: House, browser: Browser, language: str) -> None:
    page = page_in(browser, language)
    page.goto(house.address)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_role("link", name=sb.rules("scupuni").title_in(language), exact=True).click()
    page.locator("button[type=submit]").click()
    expect(page.get_by_role("region", name=LANGUAGES[language][1], exact=True)).to_be_visible()
    card = page.locator("section[data-seat] button[data-card]:not([aria-disabled=true])").first
    code = card.get_attribute("data-card")
    assert code is not None
    expect(card).to_have_accessible_name(sb.Card(code).name(language, "siciliane"))
    card.click()
    page.locator("button[data-captures]").first.click()
    expect(page.locator("section[data-seat] button[data-card]")).to_have_count(9)
    page.context.close()


@pytest.mark.parametrize("sheet", sb.rules_available())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_explained_entry_by_entry(
    house: House, browser: Browser, sheet: str, language: str
) -> None:
    page = page_in(browser, language)
    page.goto(f"{house.address}/rules/{sheet}?lang={language}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(sb.rules(sheet).title_in(language))
    for entry in sb.rules(sheet).explanation(language):
        expect(page.get_by_text(entry.text, exact=True).first).to_be_attached()
    page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_wider_than_the_screen(house: House, browser: Browser, language: str) -> None:
    page = page_in(browser, language)
    sheets = sb.rules_available()
    for path in ("/", *(f"/?sheet={sheet}" for sheet in sheets), *(f"/rules/{sheet}" for sheet in sheets)):
        page.goto(house.address + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        for width, height in (NARROW, PHONE, DESKTOP):
            page.set_viewport_size({"width": width, "height": height})
            assert sticking_out(page) == [], (path, width)
    page.context.close()


@pytest.mark.parametrize("sheet", ["scopa-napoletana", "scala40-palio"])
def test_on_every_screen_the_name_of_each_seat_can_be_read(sit: Sit, sheet: str) -> None:
    sitting = sit(sheet, seats=6, seed=12)
    names = sitting.page.locator(".name").filter(has_text=re.compile("|".join(NAMES)))
    expect(names).to_have_count(5)
    for width, height in (*EVERY_SCREEN, (844, 390)):
        sitting.page.set_viewport_size({"width": width, "height": height})
        assert names.evaluate_all(CUT_OFF) == [], (width, height)
        assert sticking_out(sitting.page) == [], (width, height)


@pytest.mark.parametrize(
    ("sheet", "seats"), [("scupuni", 4), ("scopa-napoletana", 6), ("fsgs", 4), ("scopa-corsa", 2)]
)
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_hand_and_table_are_on_one_screen(sit: Sit, sheet: str, seats: int, size: tuple[int, int]) -> None:
    sitting = sit(sheet, seats=seats, seed=12, size=size)
    assert sitting.wait_for_turn_or_score()
    for card in sitting.page.locator("[data-card]:visible").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        if card.evaluate("card => card.closest('section[data-seat]') !== null"):
            assert box["y"] + box["height"] <= size[1], "a card of the hand lies below the fold"
            assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize(("sheet", "seats"), [("scupuni", 4), ("scopa-napoletana", 6), ("fsgs", 4)])
def test_between_the_bars_of_every_browser_the_hand_is_in_sight(sit: Sit, sheet: str, seats: int) -> None:
    sitting = sit(sheet, seats=seats, seed=12)
    assert sitting.wait_for_turn_or_score()
    for width, height in EVERY_SCREEN:
        sitting.page.set_viewport_size({"width": width, "height": height})
        assert hand_out_of_sight(sitting.page) == [], (width, height)


def test_the_record_of_a_finished_match_comes_down_and_goes_up(
    house: House, browser: Browser, tmp_path: Path
) -> None:
    match = sb.Match(sb.rules("scopa-napoletana"), seats=2, players=["Anna", "Bice"], seed=2)
    while not match.over:
        match.play(match.deal.moves[0])
    kept = tmp_path / "match.jsonl"
    kept.write_text(match.record(), encoding="utf-8")
    page = page_in(browser, "it", DESKTOP)
    page.goto(house.address)
    page.locator("input[type=file]").set_input_files(kept)
    expect(page.locator("main table caption")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_text("Scarica la partita").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == match.record()
    page.context.close()


def test_a_broken_record_gets_a_plain_answer(house: House, browser: Browser, tmp_path: Path) -> None:
    kept = tmp_path / "shopping.txt"
    kept.write_text("milk\nbread\n", encoding="utf-8")
    page = page_in(browser, "it")
    page.goto(house.address)
    page.locator("input[type=file]").set_input_files(kept)
    expect(page.get_by_text("verbale", exact=False).first).to_be_visible()
    page.context.close()
