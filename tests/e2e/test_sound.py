"""Sounds are off until somebody wants them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Sit
from tests.e2e.sitting import Sitting

LISTEN = """() => {
  const start = AudioBufferSourceNode.prototype.start;
  window.sounds = 0;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.sounds += 1;
    return start.apply(this, when);
  };
}"""


def play_one(sitting: Sitting) -> bool:
    """Plays a card and waits for the next turn."""
    sitting.playable.first.click()
    sitting.captures.first.click()
    return sitting.wait_for_turn_or_score()


def test_a_table_is_silent_until_its_sounds_are_switched_on(sit: Sit) -> None:
    sitting = sit("scopa-napoletana", seats=2, seed=193)
    page = sitting.page
    assert sitting.wait_for_turn_or_score()
    page.evaluate(LISTEN)
    assert play_one(sitting)
    assert page.evaluate("window.sounds") == 0
    sounds = page.get_by_role("button", name="Suoni")
    expect(sounds).to_have_attribute("aria-pressed", "false")
    sounds.click()
    expect(sounds).to_have_attribute("aria-pressed", "true")
    assert play_one(sitting)
    assert page.evaluate("window.sounds") > 0
