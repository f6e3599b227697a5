"""The person's own cards: chosen by arrows or mouse, played by Enter or a click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.message import Message

from settebello._engine import Card
from settebello.cli.terminal.cards import CardFace
from settebello.cli.terminal.signs import Signs


class HandCard(CardFace, can_focus=True):
    """A card of the hand; the mouse over it chooses it too, unless its captures are being chosen."""

    def on_enter(self) -> None:
        if self.screen.focused is None or isinstance(self.screen.focused, HandCard):
            self.focus()

    def on_focus(self) -> None:
        self.post_message(Hand.Considered(self.card))

    def on_click(self, event: events.Click) -> None:
        if event.chain == 1:  # the second click of a double one would play the next card
            self.post_message(Hand.Picked(self.card))


class Hand(Horizontal):
    """A row of cards, or of backs while the sheet forbids to look at them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "step(-1)"),
        ("right", "step(1)"),
        ("home", "step(-99)"),
        ("end", "step(99)"),
        ("enter", "pick"),
        ("down,up", "open"),
    ]

    class OfCard(Message):
        """Something about a card (None: a back)."""

        def __init__(self, card: Card | None) -> None:
            super().__init__()
            self.card = card

    class Considered(OfCard):
        """The person looks at a card."""

    class Picked(OfCard):
        """The person wants to play a card."""

    class Opened(OfCard):
        """The person wants to see what a card can do."""

    def __init__(self, signs: Signs) -> None:
        super().__init__()
        self._signs = signs
        self._places: list[HandCard] = []
        self._count = 0
        self._at = 0

    def show(self, cards: Sequence[Card] | None, count: int) -> None:
        """Holds these cards, or `count` backs; the place that was focused stays focused."""
        while len(self._places) < count:
            place = HandCard(self._signs)
            self._places.append(place)
            self.mount(place)
        for number, place in enumerate(self._places):
            place.display = number < count
            place.show(cards[number] if cards is not None and number < count else None)
        self._count = count

    @property
    def shown(self) -> tuple[Card | None, ...]:
        """The cards in their places, None for a back."""
        return tuple(place.card for place in self._places[: self._count])

    @property
    def card(self) -> Card | None:
        """The card that the person looks at."""
        return self._places[self._at].card if self._count else None

    def take_focus(self) -> None:
        """Focuses the card last looked at, or the one that took its place."""
        if not self._count:
            self.screen.set_focus(None)
        elif self.screen.focused is self._places[self._move_to(self._at)]:
            # Its card has changed without a word.
            self.post_message(self.Considered(self.card))
        else:
            # Only a card that has its place on the screen can be focused.
            self.call_after_refresh(self._places[self._at].focus)

    def _move_to(self, place: int) -> int:
        self._at = min(max(place, 0), self._count - 1)
        for number, face in enumerate(self._places):
            face.set_class(number == self._at, "at")
        return self._at

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        if isinstance(event.widget, HandCard):
            self._move_to(self._places.index(event.widget))

    def action_step(self, places: int) -> None:
        if self._count:
            self._places[self._move_to(self._at + places)].focus()

    def action_pick(self) -> None:
        self.post_message(self.Picked(self.card))

    def action_open(self) -> None:
        self.post_message(self.Opened(self.card))
