"""A pause, and a calmer pace: what happens waits for the people at the table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Sit
from tests.e2e.screens import PHONE


def test_the_table_waits_while_somebody_pauses(sit: Sit) -> None:
    sitting = sit("scupuni", seats=4, seed=7, size=PHONE, touch=True)
    assert sitting.wait_for_turn_or_score()
    page = sitting.page
    log = page.get_by_role("region", name="Le ultime giocate").get_by_role("listitem")
    sitting.play_by_touch()
    page.get_by_role("button", name="Pausa").tap()
    expect(page.get_by_role("status").filter(has_text="In pausa")).to_be_visible()
    told = log.count()
    # The bots have answered long since, and the page keeps it for later.
    page.wait_for_timeout(2_500)
    assert sitting.plays_stored() > 4
    assert log.count() == told
    expect(sitting.playable).to_have_count(0)
    page.get_by_role("button", name="Continua").tap()
    assert sitting.wait_for_turn_or_score()
    expect(page.get_by_role("status").filter(has_text="In pausa")).to_have_count(0)
    assert log.count() > told


def test_no_clock_runs_in_a_pause(sit: Sit) -> None:
    sitting = sit("fsgs", seats=4, seed=158)
    assert sitting.wait_for_turn_or_score()
    clock = sitting.page.locator(".clock[title]")
    expect(clock).to_have_count(1)
    sitting.page.get_by_role("button", name="Pausa").click()
    expect(clock).to_have_count(0)
    sitting.page.get_by_role("button", name="Continua").click()
    expect(clock).to_contain_text("20 secondi")


def test_a_calm_pace_is_kept_by_the_browser(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=4)
    assert sitting.wait_for_turn_or_score()
    calm = sitting.page.get_by_role("button", name="Con calma")
    expect(calm).to_have_attribute("aria-pressed", "false")
    calm.click()
    sitting.page.reload()
    expect(calm).to_have_attribute("aria-pressed", "true")
