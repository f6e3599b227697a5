"""How the drawn table of Scala 40 looks: every size, light and dark, three languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.color import Color as Shown
from textual.color import Color
from textual.geometry import Region
from textual.widget import Widget

import settebello as sb
from settebello.cli.terminal.keys import Keys
from settebello.cli.terminal.scala40.melds import MeldLine
from tests.cli.at_scala40 import (
    Scala40Terminal,
    Table,
    against,
    choose_by_keyboard,
    looks_right,
    played_until,
    sit,
)
from tests.cli.at_the_table import page, screen_words, text
from tests.cli.test_terminal_looks import ratio

SIGNS = "♦♥♠♣★▶▷✓◎"


def busy(view: sb.View) -> bool:
    """A table on which much lies, a card that joins something, an opening to be made."""
    return view.phase == "play" and len(view.melds) > 3 and any(move.kind == "attach" for move in view.moves)


@pytest.mark.parametrize("seats", sb.rules("scala40-palio").seats)
def test_every_size_shows_hand_piles_players_and_keys(seats: int) -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        table = app.table
        for width, height in ((80, 24), (120, 40), (200, 60), (120, 24), (80, 40), (30, 8), (80, 24)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            looks_right(app)
            if width < 80:
                continue
            shown = (table.prompt, table.choices, table.opening, table.players, table.log_lines)
            piles = (table.piles.stock, table.piles.top)
            for widget in (*shown, *piles, *table.hand.shown, table.query_one(Keys)):
                assert app.screen.region.contains_region(widget.region), (width, height, widget)
                assert widget.region.area > 0
            assert table.players.virtual_region.height >= seats + 1
            large = width >= 120 and height >= 36
            assert {face.outer_size for face in table.hand.shown} == {(8, 5) if large else (5, 3)}
            # Two rows of seven places, none over another.
            assert len({face.region.offset for face in table.hand.shown}) == len(table.hand.shown)
            assert len({face.region.y for face in table.hand.shown}) == 2

    sit(person, played_until(lambda view: view.phase == "play", seats=seats))


def test_a_long_run_has_room_in_one_line() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        for size in ((80, 24), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            for line in app.table.query(MeldLine):
                if line.display:
                    assert line.size.height == 1
                    assert cell_len(str(line.content)) <= line.size.width

    long_run = played_until(lambda view: any(len(meld.cards) > 6 for meld in view.melds), seats=4)
    sit(person, long_run)


def texts(widget: Widget) -> Iterator[tuple[str, Shown, Shown]]:
    """Every word and sign of a widget, with its colour and its ground."""
    for strip in widget.render_lines(Region(0, 0, *widget.outer_size)):
        for segment in strip:
            style = segment.style
            if (
                style
                and style.color
                and style.bgcolor
                and any(c.isalnum() or c in SIGNS for c in segment.text)
            ):
                yield segment.text, style.color, style.bgcolor


@pytest.mark.parametrize("light", [False, True])
def test_every_text_is_legible_in_light_and_dark(light: bool) -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        await choose_by_keyboard(app, pilot, [joining(app)])
        for dark in (not light, light):
            assert app.current_theme.dark == dark
            for keys in ((), ("tab",)):
                await pilot.press(*keys)
                await pilot.pause()
                seen = ""
                for widget in app.table.walk_children(Widget):
                    if widget.is_on_screen:
                        for said, colour, ground in texts(widget):
                            contrast = ratio(Color.from_rich_color(colour), Color.from_rich_color(ground))
                            assert contrast >= 4.5, (dark, widget, said)
                            seen += said
                assert all(sign in seen for sign in "♦♥♠♣▶")
            await pilot.press("escape", "t")
            await pilot.pause()

    def joining(app: Scala40Terminal) -> sb.Card:
        return next(move.cards[0] for move in app.table.deal.moves if move.kind == "attach")

    sit(person, played_until(busy, seats=4), light=light)


@pytest.mark.parametrize("language", ["it", "fr", "en"])
def test_table_and_pages_speak_the_language(language: str) -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        words = screen_words(language, "scala40")
        for word in ("draw_first", "seat_cards", "seat_owes", "stock_name", "pile_name", "opening"):
            assert words[word] in text(app), word
        assert app.teller.match.rules.title_in(language) in text(app)
        for key in app.table.KEYS:
            if key.stays:
                assert words[f"key_{key.word}"] in text(app), "120 columns hold every key"
        await pilot.press("question_mark")
        await pilot.pause()
        assert all(sentence in text(app) for key, sentence in words.items() if key.startswith("help_"))
        await pilot.press("enter", "r")
        await pilot.pause()
        assert app.teller.match.rules.explain(language) in text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert page(app) is None

    playing = next(table for seed in range(100) if (table := against(seed=seed)).person_to_play)
    sit(person, playing, language=language, size=(130, 40))
