"""The line of keys at the bottom; each can be clicked as well."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from settebello.cli.telling import Teller

# Key as it is shown (a word of the language in braces), word for what it does, action of a click.
KEYS: Final = (
    ("{enter}", "play", "screen.pick"),
    ("1–9", "choose", ""),
    ("Esc", "cancel", "screen.cancel"),
    ("{space}", "hurry", "screen.hurry"),
    ("p", "piles", "app.piles"),
    ("r", "rules", "app.rules"),
    ("t", "theme", "app.theme"),
    ("?", "help", "app.help"),
    ("q", "leave", "app.leave"),
)
# What a narrow line leaves to the help page, the first of them first.
_LEFT_OUT: Final = ("cancel", "piles", "hurry", "choose", "theme", "play")
_GAP: Final = "  "


def key_name(teller: Teller, key: str) -> str:
    """How a key is called in the language."""
    return teller.label(key.strip("{}")) if key.startswith("{") else key


class Keys(Static):
    """Which key does what, as much as the line holds."""

    def __init__(self, teller: Teller) -> None:
        super().__init__()
        self._teller = teller

    def on_resize(self) -> None:
        """Leaves out as many keys as it must."""
        entries = {word: self._entry(key, word, action) for key, word, action in KEYS}
        for word in _LEFT_OUT:
            if Content(_GAP).join(entries.values()).cell_length <= self.content_size.width:
                break
            del entries[word]
        self.update(Content(_GAP).join(entries.values()))

    def _entry(self, key: str, word: str, action: str) -> Content:
        entry = Content.from_markup(
            "[b]$key[/b] $word", key=key_name(self._teller, key), word=self._teller.label(f"key_{word}")
        )
        return entry.stylize(Style.from_meta({"@click": action})) if action else entry
