"""Whole deals of Scala 40 at the drawn table, with every number of seats, by keyboard and by mouse."""

from __future__ import annotations

import random

import pytest

import settebello as sb
from settebello.cli.playing import PERSON
from settebello.cli.terminal.page import Page
from settebello.cli.terminal.scala40.offers import Offer, Play, Prepare
from tests.cli.at_scala40 import (
    Do,
    Scala40Terminal,
    Table,
    against,
    by_keyboard,
    by_mouse,
    looks_right,
    offers,
    own_moves,
    sit,
)
from tests.cli.at_the_table import page, text


def wanted(app: Scala40Terminal, chance: random.Random) -> Offer:
    """What to do next: open where it can be done, and what is rare before what is common."""
    view, desk = app.table.deal.view(PERSON), app.table.desk
    if desk.preparing and view.phase == "play":
        if desk.points >= desk.needed:
            return next(offer for offer in offers(app) if isinstance(offer, Play))
        fewest = view.fewest_to_open or ()
        left = [meld for meld in fewest if meld not in [made.meld for made in desk.prepared]]
        if len(left) == len(fewest) and chance.random() < 0.3:
            suggested = [offer for offer in offers(app) if isinstance(offer, Prepare) and offer.suggested]
            if suggested:
                return suggested[0]
        if left:
            return Prepare((left[0],))
    rare = [move for move in view.moves if move.kind not in ("draw", "discard")]
    return Play((chance.choice(rare or view.moves),))


async def a_deal(app: Scala40Terminal, pilot: Table, do: Do, chance: random.Random) -> Page:
    """Plays lawful moves to the end of the deal; the page with its score."""
    played = own_moves(app)
    for _ in range(600):
        if (score := page(app)) is not None:
            return score
        looks_right(app)
        offer = wanted(app, chance)
        await do(app, pilot, offer)
        await pilot.pause()
        played += [str(move) for move in offer.moves] if isinstance(offer, Play) else []
        assert own_moves(app) == played
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("seats", sb.rules("scala40-palio").seats)
def test_a_deal_by_keyboard_is_the_deal_of_the_match(seats: int) -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        score = await a_deal(app, pilot, by_keyboard, random.Random(seats))
        finished = app.teller.match.deals[0]
        assert app.table.deal.history == finished.deal.history
        looks_right(app)
        assert all(str(value) in text(app) for value in (*finished.score.values, *finished.totals))
        assert score.heading in text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert page(app) is None
        assert app.table.deal is app.teller.match.deal
        looks_right(app)

    app = sit(person, against(seats=seats, seed=seats))
    assert sb.replay(app.teller.match.record()).deals[0].score == app.teller.match.deals[0].score


@pytest.mark.parametrize("seats", [2, 5])
def test_a_deal_by_mouse_is_the_deal_of_the_match(seats: int) -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        await a_deal(app, pilot, by_mouse, random.Random(seats))
        await pilot.click("#answer-0")
        await pilot.pause()
        looks_right(app)

    app = sit(person, against(seats=seats, seed=seats + 10), size=(120, 40))
    assert len(app.teller.match.deals) == 1
