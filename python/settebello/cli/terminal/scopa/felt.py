"""The cards that lie on the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from textual.containers import VerticalScroll

from settebello._engine import Card
from settebello.cli.terminal.cards import LARGE, SMALL, CardFace
from settebello.cli.terminal.signs import Signs


class Felt(VerticalScroll, can_focus=False):
    """The cards on the table, in order of arrival; those that may be taken are framed."""

    def __init__(self, signs: Signs) -> None:
        super().__init__()
        self._signs = signs
        self._places: list[CardFace] = []
        self._count = 0

    def show(self, cards: Sequence[Card]) -> None:
        """Lays these cards on the table."""
        while len(self._places) < len(cards):
            place = CardFace(self._signs)
            self._places.append(place)
            self.mount(place)
        for number, place in enumerate(self._places):
            place.display = number < len(cards)
            if number < len(cards):
                place.show(cards[number])
        self._count = len(cards)
        self.light((), ())

    def light(self, chosen: Collection[Card], possible: Collection[Card]) -> None:
        """Frames the cards of the chosen capture, and more faintly those of every possible one."""
        for place in self._places:
            place.set_class(place.card in chosen, "chosen")
            place.set_class(place.card in possible, "possible")

    @property
    def shown(self) -> tuple[Card, ...]:
        """The cards that lie there."""
        return tuple(place.card for place in self._places[: self._count] if place.card is not None)

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The cards that are framed as the chosen capture."""
        places = self._places[: self._count]
        return tuple(place.card for place in places if place.card is not None and place.has_class("chosen"))

    def on_resize(self) -> None:
        large = self.screen.has_class("-wide") and self.screen.has_class("-tall")
        card = LARGE if large else SMALL
        self.styles.grid_size_columns = max(1, (self.content_size.width + 1) // (card.width + 1))
