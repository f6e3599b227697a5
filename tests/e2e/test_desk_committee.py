"""A palio that ends in equal sums: the committee rules at the desk, and everybody reads why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.desk import newcomer
from tests.e2e.screens import PHONE, sticking_out
from tests.e2e.test_reach import found
from tests.server.house import House
from tests.server.test_desk_committee import equal_palio, ranked

TITLE = "Pari merito: decide il comitato"


def expect_awarded(page: Page, *places: tuple[int, str, int]) -> None:
    """Place, contrada and palio points of the first rows."""
    rows = page.get_by_role("table", name="Le contrade").get_by_role("row")
    for row, (rank, team, points) in enumerate(places, 1):
        cells = rows.nth(row).locator("td, th")
        expect(cells).to_have_text([str(rank), team, re.compile(r"\d+"), str(points)])


@pytest.mark.timeout(120)
def test_the_committee_rules_on_a_phone(house: House, browser: Browser) -> None:
    desk = equal_palio(house)
    context = newcomer(browser, PHONE)
    page, complaints = context.new_page(), list[str]()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"{house.address}/desk/{desk.event}?part=standings#{desk.key}")
    panel = page.get_by_role("region", name=TITLE)
    expect(panel.get_by_text("A pari al posto 1: Inferiore, Superiore.")).to_be_visible()
    expect_awarded(page, (1, "Inferiore", 25), (1, "Superiore", 25), (3, "Centro", 10))
    public = newcomer(browser, PHONE).new_page()
    public.goto(f"{house.address}/events/{desk.event}")
    expect_awarded(public, (1, "Inferiore", 25))

    # By keyboard: the second goes up, and what has moved keeps the focus.
    panel.get_by_role("button", name="Superiore, un posto più su").press("Enter")
    expect(panel.get_by_role("listitem").first).to_contain_text("Superiore")
    expect(panel.get_by_role("listitem").first).to_be_focused()
    expect(panel.get_by_role("status")).to_have_text("Superiore: adesso al posto 1.")
    save = panel.get_by_role("button", name="Salva la decisione")
    expect(save).to_be_disabled()
    panel.get_by_label("Perché?").fill("Sorteggio davanti ai capitani, busta da $& 5")
    # A reload keeps what was chosen and typed.
    page.reload()
    expect(panel.get_by_role("listitem").first).to_contain_text("Superiore")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        assert found(page) == []
    assert sticking_out(page) == []
    small = page.evaluate(
        "[...document.querySelectorAll('main button, main input')]"
        ".filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)"
        ".map((one) => one.textContent)"
    )
    assert small == []
    save.click()
    expect(panel.get_by_role("status")).to_have_text("Decisione segnata: Superiore, Inferiore.")
    decided = "deciso dal comitato: Sorteggio davanti ai capitani, busta da $& 5"
    expect(panel.get_by_text(decided)).to_be_visible()
    expect_awarded(page, (1, "Superiore", 30), (2, "Inferiore", 20), (3, "Centro", 10))
    expect(public.get_by_text(f"Superiore, Inferiore: {decided}")).to_be_visible()
    expect_awarded(public, (1, "Superiore", 30))

    # The names were mixed up: put right, then taken back altogether.
    panel.get_by_role("button", name="Correggi la decisione").click()
    expect(panel.get_by_label("Perché?")).to_have_value("Sorteggio davanti ai capitani, busta da $& 5")
    expect(panel.get_by_role("button", name="Inferiore, un posto più su")).to_be_focused()
    panel.get_by_role("button", name="Inferiore, un posto più su").click()
    panel.get_by_label("Perché?").fill("Nomi scambiati")
    save.click()
    expect(panel.get_by_text("deciso dal comitato: Nomi scambiati")).to_be_visible()
    expect_awarded(page, (1, "Inferiore", 30))
    panel.get_by_role("button", name="Togli la decisione").click()
    panel.get_by_role("button", name="Sì, punti divisi").click()
    expect(panel.get_by_role("status")).to_have_text("Decisione tolta: Inferiore, Superiore di nuovo a pari.")
    expect_awarded(page, (1, "Inferiore", 25))

    # Closed with a ruling, it stands for good.
    assert desk.enter(ranked("sup", "inf", reason="Spareggio a carte")).status_code == 200
    expect(panel.get_by_text("Spareggio a carte")).to_be_visible()
    page.get_by_role("button", name="Chiudi: classifica finale").click()
    page.get_by_role("button", name="Sì, è tutto finito").click()
    expect(panel).to_have_count(0)
    expect(page.get_by_text(re.compile("deciso dal comitato: Spareggio a carte"))).to_be_visible()
    public.context.close()
    context.close()
    assert complaints == []
