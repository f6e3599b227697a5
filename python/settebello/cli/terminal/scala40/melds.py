"""The melds on the table, by number; those that a chosen card may join are marked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from settebello._engine import Meld
from settebello.cli.terminal.scala40.colours import coloured_meld
from settebello.cli.terminal.signs import Signs

# The cells that a run of five needs, with the gap beside it.
WIDTH: Final = 23


class MeldLine(Static):
    """One meld: its number and its cards."""

    def __init__(self, signs: Signs, number: int) -> None:
        super().__init__()
        self._signs = signs
        self.number = number
        self.meld: Meld | None = None

    def show(self, meld: Meld, *, lit: bool, chosen: bool) -> None:
        """Draws the meld, marked where a card may join it, and more so where it is about to."""
        self.meld = meld
        mark = "▶" if chosen else "▷" if lit else " "
        text = Content.assemble(f"{mark}{self.number:>2} ", coloured_meld(self._signs, meld))
        self.update(text)
        self.set_class(text.cell_length >= WIDTH, "long")
        self.set_class(lit, "possible")
        self.set_class(chosen, "chosen")


class Melds(VerticalScroll, can_focus=False):
    """Every meld in the order in which it was laid, as many beside each other as there is room."""

    def __init__(self, signs: Signs, nothing: str) -> None:
        super().__init__()
        self._signs = signs
        self._nothing = Static(nothing, markup=False, id="no-melds")
        self._lines: list[MeldLine] = []
        self._melds: tuple[Meld, ...] = ()
        self._lit: frozenset[int] = frozenset()

    def on_mount(self) -> None:
        self.mount(self._nothing)

    def show(self, melds: Sequence[Meld]) -> None:
        """Draws these melds; a new one is brought into sight."""
        while len(self._lines) < len(melds):
            line = MeldLine(self._signs, len(self._lines) + 1)
            self._lines.append(line)
            self.mount(line)
        for number, line in enumerate(self._lines):
            line.display = number < len(melds)
        self._nothing.display = not melds
        grown = len(melds) > len(self._melds)
        self._melds = tuple(melds)
        self.light(())
        if grown:
            self.call_after_refresh(self.scroll_end, animate=False)

    def light(self, lit: Collection[int], chosen: int | None = None) -> None:
        """Marks the melds that a card may join, and the one that it is about to join."""
        self._lit = frozenset(lit)
        for line, meld in zip(self._lines, self._melds, strict=False):
            line.show(meld, lit=line.number in self._lit, chosen=line.number == chosen)
        if chosen is not None:
            self.scroll_to_widget(self._lines[chosen - 1], animate=False)

    def point_at(self, chosen: int | None) -> None:
        """Marks another one of them as the one that is about to be joined."""
        self.light(self._lit, chosen)

    @property
    def shown(self) -> tuple[Meld, ...]:
        """The melds that lie there."""
        return tuple(line.meld for line in self._lines if line.display and line.meld is not None)

    @property
    def lit(self) -> frozenset[int]:
        """The numbers of those that are marked."""
        return self._lit

    def on_resize(self) -> None:
        columns = max(1, (self.content_size.width + 1) // WIDTH)
        self.styles.grid_size_columns = columns
        self.set_class(columns > 1, "beside")
