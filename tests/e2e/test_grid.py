"""The Swiss grid and the advisory clock, as the sheet's data have them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Sit
from tests.e2e.screens import DESKTOP, PHONE
from tests.e2e.table import Table


def taken_slots(table: Table) -> list[tuple[int, int]]:
    """Line and column of every slot in which a card lies."""
    return [
        (line, column)
        for line, column, taken in table.page.evaluate(
            """() => {
              const slots = [...document.querySelectorAll("[data-felt] .slot")];
              const tops = [...new Set(slots.map((slot) => Math.round(slot.getBoundingClientRect().top)))];
              const columns = slots.length / tops.length;
              return slots.map((slot, place) => [
                Math.floor(place / columns), place % columns, slot.querySelector("[data-card]") !== null,
              ]);
            }"""
        )
        if taken
    ]


def test_the_first_four_cards_lie_round_the_centre_of_one_row(sit: Sit) -> None:
    table = Table(sit("fsgs", seats=4, seed=158, size=DESKTOP))
    assert table.sitting.wait_for_turn_or_score()
    assert len(table.sitting.match().deal.table) == 4
    assert taken_slots(table) == [(0, 2), (0, 3), (0, 4), (0, 5)]


def test_on_a_phone_both_lines_of_the_row_grow_from_their_centre(sit: Sit) -> None:
    table = Table(sit("fsgs", seats=4, seed=158, size=PHONE))
    assert table.sitting.wait_for_turn_or_score()
    assert taken_slots(table) == [(0, 1), (0, 2), (1, 1), (1, 2)]


def test_other_sheets_have_no_grid(sit: Sit) -> None:
    table = Table(sit("scopa-napoletana", seats=2, seed=193, size=DESKTOP))
    assert table.sitting.wait_for_turn_or_score()
    expect(table.page.locator("[data-felt] .row")).to_have_count(0)
    expect(table.page.locator(".clock[title]")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_clock_is_shown_and_plays_nothing(sit: Sit, size: tuple[int, int]) -> None:
    table = Table(sit("fsgs", seats=4, seed=158, size=size))
    assert table.sitting.wait_for_turn_or_score()
    clock = table.page.locator(".clock[title]")
    expect(clock).to_contain_text("20 secondi")
    table.page.clock.install()
    table.page.reload()
    assert table.sitting.wait_for_turn_or_score()
    table.page.clock.run_for(24_000)
    expect(clock).to_contain_text("+4 s")
    assert table.own_plays() == []
    assert len(table.moves()) > 0


def test_the_last_three_cards_have_twice_the_time(sit: Sit) -> None:
    table = Table(sit("fsgs", seats=4, seed=158))
    page = table.page
    seen = []
    while table.sitting.hurry_to_turn_or_score():
        seen.append(page.locator(".clock[title]").inner_text().splitlines()[0])
        table.sitting.playable.first.click()
        table.sitting.captures.first.click()
    assert [words.rsplit(" ", 2)[-2] for words in seen] == ["20"] * 6 + ["40"] * 3
