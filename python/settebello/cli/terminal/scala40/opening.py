"""The opening as it is put together: its melds, and how much they are worth."""

from __future__ import annotations

from collections.abc import Sequence

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from settebello.cli.telling import Teller
from settebello.cli.terminal.scala40.colours import coloured_meld
from settebello.cli.terminal.scala40.desk import Desk, Prepared
from settebello.cli.terminal.signs import Signs


class PreparedMeld(Static):
    """A prepared meld and its points; a click takes it back."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place


class Opening(VerticalScroll, can_focus=False):
    """The running count and the prepared melds; nothing once the opening stands."""

    def __init__(self, teller: Teller, signs: Signs) -> None:
        super().__init__()
        self._teller = teller
        self._signs = signs
        self.count = Static()
        self._places: list[PreparedMeld] = []

    def on_mount(self) -> None:
        self.mount(self.count, before=0)

    def show(self, desk: Desk) -> None:
        """Draws what is prepared."""
        self.count.update(self._count(desk) if desk.preparing else Content())
        self._lay(desk.prepared)

    def _count(self, desk: Desk) -> Content:
        enough = desk.points >= desk.needed
        count = f"{desk.points} / {desk.needed}{' ✓' if enough else ''}"
        style = "bold $text-success" if enough else "bold"
        return Content.assemble(self._teller.label("opening"), "\n", (count, style))

    def _lay(self, prepared: Sequence[Prepared]) -> None:
        while len(self._places) < len(prepared):
            place = PreparedMeld(len(self._places))
            self._places.append(place)
            self.mount(place)
        for place in self._places:
            place.display = place.place < len(prepared)
            if place.display:
                meld = prepared[place.place].meld
                place.update(Content.assemble(coloured_meld(self._signs, meld), f" ({meld.points})"))
