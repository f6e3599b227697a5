"""A card as it is drawn."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from settebello._engine import Card
from settebello.cli.terminal.signs import Signs

# Cells of a card with its frame: small as on a screen of 80 by 24, large where there is room.
SMALL: Final = Size(5, 4)
LARGE: Final = Size(9, 5)


class CardFace(Widget):
    """One card: its face, or its back while `card` is None. The frame's kind comes from the style sheet."""

    def __init__(self, signs: Signs) -> None:
        super().__init__()
        self.signs = signs
        self.card: Card | None = None

    def show(self, card: Card | None) -> None:
        """Draws another card in this place."""
        self.card = card
        for suit in "DCSB":
            self.set_class(card is not None and card.suit == suit, f"suit-{suit}")
        self.set_class(card is None, "back")
        self.refresh()

    def render(self) -> Content:
        width, height = self.size
        if self.card is None:
            return Content("\n".join(["▒" * width] * height))
        index, sign = self.signs.index(self.card), self.signs.suit_sign(self.card)
        first = f"{index:<{width - 1}}{sign}"
        if height < 2:
            return Content(first)
        suit = self.signs.suit(self.card)[:width]
        return Content("\n".join([first, *[""] * (height - 2), suit.center(width)]))
