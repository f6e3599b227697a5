"""The page of the captured cards."""

from __future__ import annotations

from textual.content import Content

from settebello._engine import View
from settebello.cli.telling import Teller
from settebello.cli.terminal.page import Page
from settebello.cli.terminal.signs import Signs


def piles_page(teller: Teller, signs: Signs, view: View) -> Page:
    """The captured cards of each side, while the sheet lets players look."""
    if view.piles is None:
        body = Content(teller.label("piles_closed"))
    else:
        sides = [
            Content.assemble((teller.side(side), "bold"), f"\n  {'  '.join(map(signs.card, pile)) or '–'}")
            for side, pile in enumerate(view.piles)
        ]
        body = Content("\n\n").join(sides)
    return Page(teller.label("piles_title"), [body], [teller.label("close")])
