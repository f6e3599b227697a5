"""How the drawn table looks: every size, light and dark."""

from __future__ import annotations

import pytest
from textual.color import Color
from textual.widget import Widget

from settebello.cli.playing import PERSON
from settebello.cli.terminal.cards import LARGE, SMALL
from settebello.cli.terminal.keys import Keys
from tests.cli.at_the_table import ScopaTerminal, Table, by_keyboard, looks_right, own_plays, sit_down


@pytest.mark.parametrize(("sheet", "seats"), [("scupuni", 4), ("scopa-napoletana", 6)])
def test_every_size_shows_hand_and_keys(sheet: str, seats: int) -> None:
    async def person(app: ScopaTerminal, pilot: Table) -> None:
        for width, height in ((80, 24), (120, 40), (200, 60), (120, 24), (80, 40), (30, 8), (80, 24)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            looks_right(app)
            if width < 80:
                continue
            card = LARGE if width >= 120 and height >= 36 else SMALL
            for widget in (*app.table.hand.children, *app.table.felt.children, app.table.query_one(Keys)):
                if widget.display:
                    assert app.screen.region.contains_region(widget.region), (width, height, widget)
            assert all(face.outer_size == card for face in app.table.hand.children if face.display)
            assert app.table.log_lines.display
        move = app.table.deal.view(PERSON).moves[0]
        await by_keyboard(app, pilot, move)
        await pilot.pause()
        assert own_plays(app) == [str(move)]

    sit_down(person, sheet, seats)


def ratio(one: Color, other: Color) -> float:
    """The contrast ratio of two colours, as WCAG counts it."""

    def luminance(color: Color) -> float:
        parts = [
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in color.normalized
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def contrast(widget: Widget) -> float:
    """The contrast ratio of a widget's text."""
    style = widget.rich_style
    assert style.color is not None
    assert style.bgcolor is not None
    return ratio(Color.from_rich_color(style.color), Color.from_rich_color(style.bgcolor))


@pytest.mark.parametrize("light", [False, True])
def test_every_text_is_legible_in_light_and_dark(light: bool) -> None:
    async def person(app: ScopaTerminal, pilot: Table) -> None:
        for dark in (not light, light):
            assert app.current_theme.dark == dark
            table = app.table
            suits = {face.card.suit: face for face in table.hand.children if face.card is not None}  # type: ignore[attr-defined]
            assert len(suits) == 4
            words = (table.prompt, table.choices, table.log_lines, *table.query("Keys, #sides, #title"))
            for widget in (*suits.values(), *words):
                assert contrast(widget) >= 4.5, (dark, widget)
            await pilot.press("t")
            await pilot.pause()

    sit_down(person, "scupuni", seed=3, light=light)
