"""The first line: the sheet, and how far its match has come."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from settebello.cli.telling import Teller


class Heading(Horizontal):
    """The sheet's title on the left, the deal on the right."""

    def __init__(self, teller: Teller) -> None:
        super().__init__()
        self._teller = teller
        self._deal = Static(id="deal", markup=False)

    def compose(self) -> ComposeResult:
        yield Static(self._teller.match.rules.title_in(self._teller.language), id="sheet", markup=False)
        yield self._deal

    def show(self, number: int) -> None:
        """Draws the deal of that number, from 0."""
        match = self._teller.match.rules.scala40.match
        phrase = "deal_limit" if match.limit else "deal_of"
        deal = self._teller.label(phrase, number=number + 1, count=match.deals, limit=match.limit)
        self._deal.update(deal)
