"""What can be done now, numbered: by key, by arrows and Enter, or by a click."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option


class Choices(OptionList):
    """Lines to choose from; what they mean is the table's business."""

    def __init__(self) -> None:
        super().__init__()
        self._said: tuple[Content, ...] = ()
        self._note = ""

    def offer(self, lines: Sequence[Content], note: str = "") -> None:
        """Lists these lines, none of them chosen yet; where there are none, a note may stand there."""
        if tuple(lines) != self._said or note != self._note:
            self._said, self._note = tuple(lines), note
            self.clear_options()
            self.add_options([_numbered(number, line) for number, line in enumerate(lines, start=1)])
            if note:
                self.add_option(Option(Content(note), disabled=True))
        self.can_focus = bool(lines)
        self.highlighted = None
        self.scroll_home(animate=False)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The mouse over a line chooses it, so that the table shows what it means before the click."""
        option = event.style.meta.get("option")
        if option is not None and self.screen.focused is self:
            self.highlighted = option

    def on_click(self, event: events.Click) -> None:
        """The second click of a double one would choose from the lines that came after."""
        if event.chain > 1:
            event.prevent_default()


def _numbered(number: int, line: Content) -> Content:
    """A line with its key; the tenth and later have none."""
    key = str(number) if number < 10 else " "
    return Content.assemble((f" {key} ", "bold reverse"), "  ", line)
