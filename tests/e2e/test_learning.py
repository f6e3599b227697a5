"""A first deal is led: one thing at a time, by what lies on the table, and gone for ever with one tap."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

import settebello as sb
from tests.e2e.conftest import Sit
from tests.e2e.scala40_sitting import Scala40Sitting, chosen_deed
from tests.e2e.screens import DESKTOP, PHONE
from tests.e2e.sitting import Sitting
from tests.e2e.test_measures import JAVASCRIPT, javascript, watched_page
from tests.e2e.test_reach import THEMES, found
from tests.server.house import House

# What is told of a deal's points, in the order of the score table.
POINTS = ["cards", "coins", "settebello", "primiera", "primiera-cards", "scopas", "target"]
MOST_TOLD = 20
# What keeps the page for a day without a network comes seconds later, and nobody waits for it.
LATE = re.compile(r"/(Installed|workbox)")


@dataclass
class Learner(Sitting):
    """One person at Scopa in a browser in which nobody has played."""

    knows: ClassVar[bool] = False


@dataclass
class Scala40Learner(Scala40Sitting):
    """One person at Scala 40 in a browser in which nobody has played."""

    knows: ClassVar[bool] = False


def guide(page: Page) -> Locator:
    """The guide, while it has something to tell."""
    return page.locator("aside[data-lesson]")


def lesson(page: Page) -> str:
    """The name of what the guide tells now."""
    expect(guide(page)).to_be_visible()
    return guide(page).get_attribute("data-lesson") or ""


def told(page: Page) -> list[str]:
    """Everything that there is to tell now, read and understood one by one."""
    names: list[str] = []
    while guide(page).count() > 0 and len(names) < MOST_TOLD:
        names.append(lesson(page))
        on = (
            guide(page)
            .get_by_role("button", name="Avanti")
            .or_(guide(page).get_by_role("button", name="Ho capito"))
        )
        on.click()
        expect(page.locator(f'aside[data-lesson="{names[-1]}"]')).to_have_count(0)
    return names


def play(sitting: Sitting) -> None:
    """Plays the first card that can be played, in the first way."""
    sitting.playable.first.click()
    sitting.captures.first.click()


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes have no point in common."""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def lies_beside_the_table(page: Page) -> None:
    """The guide covers neither the table nor the choices nor a card, and fits the page's width."""
    box = page.get_by_role("complementary", name="Guida").bounding_box()
    assert box is not None
    for part in page.locator("section[aria-label=Tavolo], .choices, section[data-seat], [data-card]").all():
        other = part.bounding_box()
        assert other is None or apart(box, other), (box, other)
    width = page.evaluate("document.documentElement.clientWidth")
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width


def test_a_first_deal_is_led_from_the_first_card_to_the_points(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=5, kind=Learner)
    page = sitting.page
    assert sitting.hurry_to_turn_or_score()
    assert lesson(page) == "turn"
    heard = told(page)
    while sitting.hurry_to_turn_or_score():
        heard += told(page)
        play(sitting)
    expect(guide(page)).to_be_visible()
    heard += told(page)
    assert {"equal", "sum", "lay", "pile"} < set(heard)
    assert len(heard) == len(set(heard)), "something was told twice"
    assert [name for name in heard if name in POINTS] == POINTS
    expect(page.get_by_role("complementary", name="Guida")).to_have_count(0)
    page.get_by_role("button", name="Prossima smazzata").click()
    assert sitting.hurry_to_turn_or_score()
    expect(guide(page)).to_have_count(0)


def test_what_is_told_lies_on_the_table(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=5, kind=Learner)
    assert sitting.wait_for_turn_or_score()
    moves = sitting.match().deal.moves
    while lesson(sitting.page) != "equal":
        guide(sitting.page).get_by_role("button", name="Avanti").click()
    words = guide(sitting.page).inner_text()

    def names(move: sb.Move) -> bool:
        cards = (move.card, *move.captured)
        return all(card.name("it", "napoletane") in words for card in cards)

    assert any(names(move) and len(move.captured) == 1 for move in moves)


def test_playing_goes_on_to_the_next_lesson(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=5, kind=Learner)
    assert sitting.wait_for_turn_or_score()
    first = lesson(sitting.page)
    play(sitting)
    expect(sitting.page.locator(f'aside[data-lesson="{first}"]')).to_have_count(0)
    assert sitting.wait_for_turn_or_score()
    assert lesson(sitting.page) != first


def test_the_points_are_told_with_the_deal_s_own_counts(sit: Sit) -> None:
    sitting = sit("scupuni", seats=4, seed=5, kind=Learner)
    while sitting.hurry_to_turn_or_score():
        play(sitting)
    page = sitting.page
    score = sitting.match().deals[0].score
    assert isinstance(score, sb.Score)
    while lesson(page) != "cards":
        guide(page).get_by_role("button", name="Avanti").click()
    own, theirs = score.card_counts
    expect(guide(page)).to_contain_text(f"Anna e Carlo {own}, Bice e Dino {theirs}")
    expect(guide(page)).to_contain_text("art. 10")


def test_basta_sends_it_away_for_ever(sit: Sit, house: House) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=5, kind=Learner)
    page = sitting.page
    assert sitting.wait_for_turn_or_score()
    guide(page).get_by_role("button", name="Basta").click()
    expect(page.get_by_role("complementary", name="Guida")).to_have_count(0)
    page.reload()
    assert sitting.wait_for_turn_or_score()
    expect(page.get_by_role("complementary", name="Guida")).to_have_count(0)
    other = Learner.at_new_table(page, house, "scupuni", seats=4, seed=5)
    assert other.wait_for_turn_or_score()
    expect(page.get_by_role("complementary", name="Guida")).to_have_count(0)


def test_a_second_table_is_not_led_and_the_first_one_still_is(sit: Sit, house: House) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=5, kind=Learner)
    page = sitting.page
    assert sitting.wait_for_turn_or_score()
    play(sitting)
    assert sitting.wait_for_turn_or_score()
    other = Learner.at_new_table(page, house, "scopa-napoletana", seats=2, seed=6)
    assert other.wait_for_turn_or_score()
    expect(page.get_by_role("complementary", name="Guida")).to_have_count(0)
    sitting.open()
    assert sitting.wait_for_turn_or_score()
    expect(page.get_by_role("complementary", name="Guida")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_it_comes_back_when_it_is_asked_for(sit: Sit, size: tuple[int, int]) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=5, size=size)
    page = sitting.page
    assert sitting.wait_for_turn_or_score()
    expect(page.get_by_role("complementary", name="Guida")).to_have_count(0)
    page.get_by_role("button", name="Guida", exact=True).click()
    assert lesson(page) == "turn"
    expect(guide(page)).to_be_in_viewport()


def test_it_is_there_in_words_too(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=5, kind=Learner)
    assert sitting.wait_for_turn_or_score()
    sitting.page.get_by_role("button", name="Gioca a parole").click()
    expect(sitting.page.get_by_label("La tua giocata")).to_be_visible()
    expect(guide(sitting.page).get_by_role("status")).to_contain_text("Tocca a te")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize(("sheet", "seats"), [("scopa-napoletana", 2), ("scupuni", 4)])
def test_it_never_lies_on_the_table(sit: Sit, sheet: str, seats: int, size: tuple[int, int]) -> None:
    sitting = sit(sheet, seats=seats, seed=5, size=size, kind=Learner)
    for _ in range(4):
        assert sitting.hurry_to_turn_or_score()
        lies_beside_the_table(sitting.page)
        told(sitting.page)
        lies_beside_the_table(sitting.page)
        play(sitting)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("kind", [Learner, Scala40Learner])
def test_nothing_moves_when_it_comes(
    house: House, browser: Browser, kind: type[Sitting], size: tuple[int, int]
) -> None:
    page = watched_page(browser, size)
    sheet = "scupuni" if kind is Learner else "scala40-palio"
    kind.at_new_table(page, house, sheet, seats=4, seed=5)
    expect(guide(page)).to_be_visible(timeout=60_000)
    page.wait_for_timeout(600)
    shifts = page.evaluate("window.shifts")
    assert sum(shift["value"] for shift in shifts) < 0.03
    if kind is Learner:
        assert not any(shift["moved"] for shift in shifts)
    page.context.close()


@pytest.mark.parametrize(("sheet", "kind"), [("scupuni", Learner), ("scala40-palio", Scala40Learner)])
def test_what_it_costs(house: House, browser: Browser, sheet: str, kind: type[Sitting]) -> None:
    page = watched_page(browser, PHONE)
    kind.at_new_table(page, house, sheet, seats=4, seed=5)
    expect(guide(page)).to_be_visible(timeout=60_000)
    page.wait_for_load_state("networkidle")
    first = javascript(page)
    guide(page).get_by_role("button", name="Basta").click()
    page.reload()
    expect(page.locator("section[data-seat] [data-card]").first).to_be_visible(timeout=30_000)
    page.wait_for_load_state("networkidle")
    later = javascript(page)
    # Whoever knows the game never loads it; whoever does not has the table without waiting for it.
    assert any("Guide" in name for name in first)
    assert set(later) < set(first)
    waited_for = {name: size for name, size in first.items() if not LATE.search(name)}
    assert sum(waited_for.values()) <= JAVASCRIPT, waited_for
    page.context.close()


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_while_it_leads(sit: Sit, theme: str) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=5, size=PHONE, kind=Learner)
    sitting.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    assert sitting.hurry_to_turn_or_score()
    expect(guide(sitting.page)).to_be_visible()
    assert found(sitting.page) == []
    while sitting.hurry_to_turn_or_score():
        play(sitting)
    expect(guide(sitting.page)).to_be_visible()
    assert found(sitting.page) == []


def test_a_first_deal_of_scala_40(sit: Sit) -> None:
    sitting = sit("scala40-palio", seats=2, seed=43, kind=Scala40Learner)
    assert isinstance(sitting, Scala40Learner)
    page = sitting.page
    sitting.impatient()
    assert sitting.wait_for_turn_or_count()
    heard: list[str] = []
    expect(guide(page)).to_be_visible()
    while True:
        deal = sitting.settled()
        if sitting.count.count() > 0:
            break
        heard += told(page)
        lies_beside_the_table(page)
        deed = chosen_deed(deal)
        if deed[0].startswith("meld") and not deal.opened[0]:
            sitting.open_with(tuple(meld.removeprefix("meld ") for meld in deed))
        else:
            sitting.make(deed[0])
    expect(guide(page)).to_be_visible()
    heard += told(page)
    assert heard[:2] == ["draw", "draw-only"]
    assert {"meld", "opening-ready", "discard", "opened", "closed", "debts"} < set(heard)
    assert len(heard) == len(set(heard)), "something was told twice"


@pytest.mark.parametrize(
    "club", [None, {"id": "bar-sport", "title": "Bar Sport", "switches": {"capture.sum": "must"}}]
)
def test_what_may_be_taken_is_asked_from_the_table(
    house: House, browser: Browser, club: dict[str, object] | None
) -> None:
    page = browser.new_context(locale="it-IT").new_page()
    seat = house.open_table("scupuni", 4, club=club)
    sitting = Sitting(page, house, seat.table, seat.token)
    sitting.open()
    assert sitting.wait_for_turn_or_score()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Che cosa posso prendere?").click()
    asked = opened.value
    pack = asked.get_by_role("group", name="Il mazzo")
    for card in ("tre di coppe", "quattro di spade"):
        pack.get_by_role("button", name=card).click()
    asked.get_by_role("button", name="da giocare").click()
    pack.get_by_role("button", name="sette di denari").click()
    # The sheet lets the card lie; this club does not.
    expect(asked.locator("#captures li")).to_have_count(2 if club is None else 1)
    page.context.close()
