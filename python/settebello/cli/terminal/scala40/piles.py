"""The stock and the discard pile, to be drawn from and thrown on by a click; the pile's order as a page."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from settebello._engine import View
from settebello.cli.telling import Teller
from settebello.cli.terminal.cards import CardFace
from settebello.cli.terminal.page import Page
from settebello.cli.terminal.scala40.colours import coloured
from settebello.cli.terminal.signs import Signs


class Piles(Horizontal):
    """The stock's back and the pile's top, each with its name and how many cards it has."""

    class Drawn(Message):
        """The person clicks the stock."""

    class Touched(Message):
        """The person clicks the pile, or drops a card on it."""

    def __init__(self, teller: Teller, signs: Signs) -> None:
        super().__init__()
        self._names = (Static(teller.label("stock_name")), Static(teller.label("pile_name")))
        self._counts = (Static(), Static())
        self.stock, self.top = CardFace(signs), CardFace(signs)

    def compose(self) -> ComposeResult:
        for name, face, count in zip(self._names, (self.stock, self.top), self._counts, strict=True):
            yield Vertical(name, face, count)

    def show(self, view: View) -> None:
        """Draws both; the stock and the top are framed where the person may have them."""
        kinds = {move.kind for move in view.moves}
        self.top.show(view.discard_pile[-1] if view.discard_pile else None)
        self.stock.visible, self.top.visible = view.stock > 0, bool(view.discard_pile)
        for count, number in zip(self._counts, (view.stock, len(view.discard_pile)), strict=True):
            count.update(str(number))
        self.light(stock="draw" in kinds, top="take" in kinds)

    def light(self, *, stock: bool, top: bool) -> None:
        """Frames what may be drawn, taken or thrown on."""
        self.stock.set_class(stock, "possible")
        self.top.set_class(top, "possible")


def order_page(teller: Teller, signs: Signs, view: View) -> Page:
    """The discard pile card by card, as everybody has seen it grow."""
    cards = [coloured(signs, card) for card in view.discard_pile]
    body = Content("  ").join(cards) if cards else Content(teller.say("empty"))
    return Page(teller.label("piles_title"), [body], [teller.label("close")])
