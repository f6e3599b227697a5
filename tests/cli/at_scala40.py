"""Sitting at the drawn table of Scala 40 as a person does: by keys and clicks."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeAlias

from textual.pilot import Pilot

import settebello as sb
from settebello.cli.playing import PERSON, Playing
from settebello.cli.telling import teller_of
from settebello.cli.terminal import TerminalTable
from settebello.cli.terminal.scala40 import Scala40Table
from settebello.cli.terminal.scala40.hand import HeldCard
from settebello.cli.terminal.scala40.melds import MeldLine
from settebello.cli.terminal.scala40.offers import Offer, Play, Prepare
from settebello.sheets import RuleSheet

Table: TypeAlias = Pilot[None]


class Scala40Terminal(TerminalTable):
    """A terminal at whose table Scala 40 is played."""

    table: Scala40Table


Person: TypeAlias = Callable[[Scala40Terminal, Table], Coroutine[Any, Any, None]]


def sit(
    person: Person,
    playing: Playing,
    *,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    pace: float = 0,
    light: bool = False,
) -> Scala40Terminal:
    """Opens a table for a match under way, and returns it when the person is done."""
    app = Scala40Terminal(playing, teller_of(playing.match, language), pace=pace, light=light)

    async def evening() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await person(app, pilot)

    asyncio.run(evening())
    return app


def against(
    rules: str | RuleSheet = "scala40-palio", seats: int = 2, seed: int = 1, bot: str = "greedy"
) -> Playing:
    """A new match."""
    sheet = sb.rules(rules) if isinstance(rules, str) else rules
    return Playing.against(bot, sheet, seats, seed, "Anna")


def played_until(wanted: Callable[[sb.View], bool], seats: int = 2) -> Playing:
    """A match in which the person has come to such a view, playing as a bot would."""
    for seed in range(200):
        playing, bot = against(seats=seats, seed=seed), sb.bot("greedy", seed=seed)
        while not playing.match.deals:
            if not playing.person_to_play:
                playing.match.play(playing.bot_chooses())
                continue
            view = playing.match.view(PERSON)
            if wanted(view):
                return playing
            playing.match.play(bot.choose(view))
    raise AssertionError("no such deal")


def own_moves(app: TerminalTable) -> list[str]:
    """What the person has played in the match, deal after deal."""
    events = app.teller.match.events
    return [event.move for event in events if isinstance(event, sb.play.Stepped) and event.seat == PERSON]


def looks_right(app: Scala40Terminal) -> None:
    """The screen shows the person's view and nothing else."""
    table = app.table
    view = table.deal.view(PERSON)
    prepared = Counter(card for made in table.desk.prepared for card in made.meld.cards)
    assert Counter(face.card for face in table.hand.shown) + prepared == Counter(view.hand)
    assert table.melds.shown == view.melds
    assert table.piles.top.card == (view.discard_pile[-1] if view.discard_pile else None)
    lines = str(table.players.content).splitlines()[1:]
    for seat, (line, name) in enumerate(zip(lines, app.teller.match.players, strict=True)):
        assert line.startswith("▶") == (seat == view.turn)
        assert name in line
        assert line.endswith(str(app.teller.match.totals[seat]))
        assert ("◎" in line) == (seat == view.dealer)
        if seat in view.seated:
            assert str(view.hand_counts[seat]) in line
            assert (app.teller.label("seat_open") in line) == view.opened[seat]


Do: TypeAlias = Callable[[Scala40Terminal, Table, Offer], Awaitable[None]]


async def choose_by_keyboard(app: Scala40Terminal, pilot: Table, cards: list[sb.Card]) -> None:
    """Arrows to each card, Enter."""
    for face in _faces(app, cards):
        places = app.table.hand.shown
        assert app.table.hand.at is not None
        steps = places.index(face) - places.index(app.table.hand.at)
        await pilot.press(*["right" if steps > 0 else "left"] * abs(steps), "enter")


async def choose_by_mouse(app: Scala40Terminal, pilot: Table, cards: list[sb.Card]) -> None:
    """A click on each card."""
    for face in _faces(app, cards):
        await pilot.click(face)


def _faces(app: Scala40Terminal, cards: list[sb.Card]) -> list[HeldCard]:
    faces: list[HeldCard] = []
    for card in cards:
        faces.append(next(face for face in app.table.hand.shown if face.card == card and face not in faces))
    return faces


def cards_to_choose(app: Scala40Terminal, offer: Offer) -> list[sb.Card]:
    """The cards to choose so that the offer appears; none where it needs no choice."""
    match offer:
        case Play(moves):
            opening = app.table.desk.preparing and moves[0].kind == "meld"
            return [] if opening else list(moves[0].cards)
        case Prepare((meld,), suggested=False):
            return list(meld.cards)
        case _:
            return []


async def by_keyboard(app: Scala40Terminal, pilot: Table, offer: Offer) -> None:
    """Chooses the cards, then the offer's number, or arrows and Enter where it has none."""
    await choose_by_keyboard(app, pilot, cards_to_choose(app, offer))
    number = offers(app).index(offer) + 1
    if number < 10:
        await pilot.press(str(number))
    else:
        await pilot.press("tab", "home", *["down"] * (number - 1), "enter")


async def by_mouse(app: Scala40Terminal, pilot: Table, offer: Offer) -> None:
    """Clicks on the cards, then on where they shall go: pile, meld or list."""
    await choose_by_mouse(app, pilot, cards_to_choose(app, offer))
    assert offer in offers(app)
    moves = offer.moves if isinstance(offer, Play) else ()
    kinds = {move.kind for move in moves}
    if "draw" in kinds:
        await pilot.click(app.table.piles.stock)
    elif kinds & {"take", "discard"}:
        await pilot.click(app.table.piles.top)
    elif moves and moves[0].meld is not None and len(app.table.desk.joins(moves[0].meld)) == 1:
        line = next(line for line in app.table.query(MeldLine) if line.number == moves[0].meld)
        line.scroll_visible(animate=False)
        await pilot.pause()
        await pilot.click(line)
    else:
        row = offers(app).index(offer)
        first = max(0, row + 1 - app.table.choices.size.height)
        app.table.choices.scroll_to(y=first, animate=False)
        await pilot.pause()
        await pilot.click(app.table.choices, offset=(8, row - first))


def offers(app: Scala40Terminal) -> tuple[Offer, ...]:
    """What the list offers, in its order."""
    return app.table.desk.offers()
