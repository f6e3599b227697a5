"""Dragging a card to the table or onto what it takes: by mouse and by finger; a wrong drop goes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Sit
from tests.e2e.screens import DESKTOP, PHONE
from tests.e2e.table import Table

# The own seat begins, and holds cards that take nothing, that have one capture, and two.
SEED = 35


def seated(sit: Sit, *, seed: int, size: tuple[int, int] = DESKTOP, touch: bool = False) -> Table:
    """At a Swiss table where the own seat begins."""
    table = Table(sit("fsgs", seats=4, seed=seed, size=size, touch=touch))
    assert table.sitting.wait_for_turn_or_score()
    return table


def rests_in_the_hand(table: Table, card: str, place: tuple[float, float]) -> None:
    """The card is back where it lay."""
    table.page.wait_for_timeout(350)
    assert table.middle(table.own(card)) == pytest.approx(place, abs=1)
    assert table.own_plays() == []


def test_a_card_dropped_on_the_felt_does_the_one_thing_it_can(sit: Sit) -> None:
    table = seated(sit, seed=SEED)
    (move,) = table.offers(table.cards_with(1)[0])
    table.drag(table.own(move.card), table.free_felt())
    table.plays_once(str(move))


def test_a_card_that_takes_nothing_is_laid(sit: Sit) -> None:
    table = seated(sit, seed=SEED)
    (move,) = table.offers(table.cards_with(0)[0])
    table.drag(table.own(move.card), table.middle(table.sitting.region.locator("[data-card]").first))
    expect(table.lying(move.card)).to_have_count(1)
    table.plays_once(str(move))


def test_a_card_dropped_on_a_table_card_takes_the_capture_with_it(sit: Sit) -> None:
    table = seated(sit, seed=SEED)
    card = table.cards_with(2)[0]
    first, second = table.offers(card)
    (only_first,) = set(first.captured) - set(second.captured)
    table.drag(table.own(card), table.middle(table.lying(only_first)), drop=False)
    assert table.lit == {str(taken) for taken in first.captured}
    table.page.mouse.up()
    table.plays_once(str(first))


def test_a_card_dropped_where_several_captures_meet_asks_which(sit: Sit) -> None:
    table = seated(sit, seed=158)
    card = table.cards_with(4)[0]
    place = table.middle(table.own(card))
    shared = table.offers(card)[0].captured[0]
    table.drag(table.own(card), table.middle(table.lying(shared)))
    expect(table.chips).to_have_count(2)
    table.page.keyboard.press("Escape")
    rests_in_the_hand(table, str(card), place)


@pytest.mark.parametrize("where", ["a card it cannot take", "beside the table"])
def test_a_wrong_drop_glides_back(sit: Sit, where: str) -> None:
    table = seated(sit, seed=SEED)
    (move,) = table.offers(table.cards_with(1)[0])
    place = table.middle(table.own(move.card))
    lying = [str(card) for card in table.sitting.match().deal.table]
    foreign = next(card for card in lying if card not in {str(taken) for taken in move.captured})
    spot = table.middle(table.lying(foreign)) if where.startswith("a card") else (place[0], place[1] + 90)
    table.drag(table.own(move.card), spot)
    # On its way back it is somewhere between.
    assert table.middle(table.own(move.card)) != pytest.approx(place, abs=1)
    rests_in_the_hand(table, str(move.card), place)
    expect(table.chips).to_have_count(0)


def test_a_pointer_that_moves_less_than_eight_pixels_taps(sit: Sit) -> None:
    table = seated(sit, seed=SEED)
    card = table.own(table.cards_with(1)[0])
    x, y = table.middle(card)
    table.drag(card, (x + 4, y - 5))
    expect(card).to_have_attribute("aria-selected", "true")
    assert table.own_plays() == []


def test_escape_lets_a_dragged_card_go(sit: Sit) -> None:
    table = seated(sit, seed=SEED)
    card = table.cards_with(1)[0]
    place = table.middle(table.own(card))
    table.drag(table.own(card), table.free_felt(), drop=False)
    table.page.keyboard.press("Escape")
    table.page.mouse.up()
    rests_in_the_hand(table, str(card), place)


def test_a_finger_drags_a_card_without_scrolling_the_page(sit: Sit) -> None:
    table = seated(sit, seed=SEED, size=PHONE, touch=True)
    table.page.evaluate("document.body.style.minHeight = '2000px'")
    (move,) = table.offers(table.cards_with(1)[0])
    table.drag_by_finger(table.own(move.card), table.middle(table.lying(move.captured[0])))
    table.plays_once(str(move))
    assert table.page.evaluate("scrollY") == 0


def test_a_finger_beside_the_cards_still_scrolls(sit: Sit) -> None:
    table = seated(sit, seed=SEED, size=PHONE, touch=True)
    table.page.evaluate("document.body.style.minHeight = '2000px'")
    table.drag_by_finger(table.sitting.region, (200, 40))
    table.page.wait_for_timeout(300)
    assert table.page.evaluate("scrollY") > 50
