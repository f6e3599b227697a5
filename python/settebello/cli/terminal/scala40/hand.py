"""The person's own cards in two rows: chosen by Enter or a click, moved by Shift and arrows."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, Final

from textual.binding import BindingType
from textual.containers import Container
from textual.message import Message

from settebello.cli.terminal.cards import CardFace
from settebello.cli.terminal.scala40.held import Held
from settebello.cli.terminal.signs import Signs

# A hand that has drawn fills two rows; the style sheet says so, too.
COLUMNS: Final = 7


class HeldCard(CardFace):
    """A card of the hand, with its key."""

    key: int = -1


class Hand(Container, can_focus=True):
    """Two rows of cards; one of them is looked at, any number are chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "step(-1)"),
        ("right", "step(1)"),
        ("up", "row(-1)"),
        ("down", "row(1)"),
        ("home", "step(-99)"),
        ("end", "step(99)"),
        ("enter", "choose"),
        ("tab", "leave"),
        ("shift+left,less_than_sign", "carry(-1)"),
        ("shift+right,greater_than_sign", "carry(1)"),
    ]

    class Chosen(Message):
        """The person chooses a card, or lets it go."""

        def __init__(self, key: int) -> None:
            super().__init__()
            self.key = key

    class Carried(Message):
        """The person puts a card into another's place."""

        def __init__(self, key: int, to: int) -> None:
            super().__init__()
            self.key = key
            self.to = to

    class Left(Message):
        """The person goes on above the hand."""

    def __init__(self, signs: Signs) -> None:
        super().__init__()
        self._signs = signs
        self._places: list[HeldCard] = []
        self._count = 0
        self._at = 0

    def show(self, held: Sequence[Held], chosen: Collection[int], fresh: int | None) -> None:
        """Holds these cards; the place that was looked at stays so."""
        while len(self._places) < len(held):
            place = HeldCard(self._signs)
            self._places.append(place)
            self.mount(place)
        self._count = len(held)
        for number, place in enumerate(self._places):
            place.display = number < self._count
            if number < self._count:
                place.key = held[number].key
                place.show(held[number].card)
                place.set_class(place.key in chosen, "chosen")
                place.set_class(place.key == fresh, "fresh")
        self._look_at(self._at)

    @property
    def shown(self) -> tuple[HeldCard, ...]:
        """The cards in their places."""
        return tuple(self._places[: self._count])

    @property
    def at(self) -> HeldCard | None:
        """The card that the person looks at."""
        return self._places[self._at] if self._count else None

    def _look_at(self, place: int) -> None:
        self._at = min(max(place, 0), max(0, self._count - 1))
        for number, face in enumerate(self._places):
            face.set_class(number == self._at, "at")

    def look_at(self, key: int) -> None:
        """Looks at the card with this key."""
        self._look_at(next(number for number, face in enumerate(self.shown) if face.key == key))

    def action_step(self, places: int) -> None:
        self._look_at(self._at + places)

    def action_row(self, rows: int) -> None:
        place = self._at + rows * COLUMNS
        if place < 0:
            self.action_leave()
        elif place < self._count:
            self._look_at(place)

    def action_leave(self) -> None:
        self.post_message(self.Left())

    def action_choose(self) -> None:
        if self.at is not None:
            self.post_message(self.Chosen(self.at.key))

    def action_carry(self, places: int) -> None:
        to = self._at + places
        if self.at is not None and 0 <= to < self._count:
            self.post_message(self.Carried(self.at.key, self._places[to].key))
