"""A page over the table: something to read, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Static

# The longest comfortable line, and the cells that frame, title and buttons need across and down.
_LINE: Final = 84
_FRAME: Final = (8, 6)


def line_on(width: int) -> int:
    """The longest line of a page on a screen of this width."""
    return max(20, min(_LINE, width - _FRAME[0]))


class Page(ModalScreen[bool]):
    """A title, a text that scrolls, and one or two buttons; the first one answers True, Esc False."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q", "close"),
        ("left", "app.focus_previous"),
        ("right", "app.focus_next"),
        ("up", "scroll('up')"),
        ("down", "scroll('down')"),
        ("pageup", "scroll('page_up')"),
        ("pagedown,space", "scroll('page_down')"),
        ("home", "scroll('home')"),
        ("end", "scroll('end')"),
    ]
    AUTO_FOCUS = "Button"

    def __init__(self, title: str, body: Sequence[Content], answers: Sequence[str]) -> None:
        super().__init__()
        self.heading = title
        self._body = body
        self._answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(Content(self.heading), id="page-title")
            with VerticalScroll(id="page-body", can_focus=False):
                for text in self._body:
                    yield Static(text)
            with Horizontal(id="page-answers"):
                for number, answer in enumerate(self._answers):
                    yield Button(Content(answer), id=f"answer-{number}", compact=True)

    def on_resize(self, event: events.Resize) -> None:
        """The text wraps, and scrolls where the screen is too low; the buttons always stay in sight."""
        self.query("#page-body Static").set_styles(max_width=line_on(event.size.width))
        self.query_one("#page-body").styles.max_height = max(1, event.size.height - _FRAME[1])

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "answer-0")

    def action_close(self) -> None:
        self.dismiss(False)

    def action_scroll(self, way: str) -> None:
        body = self.query_one("#page-body", VerticalScroll)
        getattr(body, f"scroll_{way}")(animate=False)
