"""What the chosen card can do: its captures and laying it, numbered."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from settebello._engine import Move
from settebello.cli.telling import Teller
from settebello.cli.terminal.signs import Signs


class Choices(OptionList):
    """The moves of one card; they come from the view and are never worked out here."""

    def __init__(self, teller: Teller, signs: Signs) -> None:
        super().__init__()
        self._teller = teller
        self._signs = signs
        self._note = ""
        self.moves: tuple[Move, ...] = ()

    def offer(self, moves: Sequence[Move], note: str = "") -> None:
        """Lists these moves, none of them chosen yet; where there are none, a note may stand there."""
        if tuple(moves) != self.moves or note != self._note:
            self.moves, self._note = tuple(moves), note
            self.clear_options()
            self.add_options([self._line(number, move) for number, move in enumerate(moves, start=1)])
            if note:
                self.add_option(Option(Content(note), disabled=True))
        self.can_focus = bool(moves)
        self.highlighted = None
        self.scroll_home(animate=False)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The mouse over a capture chooses it, so that its cards are framed before the click."""
        option = event.style.meta.get("option")
        if option is not None and self.screen.focused is self:
            self.highlighted = option

    def on_click(self, event: events.Click) -> None:
        """The second click of a double one would choose from the next card's captures."""
        if event.chain > 1:
            event.prevent_default()

    def _line(self, number: int, move: Move) -> Content:
        """ "1  3∪ + 4†   takes three of cups, four of swords"; the tenth and later have no key."""
        key = str(number) if number < 10 else " "
        if not move.captured:
            return Content.assemble((f" {key} ", "bold reverse"), f"  {self._teller.label('lay')}")
        signs = f"  {self._signs.cards(move.captured)}   "
        names = self._teller.say("takes_short", cards=self._teller.cards(move.captured))
        return Content.assemble((f" {key} ", "bold reverse"), (signs, "bold"), (names, "dim"))
