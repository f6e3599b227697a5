"""The line of keys at the bottom; each can be clicked as well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from settebello.cli.telling import Teller

_GAP: Final = "  "


@dataclass(frozen=True)
class Key:
    """A key, with its words `key_…` in the last line and `help_…` on the help page.

    `name` is how it is shown (a word of the language in braces), `action` what a click does. What
    `stays` least is the first that a narrow line leaves to the help page; 0: it is only there.
    """

    name: str
    word: str
    action: str = ""
    stays: int = 0


def key_name(teller: Teller, key: str) -> str:
    """How a key is called in the language."""
    return teller.label(key.strip("{}")) if key.startswith("{") else key


class Keys(Static):
    """Which key does what, as much as the line holds."""

    def __init__(self, teller: Teller, keys: Sequence[Key]) -> None:
        super().__init__()
        self._teller = teller
        self._keys = [key for key in keys if key.stays]

    def on_resize(self) -> None:
        """Leaves out as many keys as it must."""
        shown = list(self._keys)
        while (line := Content(_GAP).join(map(self._entry, shown))).cell_length > self.content_size.width:
            if len(shown) < 2:
                break
            shown.remove(min(shown, key=lambda key: key.stays))
        self.update(line)

    def _entry(self, key: Key) -> Content:
        name, word = key_name(self._teller, key.name), self._teller.label(f"key_{key.word}")
        entry = Content.from_markup("[b]$key[/b] $word", key=name, word=word)
        return entry.stylize(Style.from_meta({"@click": key.action})) if key.action else entry
