"""Reloads, killed servers, double taps, two pages of one seat: the match stands where it stood."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Sit
from tests.e2e.screens import PHONE
from tests.e2e.sitting import Sitting
from tests.server.house import House


def hand_of(sitting: Sitting) -> list[str]:
    """The cards that the page shows in the own hand."""
    cards = sitting.page.locator("section[data-seat] [data-card]")
    return sorted(card.get_attribute("data-card") or "" for card in cards.all())


def hand_in_the_store(sitting: Sitting) -> list[str]:
    """The cards that the rules say are in the own hand."""
    return sorted(str(card) for card in sitting.match().deal.hands[0])


def test_a_reload_resumes(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=4)
    assert sitting.wait_for_turn_or_score()
    sitting.playable.first.click()
    sitting.captures.first.click()
    assert sitting.wait_for_turn_or_score()
    sitting.page.reload()
    assert sitting.wait_for_turn_or_score()
    assert hand_of(sitting) == hand_in_the_store(sitting)
    assert len(hand_of(sitting)) == 2


def test_two_taps_at_once_play_one_card(sit: Sit) -> None:
    sitting = sit("scupuni", seats=4, seed=6, size=PHONE, touch=True)
    assert sitting.wait_for_turn_or_score()
    sitting.playable.first.tap()
    # Both clicks fall within one turn of the page's event loop, before any answer can come.
    sitting.captures.first.evaluate("button => { button.click(); button.click(); button.click(); }")
    assert sitting.wait_for_turn_or_score()
    own = [move for move in sitting.match().deal.history if move.seat == 0]
    assert len(own) == 1


def test_a_second_page_of_the_same_seat_follows(sit: Sit) -> None:
    first = sit("scopa-napoletana", seats=2, seed=8)
    assert first.wait_for_turn_or_score()
    second = Sitting(first.page.context.new_page(), first.house, first.table, first.token)
    second.open()
    assert second.wait_for_turn_or_score()
    first.playable.first.click()
    first.captures.first.click()
    expect(second.page.locator("section[data-seat] [data-card]")).to_have_count(2)
    assert second.wait_for_turn_or_score()
    assert hand_of(second) == hand_in_the_store(first)


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the test may kill."""
    with House(tmp_path_factory.mktemp("own")) as house:
        yield house


def test_a_killed_server_resumes_by_itself(own_house: House, browser: Browser) -> None:
    page = browser.new_context(locale="it-IT").new_page()
    sitting = Sitting.at_new_table(page, own_house, "scupuni", seats=4, seed=9)
    assert sitting.wait_for_turn_or_score()
    sitting.playable.first.click()
    sitting.captures.first.click()
    assert sitting.wait_for_turn_or_score()
    port = int(own_house.address.rsplit(":", 1)[1])
    own_house.kill()
    lost = page.locator("p.urgent").filter(has_text="Connessione persa")
    expect(lost).to_be_visible(timeout=15_000)
    own_house.open(port=port)
    expect(lost).to_be_hidden(timeout=20_000)
    assert sitting.wait_for_turn_or_score()
    before = sitting.plays_stored()
    sitting.playable.first.click()
    sitting.captures.first.click()
    expect(page.locator("section[data-seat] [data-card]")).to_have_count(8)
    assert sitting.plays_stored() > before
    assert hand_of(sitting) == hand_in_the_store(sitting)
    page.context.close()
