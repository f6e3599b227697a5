"""What has happened, line by line; it stays at the newest unless somebody scrolls up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

# Only the last paragraph is drawn anew, so that a long evening stays quick.
_PARAGRAPH: Final = 20


class Log(VerticalScroll, can_focus=False):
    """The plays of the match in words."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self._paragraphs: list[Static] = []

    def on_mount(self) -> None:
        self.anchor()

    def tell(self, lines: Iterable[str]) -> None:
        """Adds lines at the end."""
        for line in lines:
            if len(self.lines) % _PARAGRAPH == 0:
                self._paragraphs.append(Static())
                self.mount(self._paragraphs[-1])
            self.lines.append(line)
            last = (len(self._paragraphs) - 1) * _PARAGRAPH
            self._paragraphs[-1].update(Content("\n".join(self.lines[last:])))
