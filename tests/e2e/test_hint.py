"""A hint lights the cards that it means, until something else is chosen or the move is made."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

import settebello as sb
from tests.e2e.conftest import Resume, Sit
from tests.e2e.scala40_sitting import Scala40Sitting, offered
from tests.e2e.screens import DESKTOP, PHONE
from tests.e2e.sitting import Sitting
from tests.e2e.table import Table

BOTH = pytest.mark.parametrize(("size", "touch"), [(PHONE, True), (DESKTOP, False)])


def advice(sitting: Sitting) -> Locator:
    """The hint in words."""
    return sitting.page.get_by_role("status").filter(has_text="Consiglio:")


def lit(sitting: Sitting) -> Locator:
    """Whatever bears the hint's ring and lamp."""
    return sitting.page.locator("button:has([data-hinted])")


def press(target: Locator, touch: bool) -> None:
    """A tap, or a click."""
    if touch:
        target.tap()
    else:
        target.click()


def ask(sitting: Sitting, touch: bool) -> None:
    """Asks for a hint and waits until it is told and lit."""
    press(sitting.page.get_by_role("button", name="Un consiglio"), touch)
    expect(advice(sitting)).to_be_visible(timeout=20_000)
    expect(lit(sitting).first).to_be_visible()


def hinted(table: Table) -> sb.Move:
    """The one move whose cards are lit."""
    cards = sorted(card.get_attribute("data-card") or "" for card in lit(table.sitting).all())
    meant = [
        move for move in table.moves() if sorted(str(card) for card in (move.card, *move.captured)) == cards
    ]
    assert len(meant) == 1, cards
    return meant[0]


@BOTH
@pytest.mark.parametrize(("sheet", "seed"), [("scupuni", 6), ("fsgs", 158)])
def test_a_hint_lights_its_cards_at_scopa(
    sit: Sit, sheet: str, seed: int, size: tuple[int, int], touch: bool
) -> None:
    table = Table(sit(sheet, seats=4, seed=seed, size=size, touch=touch))
    sitting = table.sitting
    assert sitting.wait_for_turn_or_score()
    ask(sitting, touch)
    move = hinted(table)
    expect(table.own(move.card).locator("[data-hinted]")).to_be_visible()
    for card in move.captured:
        expect(table.lying(card).locator("[data-hinted]")).to_be_visible()
    other = next(card for card in table.sitting.match().deal.hands[0] if card != move.card)
    press(table.own(other), touch)
    expect(lit(sitting)).to_have_count(0)
    press(table.own(move.card), touch)
    expect(lit(sitting)).to_have_count(1 + len(move.captured))
    captures = "+".join(map(str, move.captured))
    press(table.page.locator(f"button[data-captures='{captures}']"), touch)
    expect(lit(sitting)).to_have_count(0)
    table.plays_once(str(move))
    expect(lit(sitting)).to_have_count(0)
    expect(advice(sitting)).to_have_count(0)


def test_the_ring_is_told_from_a_choice_by_its_dashes(sit: Sit) -> None:
    table = Table(sit("scupuni", seats=4, seed=6))
    assert table.sitting.wait_for_turn_or_score()
    ask(table.sitting, touch=False)
    ring = lit(table.sitting).first.locator("[data-hinted]")
    style = ring.evaluate("ring => getComputedStyle(ring, '::after').borderTopStyle")
    assert style == "dashed"
    expect(ring.locator("svg")).to_be_visible()


@BOTH
def test_a_hint_to_draw_lights_the_stock(resumed: Resume, size: tuple[int, int], touch: bool) -> None:
    def only_draws(deal: sb.Deal) -> bool:
        return [str(move) for move in deal.moves] == ["draw"]

    sitting = resumed(only_draws, size=size, touch=touch)
    ask(sitting, touch)
    expect(lit(sitting)).to_have_count(1)
    expect(sitting.page.locator("[data-stock] [data-hinted]")).to_be_visible()
    sitting.make("draw")
    sitting.settled()
    expect(lit(sitting)).to_have_count(0)


@BOTH
def test_a_hint_lights_cards_of_the_hand_at_scala_40(
    resumed: Resume, size: tuple[int, int], touch: bool
) -> None:
    sitting = resumed(
        lambda deal: len(offered(deal, "attach")) > 1 and len(deal.hands[0]) > 4, size=size, touch=touch
    )
    ask(sitting, touch)
    cards = sitting.hand.and_(lit(sitting))
    meant = sorted(card.get_attribute("data-card") or "" for card in cards.all())
    moves = [str(move) for move in sitting.deal.moves if sorted(cards_of(str(move))) == meant]
    assert meant != []
    assert moves != []
    other = sitting.page.locator("section[data-seat] button[data-card]:not(:has([data-hinted]))").first
    press(other, touch)
    expect(lit(sitting)).to_have_count(0)
    press(other, touch)
    expect(cards).to_have_count(len(meant))
    discard = offered(sitting.deal, "discard")[0]
    sitting.make(discard)
    expect(lit(sitting)).to_have_count(0)
    expect(advice(sitting)).to_have_count(0)


def cards_of(move: str) -> list[str]:
    """The cards of the hand that a move of Scala 40 names."""
    kind, _, what = move.partition(" ")
    if kind in ("draw", "take"):
        return []
    return [card.partition("=")[0] for card in what.partition(">")[0].split("+")]


def test_in_words_a_hint_is_words(resumed: Resume) -> None:
    sitting: Scala40Sitting = resumed(lambda deal: deal.phase == "play")
    sitting.page.get_by_role("button", name="Gioca a parole").click()
    sitting.page.get_by_role("button", name="Un consiglio").click()
    expect(sitting.page.get_by_text("Consiglio:")).to_be_visible(timeout=20_000)
    expect(sitting.page.locator("[data-hinted]")).to_have_count(0)
