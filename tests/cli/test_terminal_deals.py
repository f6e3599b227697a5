"""Whole deals at the drawn table, of every sheet, by keyboard and by mouse."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

import settebello as sb
from settebello.cli.playing import PERSON
from settebello.cli.terminal.page import Page
from tests.cli.at_the_table import (
    SHEETS,
    Play,
    ScopaTerminal,
    Table,
    by_keyboard,
    by_mouse,
    looks_right,
    own_plays,
    page,
    sit_down,
    text,
)


async def a_deal(app: ScopaTerminal, pilot: Table, play: Play, chance: random.Random) -> Page:
    """Plays any legal moves to the end of the deal; the page with its score."""
    wanted: list[str] = own_plays(app)
    for _ in range(40):
        if (score := page(app)) is not None:
            return score
        looks_right(app)
        moves = app.table.deal.view(PERSON).moves
        # What is rare is what should be tried: choose among several captures where there are any.
        rare = [move for move in moves if sum(other.card == move.card for other in moves) > 1]
        move = chance.choice(rare or moves)
        wanted.append(str(move))
        await play(app, pilot, move)
        await pilot.pause()
        assert own_plays(app) == wanted
    raise AssertionError("the deal does not end")


def told(score: Page, app: ScopaTerminal, values: Iterable[object]) -> bool:
    """Whether the score page and the log hold these values of the finished deal."""
    return all(str(value) in text(app) for value in values) and score.heading in text(app)


@pytest.mark.parametrize(("sheet", "seats"), SHEETS)
def test_a_deal_by_keyboard_is_the_deal_of_the_match(sheet: str, seats: int) -> None:
    async def person(app: ScopaTerminal, pilot: Table) -> None:
        score = await a_deal(app, pilot, by_keyboard, random.Random(7))
        finished = app.teller.match.deals[0]
        assert app.table.deal.history == finished.deal.history
        looks_right(app)
        values = (*finished.score.card_counts, *finished.score.primiera_sums, *finished.totals)
        assert told(score, app, values)
        await pilot.press("enter")
        await pilot.pause()
        assert page(app) is None
        assert app.table.deal is app.teller.match.deal
        looks_right(app)

    app = sit_down(person, sheet, seats)
    lines = [line for event in app.teller.match.events for line in app.teller.event(event)]
    assert len(app.table.log_lines.lines) == len(lines) + 1  # and the line of the score
    assert set(lines) <= set(app.table.log_lines.lines)
    assert sb.replay(app.teller.match.record()).deals[0].score == app.teller.match.deals[0].score


@pytest.mark.parametrize(("sheet", "seats"), [("scopa-napoletana", 2), ("fsgs", 4)])
def test_a_deal_by_mouse_is_the_deal_of_the_match(sheet: str, seats: int) -> None:
    async def person(app: ScopaTerminal, pilot: Table) -> None:
        await a_deal(app, pilot, by_mouse, random.Random(8))
        await pilot.click("#answer-0")
        await pilot.pause()
        looks_right(app)

    app = sit_down(person, sheet, seats, size=(120, 40))
    assert app.teller.match.deals[0].deal.over
    assert not app.teller.match.over


def test_a_match_is_played_to_its_end() -> None:
    async def person(app: ScopaTerminal, pilot: Table) -> None:
        chance = random.Random(9)
        while not app.teller.match.over:
            await a_deal(app, pilot, by_keyboard, chance)
            if not app.teller.match.over:
                await pilot.press("enter")
                await pilot.pause()
        assert app.teller.ending()[1] in text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert page(app) is None
        assert app.teller.ending()[1] in text(app)
        await pilot.press("enter", "1", "right")
        assert app.is_running
        await pilot.press("q")

    short = sb.rules("scopa-corsa").replace(**{"match.target": 4})
    app = sit_down(person, short, 2)
    assert max(app.teller.match.totals) >= 4
    assert not app.is_running
