"""What a screen reader is given to say: pages gone to, the hand as a list, plays in time's order."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Sit
from tests.server.house import House

# Every text that a region of the table comes to say, in the order of time.
LISTEN = """() => {
  window.heard = [];
  const regions = document.querySelectorAll(".log [aria-live], .choices [role=status]");
  for (const region of regions) {
    const note = () => region.textContent.trim() && window.heard.push(region.textContent.trim());
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
  }
}"""


def test_a_page_gone_to_leads_to_its_heading(browser: Browser, house: House) -> None:
    page = browser.new_page(locale="it-IT")
    page.goto(f"{house.address}/?lang=it")
    page.get_by_role("link", name="Scupuni", exact=True).press("Enter")
    expect(page.get_by_role("heading", level=1, name="Scupuni")).to_be_focused()
    page.get_by_role("button", name="Siediti al tavolo").press("Enter")
    expect(page.get_by_role("heading", level=1, name="Smazzata 1")).to_be_focused()
    page.close()


def test_the_hand_is_a_list_and_the_turn_comes_after_the_plays(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=193)
    assert sitting.wait_for_turn_or_score()
    hand = sitting.page.get_by_role("listbox", name="Le tue carte")
    expect(hand.get_by_role("option")).to_have_count(3)
    sitting.page.evaluate(LISTEN)
    plays = sitting.plays_stored()
    sitting.play_by_keyboard()
    expect(hand.get_by_role("option")).to_have_count(2)
    assert sitting.wait_for_turn_or_score()
    expect(sitting.page.locator(".choices [role=status]")).to_have_text("Tocca a te: scegli una carta")
    assert sitting.plays_stored() == plays + 2
    heard = sitting.page.evaluate("window.heard")
    own, other, turn = heard[-3:]
    assert own.startswith("Anna")
    assert other.startswith("Bice")
    assert turn == "Tocca a te: scegli una carta"
    assert not any(line.startswith("Tocca a Bice") for line in heard)


def test_the_next_deal_leads_to_the_hand(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=20)
    while sitting.hurry_to_turn_or_score():
        sitting.play_by_keyboard()
    expect(sitting.page.get_by_role("region", name="Smazzata 1: i punti")).to_be_visible()
    sitting.page.get_by_role("button", name="Prossima smazzata").press("Enter")
    expect(sitting.page.get_by_role("option").first).to_be_focused()
