"""The app around the table: colours, and the pages that a key opens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType

from settebello.cli.playing import Playing
from settebello.cli.telling import Teller
from settebello.cli.terminal.page import Page
from settebello.cli.terminal.pages import help_page, leave_page, rules_page
from settebello.cli.terminal.scala40 import Scala40Table
from settebello.cli.terminal.scopa import ScopaTable
from settebello.cli.terminal.signs import Signs
from settebello.cli.terminal.table import TableScreen

# By the word that a sheet's `family` bears.
TABLES: Final[Mapping[str, Callable[[Playing, Teller, Signs, float], TableScreen]]] = {
    "scopa": ScopaTable,
    "scala40": Scala40Table,
}

# The suits' colours where a theme has none that is legible on every ground.
_SUITS_IN_LIGHT: Final = {"suit-d": "#744b00", "suit-b": "#1a5c2c"}

DARK: Final = "textual-dark"
LIGHT: Final = "textual-light"


class TerminalTable(App[None]):
    """A match at a drawn table.

    `pace` is how long a bot's play is shown, in seconds (0: not at all); `record` is only told
    to whoever leaves: the caller writes it.
    """

    CSS_PATH = Path(__file__).parent / "terminal.tcss"
    # Its words are English only, and every key has its place in the last line.
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        ("p", "piles"),
        ("r", "rules"),
        ("t", "theme"),
        ("question_mark,f1,h", "help"),
        ("q", "leave"),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(
        self,
        playing: Playing,
        teller: Teller,
        *,
        pace: float,
        light: bool = False,
        record: Path | None = None,
    ) -> None:
        super().__init__()
        self.signs = Signs(teller.language, teller.deck)
        self.teller = teller = replace(teller, written=self.signs.card)
        self.record = record
        self.table: TableScreen = TABLES[teller.match.rules.family](playing, teller, self.signs, pace)
        self._leaving: Page | None = None
        self.title = teller.match.rules.title_in(teller.language)
        if light:
            self.theme = LIGHT

    def get_css_variables(self) -> dict[str, str]:
        """The theme's colours, and one for each suit."""
        colours = super().get_css_variables()
        kinds = {"d": "warning", "c": "error", "s": "primary", "b": "success"}
        suits = {f"suit-{suit}": colours[f"text-{kind}"] for suit, kind in kinds.items()}
        return {**colours, **suits, **({} if self.current_theme.dark else _SUITS_IN_LIGHT)}

    def on_mount(self) -> None:
        self.push_screen(self.table)

    def action_theme(self) -> None:
        self.theme = LIGHT if self.current_theme.dark else DARK

    def action_rules(self) -> None:
        self.push_screen(rules_page(self.teller))

    def action_help(self) -> None:
        self.push_screen(help_page(self.teller, self.signs, self.table.KEYS, self.table.NOTES))

    def action_piles(self) -> None:
        self.push_screen(self.table.piles_page())

    def action_leave(self) -> None:
        """Asks first, unless the match is over or the question is asked already."""
        if self.teller.match.over or self.screen is self._leaving:
            self.exit()
        else:
            self._leaving = leave_page(self.teller, self.record)
            self.push_screen(self._leaving, self._leave)

    def _leave(self, leaving: bool | None) -> None:
        if leaving:
            self.exit()
