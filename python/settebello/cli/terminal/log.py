"""What has happened, line by line; it stays at the newest unless somebody scrolls up."""

from __future__ import annotations

from collections.abc import Iterable

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static


class Log(VerticalScroll, can_focus=False):
    """The plays of the match in words."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self._text = Static()

    def compose(self) -> ComposeResult:
        yield self._text

    def on_mount(self) -> None:
        self.anchor()

    def tell(self, lines: Iterable[str]) -> None:
        """Adds lines at the end."""
        self.lines.extend(lines)
        self._text.update(Content("\n".join(self.lines)))
