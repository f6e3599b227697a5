"""Cards as frames write them."""

from __future__ import annotations

from collections.abc import Iterable

from settebello._engine import Card
from settebello.server.protocol_events import Cards


def codes(cards: Iterable[Card]) -> Cards:
    """The cards as text."""
    return tuple(str(card) for card in cards)
