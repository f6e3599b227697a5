"""A sheet's page: its points chosen otherwise, a club's own sheet, and what may be taken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import settebello as sb
from tests.e2e.screens import DESKTOP, PHONE
from tests.server.house import House


@pytest.fixture(params=[PHONE, DESKTOP])
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    width, height = request.param
    context = browser.new_context(viewport={"width": width, "height": height}, locale="it-IT")
    yield context.new_page()
    context.close()


def ask(page: Page, house: House, sheet: str, table: list[str], card: str) -> None:
    """Opens the question on a sheet's page and puts the cards."""
    page.goto(f"{house.address}/rules/{sheet}#captures")
    pack = page.get_by_role("group", name="Il mazzo")
    for name in table:
        pack.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("button", name="da giocare").click()
    pack.get_by_role("button", name=card, exact=True).click()


def test_every_lawful_capture_is_told_with_its_article(page: Page, house: House) -> None:
    ask(page, house, "scupuni", ["tre di coppe", "quattro di spade", "sette di coppe"], "sette di denari")
    ways = page.locator("#captures li")
    expect(ways).to_have_count(1)
    expect(ways).to_contain_text("prende sette di coppe")
    expect(ways).to_contain_text("artt. 6, 8")


def test_a_quarrel_is_settled_by_the_article_s_sentence(page: Page, house: House) -> None:
    ask(page, house, "fsgs", ["tre di cuori", "quattro di picche"], "sette di quadri")
    lying = page.locator("#captures .cards").first
    lying.get_by_role("button", name="tre di cuori").click()
    expect(page.locator(".verdict")).to_contain_text("No.")
    lying.get_by_role("button", name="quattro di picche").click()
    expect(page.locator(".verdict")).to_contain_text("Sì")


def test_the_question_is_answered_by_the_keyboard_alone(page: Page, house: House) -> None:
    page.goto(f"{house.address}/rules/scopa-corsa")
    summary = page.locator("#captures summary")
    summary.focus()
    page.keyboard.press("Enter")
    pack = page.get_by_role("group", name="Il mazzo")
    pack.get_by_role("button", name="tre di cuori").focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="da giocare").focus()
    page.keyboard.press("Enter")
    pack.get_by_role("button", name="tre di picche").focus()
    page.keyboard.press("Space")
    # The Corsican sheet lets an equal card lie: two ways.
    expect(page.locator("#captures li")).to_have_count(2)


def test_points_chosen_otherwise_become_the_club_s_own_sheet_that_is_played(
    page: Page, house: House, tmp_path: Path
) -> None:
    page.goto(f"{house.address}/rules/scupuni")
    page.locator("summary", has_text="Si può giocare diversamente").nth(3).click()
    page.get_by_text(re.compile("una va presa: quale, lo decide chi gioca")).first.click()
    expect(page.get_by_role("heading", name="Il regolamento del vostro circolo")).to_be_visible()
    expect(page.get_by_text("Scelta del vostro circolo")).to_be_visible()
    page.get_by_label("Nome del regolamento").fill("Bar Sport")
    with page.expect_download() as download:
        page.get_by_role("button", name="Salva come regolamento nostro").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert sb.rules(file).id == "bar-sport"
    assert sb.rules(file).switches["capture.sum"] == "must"
    page.goto(f"{house.address}/?lang=it")
    page.get_by_role("link", name="Bar Sport").click()
    page.get_by_role("button", name="Siediti").click()
    expect(page.get_by_role("region", name="Tavolo")).to_be_visible()
    expect(page.get_by_role("heading", name="Bar Sport")).to_be_visible()
    # The house does not list it, but at its table everybody can read it.
    with page.expect_popup() as popup:
        page.get_by_role("link", name="Regole").click()
    expect(popup.value.get_by_role("heading", name="Bar Sport")).to_be_visible()
    expect(popup.value.get_by_text("una va presa", exact=False).first).to_be_visible()


def test_a_point_set_back_is_the_sheet_s_own_again(page: Page, house: House) -> None:
    page.goto(f"{house.address}/rules/scupuni")
    page.locator("summary", has_text="Si può giocare diversamente").nth(3).click()
    page.get_by_text(re.compile("una va presa: quale, lo decide chi gioca")).first.click()
    page.get_by_role("button", name="Come nel regolamento").click()
    expect(page.get_by_role("heading", name="Il regolamento del vostro circolo")).to_have_count(0)
