"""Sitting at the drawn table as a person does: by keys and clicks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

import settebello as sb
from settebello.cli.playing import PERSON, Playing
from settebello.cli.telling import teller_of
from settebello.cli.terminal import TerminalTable
from settebello.cli.terminal.page import Page
from settebello.cli.terminal.scopa import ScopaTable
from settebello.sheets import RuleSheet
from settebello.sheets.words import words_in

Table: TypeAlias = Pilot[None]


class ScopaTerminal(TerminalTable):
    """A terminal at whose table Scopa is played."""

    table: ScopaTable


SHEETS = [
    (name, seats)
    for name in sb.rules_available()
    if sb.rules(name).family == "scopa"
    for seats in sb.rules(name).seats
]


def sit_down(
    person: Callable[[ScopaTerminal, Table], Coroutine[Any, Any, None]],
    rules: str | RuleSheet = "scopa-napoletana",
    seats: int | None = None,
    *,
    seed: int = 3,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    pace: float = 0,
    light: bool = False,
    record: Path | None = None,
) -> ScopaTerminal:
    """Opens a table, lets the person do as they please, and returns the table when they are done."""
    sheet = sb.rules(rules) if isinstance(rules, str) else rules
    playing = Playing.against("greedy", sheet, seats, seed, "Anna")
    app = ScopaTerminal(playing, teller_of(playing.match, language), pace=pace, light=light, record=record)

    async def evening() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await person(app, pilot)

    asyncio.run(evening())
    return app


def page(app: TerminalTable) -> Page | None:
    """The page that lies over the table."""
    return app.screen if isinstance(app.screen, Page) else None


def text(app: TerminalTable) -> str:
    """Everything that the page, or else the table, says in words."""
    return table_text(app) if page(app) is None else _words(app.screen)


def table_text(app: TerminalTable) -> str:
    """Everything that the table says in words, whether a page lies over it or not."""
    return "\n".join([_words(app.table), *(str(option.prompt) for option in app.table.choices.options)])


def _words(screen: Screen[Any]) -> str:
    return "\n".join(str(static.content) for static in screen.query(Static))


def own_plays(app: ScopaTerminal) -> list[str]:
    """What the person has played in the match, deal after deal."""
    events = app.teller.match.events
    return [event.move for event in events if isinstance(event, sb.play.Played) and event.seat == PERSON]


def looks_right(app: ScopaTerminal) -> None:
    """The screen shows the person's view and nothing else."""
    view = app.table.deal.view(PERSON)
    assert app.table.felt.shown == view.table
    hand = (None,) * view.hand_counts[PERSON] if view.hand is None else view.hand
    assert app.table.hand.shown == hand
    shown = table_text(app)
    for side, total in enumerate(app.teller.match.totals):
        counts = {"total": total, "cards": view.pile_counts[side], "scopas": view.scopas[side]}
        assert app.teller.label("side", **counts) in shown


Play: TypeAlias = Callable[[ScopaTerminal, Table, sb.Move], Awaitable[None]]


async def by_keyboard(app: ScopaTerminal, pilot: Table, move: sb.Move) -> None:
    """Arrows to the card, Enter; a capture by its number, or by arrows where it has none."""
    view = app.table.deal.view(PERSON)
    assert view.hand is not None
    assert app.table.hand.card is not None
    steps = view.hand.index(move.card) - view.hand.index(app.table.hand.card)
    await pilot.press(*["right" if steps > 0 else "left"] * abs(steps))
    assert app.table.hand.card == move.card
    moves = [other for other in view.moves if other.card == move.card]
    await pilot.press("enter")
    if len(moves) > 1:
        number = moves.index(move)
        if number % 2 or number > 8:
            await pilot.press(*["down"] * number, "enter")
        else:
            await pilot.press(str(number + 1))


async def by_mouse(app: ScopaTerminal, pilot: Table, move: sb.Move) -> None:
    """A click on the card, and one on the capture."""
    view = app.table.deal.view(PERSON)
    assert view.hand is not None
    card = app.table.hand.children[view.hand.index(move.card)]
    await pilot.click(card)
    moves = [other for other in view.moves if other.card == move.card]
    if len(moves) > 1:
        row = moves.index(move)
        first = max(0, row + 1 - app.table.choices.size.height)
        app.table.choices.scroll_to(y=first, animate=False)
        await pilot.pause()
        await pilot.click(app.table.choices, offset=(6, row - first))


def screen_words(language: str, family: str) -> dict[str, str]:
    """The words of a family's drawn table."""
    words = words_in(language).terminal
    return {**words["screen"], **words[f"screen_{family}"]}
