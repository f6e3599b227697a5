"""The same match once more, with one tap at its end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Sit
from tests.e2e.screens import PHONE


def test_a_rematch_keeps_sheet_and_people_and_deals_other_cards(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=3, seed=4, size=PHONE, touch=True)
    assert sitting.wait_for_turn_or_score()
    before = sitting.match()
    page = sitting.page
    page.get_by_role("button", name="Abbandona", exact=True).tap()
    page.get_by_role("button", name="Sicuro? Abbandona la partita").tap()
    page.get_by_role("button", name="Rivincita").tap()
    expect(page).not_to_have_url(re.compile(sitting.table))
    sitting.table = page.url.rpartition("/")[2]
    assert sitting.wait_for_turn_or_score()
    after = sitting.match()
    assert (after.rules, after.players) == (before.rules, before.players)
    assert after.deal.deck != before.deal.deck
    # The browser keeps the seat: the table is found again from the first page.
    page.goto(sitting.house.address)
    expect(page.locator(f"a[href='/table/{sitting.table}']")).to_be_visible()
