"""Choosing at the table: one capture lights up, several are lettered; taps, keys and the page's memory."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Sit
from tests.e2e.screens import DESKTOP, PHONE, TABLET
from tests.e2e.table import Table

# Deals in which the own seat begins, with four captures for one card.
SEVERAL = {"scopa-napoletana": (2, 193), "fsgs": (4, 158)}


def seated(sit: Sit, sheet: str, size: tuple[int, int], *, touch: bool = False) -> Table:
    """At a table where one card has several captures."""
    seats, seed = SEVERAL[sheet]
    table = Table(sit(sheet, seats=seats, seed=seed, size=size, touch=touch))
    assert table.sitting.wait_for_turn_or_score()
    return table


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_one_capture_lights_up_and_a_second_tap_plays_it(sit: Sit, size: tuple[int, int]) -> None:
    table = Table(sit("fsgs", seats=4, seed=1, size=size))
    assert table.sitting.wait_for_turn_or_score()
    card = table.cards_with(1)[0]
    (move,) = table.offers(card)
    table.own(card).click()
    expect(table.own(card)).to_have_attribute("aria-selected", "true")
    assert table.lit == {str(taken) for taken in move.captured}
    expect(table.chips).to_have_count(1)
    assert table.own_plays() == []
    table.own(card).click()
    table.plays_once(str(move))


def test_a_tap_on_the_capture_that_is_lit_takes_it(sit: Sit) -> None:
    table = Table(sit("fsgs", seats=4, seed=1))
    assert table.sitting.wait_for_turn_or_score()
    (move,) = table.offers(table.cards_with(1)[0])
    table.own(move.card).click()
    table.lying(move.captured[0]).click()
    table.plays_once(str(move))


@pytest.mark.parametrize("sheet", SEVERAL)
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_several_captures_are_lettered_on_the_cards_and_on_the_chips(
    sit: Sit, sheet: str, size: tuple[int, int]
) -> None:
    table = seated(sit, sheet, size)
    card = table.cards_with(4)[0]
    table.own(card).click()
    expect(table.chips).to_have_count(4)
    for letter, chip in zip("ABCD", table.chips.all(), strict=True):
        captured = (chip.get_attribute("data-captures") or "").split("+")
        expect(chip).to_have_accessible_name(re.compile(rf"^{letter}: Prendi "))
        box = chip.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        for taken in captured:
            expect(table.lying(taken).locator(".badges")).to_contain_text(letter)
    # A second tap cannot mean any of them: it lets the card go.
    table.own(card).click()
    expect(table.chips).to_have_count(0)
    assert table.own_plays() == []


def test_tapping_table_cards_narrows_until_one_capture_is_left(sit: Sit) -> None:
    table = seated(sit, "scopa-napoletana", PHONE, touch=True)
    card = table.cards_with(4)[0]
    move = table.offers(card)[1]
    table.own(card).tap()
    table.lying(move.captured[0]).tap()
    expect(table.chips).to_have_count(2)
    table.lying(move.captured[1]).tap()
    expect(table.chips).to_have_count(1)
    assert table.lit == {str(taken) for taken in move.captured}
    assert table.own_plays() == []
    table.own(card).tap()
    table.plays_once(str(move))


def test_keys_choose_play_and_let_go(sit: Sit) -> None:
    table = seated(sit, "scopa-napoletana", DESKTOP)
    card = table.cards_with(4)[0]
    keyboard = table.page.keyboard
    table.own(card).focus()
    keyboard.press("Enter")
    expect(table.chips).to_have_count(4)
    keyboard.press("Escape")
    expect(table.chips).to_have_count(0)
    keyboard.press("Enter")
    keyboard.press("9")
    assert table.own_plays() == []
    third = str(table.offers(card)[2])
    keyboard.press("3")
    table.plays_once(third)


def test_one_tab_stop_a_group_and_arrows_within(sit: Sit) -> None:
    table = seated(sit, "fsgs", PHONE)
    hand = table.page.locator("section[data-seat] [data-card]")
    lying = table.sitting.region.locator("[data-card]")
    for group in (hand, lying):
        stops = [card.get_attribute("tabindex") for card in group.all()]
        assert stops.count("0") == 1
    hand.first.focus()
    keyboard = table.page.keyboard
    keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    keyboard.press("End")
    expect(hand.last).to_be_focused()
    keyboard.press("Home")
    keyboard.press("ArrowDown")
    expect(hand.nth(5)).to_be_focused()
    keyboard.press("Shift+Tab")
    expect(lying.and_(table.page.locator(":focus"))).to_have_count(1)


def test_without_confirming_one_tap_plays_and_the_browser_remembers(sit: Sit) -> None:
    table = Table(sit("fsgs", seats=4, seed=1, size=PHONE))
    assert table.sitting.wait_for_turn_or_score()
    confirming = table.page.get_by_role("button", name="Conferma le giocate")
    expect(confirming).to_have_attribute("aria-pressed", "true")
    confirming.click()
    table.page.reload()
    assert table.sitting.wait_for_turn_or_score()
    expect(confirming).to_have_attribute("aria-pressed", "false")
    card = table.cards_with(2)[0]
    table.own(card).click()
    expect(table.chips).to_have_count(len(table.offers(card)))
    assert table.own_plays() == []
    (move,) = table.offers(table.cards_with(1)[0])
    table.own(move.card).click()
    table.plays_once(str(move))


@pytest.mark.parametrize("size", [(360, 640), (390, 664), PHONE, TABLET, (1280, 720), DESKTOP])
@pytest.mark.parametrize("sheet", SEVERAL)
def test_nothing_covers_or_moves_the_table_while_one_chooses(
    sit: Sit, sheet: str, size: tuple[int, int]
) -> None:
    table = seated(sit, sheet, size)
    felt, first = table.sitting.region, table.page.locator("section[data-seat] [data-card]").first
    before = felt.bounding_box()
    table.own(table.cards_with(4)[0]).click()
    expect(table.chips).to_have_count(4)
    assert felt.bounding_box() == before
    # Every card and chip lies on the screen, and is what a finger on its middle touches.
    everything = [*table.page.locator("[data-card]:visible").all(), *table.chips.all()]
    assert len(everything) > 8
    for thing in everything:
        x, y = table.middle(thing)
        assert 0 <= x <= size[0]
        assert 0 <= y <= size[1]
        own = thing.evaluate("(thing, [x, y]) => thing.contains(document.elementFromPoint(x, y))", [x, y])
        assert own, f"{thing.get_attribute('aria-label')} is covered"
    box = first.bounding_box()
    assert box is not None
    assert box["width"] >= 44


def test_a_key_held_down_chooses_and_does_not_play(sit: Sit) -> None:
    table = Table(sit("fsgs", seats=4, seed=1))
    assert table.sitting.wait_for_turn_or_score()
    card = table.own(table.cards_with(1)[0])
    card.focus()
    for _ in range(5):
        table.page.keyboard.down("Enter")
    table.page.keyboard.up("Enter")
    expect(card).to_have_attribute("aria-selected", "true")
    table.page.wait_for_timeout(200)
    assert table.own_plays() == []
