"""The keys of this table, in the order in which the help page tells them."""

from __future__ import annotations

from typing import Final

from settebello.cli.terminal.keys import Key

KEYS: Final = (
    Key("{arrows}", "move"),
    Key("{enter}", "pick", "screen.pick", stays=7),
    Key("1–9", "do", stays=6),
    Key("d", "discard", "screen.discard", stays=5),
    Key("s", "sort", "screen.sort", stays=4),
    Key("{shift}", "carry"),
    Key("Esc", "cancel", "screen.cancel", stays=2),
    Key("{tab}", "list"),
    Key("{pages}", "melds"),
    Key("{space}", "hurry", "screen.hurry", stays=1),
    Key("p", "piles", "app.piles", stays=3),
    Key("r", "rules", "app.rules", stays=8),
    Key("t", "theme", "app.theme", stays=2),
    Key("?", "help", "app.help", stays=10),
    Key("q", "leave", "app.leave", stays=9),
)
