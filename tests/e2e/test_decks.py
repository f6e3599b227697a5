"""The drawn cards in a real browser: whole files, shown where there is room, never waited for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Response, expect

from tests.e2e.conftest import Sit
from tests.e2e.screens import PHONE

SHEETS = {
    "napoletane": "scopa-napoletana",
    "siciliane": "scupuni",
    "milanesi": "fsgs",
    "francesi": "scopa-corsa",
}
LARGE = (1920, 1200)
HAND = "section[data-seat] button[data-card]"


def drawings(page: Page) -> list[Response]:
    """Every drawing that the page asks for from now on."""
    asked: list[Response] = []
    page.on("response", lambda answer: asked.append(answer) if "/assets/decks/" in answer.url else None)
    return asked


@pytest.mark.parametrize(("deck", "sheet"), SHEETS.items())
def test_a_large_screen_shows_the_deck_and_keeps_it(sit: Sit, deck: str, sheet: str) -> None:
    sitting = sit(sheet, seats=2 if sheet == "scopa-corsa" else 4, seed=5, size=LARGE)
    asked = drawings(sitting.page)
    sitting.page.reload()
    expect(sitting.page.locator(f"{HAND} image + g").first).to_be_attached()
    sitting.page.wait_for_load_state("networkidle")
    assert len({answer.url for answer in asked}) >= 40, "the rest of the deck is fetched ahead"
    assert {answer.status for answer in asked} == {200}
    assert all(f"/{deck}-" in answer.url for answer in asked)
    assert {answer.headers["content-type"] for answer in asked} == {"image/svg+xml"}
    assert all("immutable" in answer.headers["cache-control"] for answer in asked)


def test_a_phone_shows_compact_faces_and_fetches_no_drawing(sit: Sit) -> None:
    sitting = sit("scupuni", seats=4, seed=5, size=PHONE)
    asked = drawings(sitting.page)
    sitting.page.reload()
    expect(sitting.page.locator(f"{HAND} svg").first).to_be_visible()
    expect(sitting.page.locator(f"{HAND} image")).to_have_count(0)
    sitting.page.wait_for_load_state("networkidle")
    assert asked == []


def test_without_its_drawings_a_large_screen_is_played_with_compact_faces(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=4, seed=5, size=LARGE)
    sitting.page.route("**/assets/decks/**", lambda route: route.abort())
    with sitting.page.expect_event("requestfailed"):
        sitting.page.reload()
    expect(sitting.page.locator(f"{HAND} svg").first).to_be_visible()
    sitting.page.wait_for_load_state("networkidle")
    # A browser would draw its own sign of a broken picture over the card.
    expect(sitting.page.locator(f"{HAND} image")).to_have_count(0)


def test_the_browser_finds_every_file_well_formed(sit: Sit) -> None:
    sitting = sit("scopa-corsa", seats=2, seed=5, size=LARGE)
    expect(sitting.page.locator(f"{HAND} image").first).to_be_attached()
    broken = sitting.page.evaluate(
        """async () => {
            const href = document.querySelector("section[data-seat] [data-card] image").getAttribute("href");
            const folder = href.slice(0, href.lastIndexOf("/") + 1);
            const files = [..."A23456789TJQK"].flatMap((rank) => [..."DCSB"].map((suit) => rank + suit));
            const broken = [];
            for (const file of [...files, "7D-plain", "joker", "joker-2", "back"]) {
                const text = await (await fetch(folder + file + ".svg")).text();
                const read = new DOMParser().parseFromString(text, "image/svg+xml");
                const whole = read.documentElement.localName === "svg" && !read.querySelector("parsererror");
                if (!whole) broken.push(file);
            }
            return broken;
        }"""
    )
    assert broken == []
