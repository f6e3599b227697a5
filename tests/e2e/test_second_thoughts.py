"""A hint on request, and a play taken back, where the sheet does not forbid it."""

from __future__ import annotations

from playwright.sync_api import expect

import settebello as sb
from tests.e2e.conftest import Resume, Sit
from tests.e2e.scala40_sitting import offered
from tests.e2e.screens import PHONE
from tests.e2e.sitting import Sitting


def hand_of(sitting: Sitting) -> list[str]:
    """The cards that the page shows in the own hand."""
    cards = sitting.page.locator("section[data-seat] [data-card]")
    return sorted(card.get_attribute("data-card") or "" for card in cards.all())


def test_a_play_is_taken_back(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=4)
    assert sitting.wait_for_turn_or_score()
    back = sitting.page.get_by_role("button", name="Riprendi la mossa")
    expect(back).to_be_disabled()
    before = hand_of(sitting)
    sitting.playable.first.click()
    sitting.captures.first.click()
    expect(back).to_be_enabled(timeout=15_000)
    assert len(hand_of(sitting)) == len(before) - 1
    back.click()
    expect(sitting.page.locator("section[data-seat] [data-card]")).to_have_count(len(before))
    assert hand_of(sitting) == before
    log = sitting.page.get_by_role("region", name="Le ultime giocate")
    expect(log.get_by_text("Anna riprende la mossa.").last).to_be_visible()
    expect(log.get_by_role("listitem").filter(has_text="cala")).to_have_count(0)
    assert [move for move in sitting.match().deal.history if move.seat == 0] == []
    expect(back).to_be_disabled()


def test_the_federation_takes_nothing_back(sit: Sit) -> None:
    sitting = sit("fsgs", seats=4, seed=158)
    assert sitting.wait_for_turn_or_score()
    expect(sitting.page.get_by_role("button", name="Un consiglio")).to_be_visible()
    expect(sitting.page.get_by_role("button", name="Riprendi la mossa")).to_have_count(0)


def test_a_hint_is_one_of_the_moves_and_goes_with_the_play(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=4)
    assert sitting.wait_for_turn_or_score()
    sitting.page.get_by_role("button", name="Un consiglio").click()
    advice = sitting.page.get_by_role("status").filter(has_text="Consiglio:")
    expect(advice).to_be_visible()
    names = [card.name("it", "napoletane") for card in sitting.match().deal.hands[0]]
    assert any(name in advice.inner_text() for name in names)
    sitting.playable.first.click()
    sitting.captures.first.click()
    expect(advice).to_have_count(0)


def test_a_move_of_scala_40_is_taken_back_by_touch(resumed: Resume) -> None:
    def attaches(deal: sb.Deal) -> bool:
        return any("**" not in move for move in offered(deal, "attach")) and len(deal.hands[0]) > 3

    sitting = resumed(attaches, size=PHONE, touch=True)
    before = sitting.held
    move = next(move for move in offered(sitting.deal, "attach") if "**" not in move)
    sitting.make(move)
    sitting.settled()
    assert len(sitting.held) == len(before) - 1
    back = sitting.page.get_by_role("button", name="Riprendi la mossa")
    back.tap()
    expect(sitting.page.locator(".log").get_by_text("Anna riprende la mossa.").last).to_be_visible()
    sitting.settled()
    assert sitting.held == before
    assert str(sitting.deal.history[-1]) != move
    # What was taken back may be made again, or something else.
    sitting.make(offered(sitting.deal, "discard")[0])
    sitting.settled()
    assert len(sitting.held) == len(before) - 1


def test_a_play_is_taken_back_by_touch(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=4, size=PHONE, touch=True)
    assert sitting.wait_for_turn_or_score()
    before = hand_of(sitting)
    sitting.playable.first.tap()
    sitting.captures.first.tap()
    back = sitting.page.get_by_role("button", name="Riprendi la mossa")
    expect(back).to_be_enabled(timeout=15_000)
    back.tap()
    expect(sitting.page.locator("section[data-seat] [data-card]")).to_have_count(len(before))
    assert hand_of(sitting) == before
    assert [move for move in sitting.match().deal.history if move.seat == 0] == []
