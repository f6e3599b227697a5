"""What a screen reader is given to say: pages gone to, the hand as a list, plays in time's order."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

import settebello as sb
from tests.e2e.conftest import Resume, Sit
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


def opens(deal: sb.Deal) -> bool:
    """The hand holds an opening already."""
    return sb.best_melds(deal.hands[0], keep=2).forty is not None


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


def test_in_words_the_turn_comes_after_the_plays_and_an_answer_comes_twice(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=193)
    assert sitting.wait_for_turn_or_score()
    page = sitting.page
    page.get_by_role("button", name="Gioca a parole").click()
    field = page.get_by_label("La tua giocata")
    turn = page.locator(".words [role=status]").filter(has_text="Tocca a te")
    expect(turn).to_be_attached()
    page.evaluate(LISTEN.replace(".choices", ".words"))
    for _ in range(2):
        field.fill("mano")
        field.press("Enter")
        page.wait_for_timeout(400)
    own, again = page.evaluate("window.heard")
    assert own == again
    field.fill("1")
    field.press("Enter")
    expect(turn).to_be_attached(timeout=15_000)
    heard = page.evaluate("window.heard")[2:]
    assert heard[0].startswith("Anna")
    assert heard[-1].endswith("Tocca a te: scegli una carta.")
    assert not any("Tocca a Bice" in line for line in heard)


def test_an_opening_is_made_by_numbers_from_the_hand(resumed: Resume) -> None:
    sitting = resumed(lambda deal: deal.phase == "draw" and opens(deal))
    said = sitting.page.locator(".choices [role=status]")
    expect(said).to_have_text(re.compile("Tocca a te: .* 1: Pesca dal tallone"))
    sitting.walk_to(sitting.hand.first)
    sitting.page.keyboard.press("1")
    expect(said).to_have_text("Apri se puoi, poi scarta")
    sitting.press(sitting.page.locator("[data-suggest]"))
    # The button is gone: whoever pressed it goes on in the hand, and hears what would be laid.
    expect(sitting.page.locator("section[data-seat] [role=option]:focus")).to_have_count(1)
    expect(said).to_have_text(re.compile(r"1: Apri con \d+: .+ e "))
    sitting.page.keyboard.press("1")
    log = sitting.page.locator(".log [aria-live]")
    expect(log).to_have_text(re.compile("cala la combinazione .* Ha aperto!"))
    expect(sitting.page.locator("section[data-seat] [role=option]:focus")).to_have_count(1)


def test_many_melds_are_not_all_told(resumed: Resume) -> None:
    sitting = resumed(lambda deal: deal.phase == "draw" and "**" in map(str, deal.hands[0]) and opens(deal))
    joker = sitting.hand.and_(sitting.page.locator('[data-card="**"]')).first
    sitting.walk_to(joker)
    sitting.page.keyboard.press("Space")
    chips = sitting.offers.count()
    assert chips > 2
    said = sitting.page.locator(".choices [role=status]")
    expect(said).to_have_text(re.compile(f"^1: Prepara [^;]*; altre combinazioni: {chips - 1}$"))
