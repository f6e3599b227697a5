"""Cards in running text, each in its suit's colour."""

from __future__ import annotations

from textual.content import Content

from settebello._engine import Card, Meld
from settebello.cli.terminal.signs import Signs


def coloured(signs: Signs, card: Card, reads: Card | None = None) -> Content:
    """A card, a joker with what it stands for, bold in the colour of the suit that is read."""
    reads = reads or card
    colour = f" $suit-{reads.suit.lower()}" if reads.suit != "*" else ""
    return Content.styled(signs.laid(card, reads), f"bold{colour}")


def coloured_meld(signs: Signs, meld: Meld) -> Content:
    """The cards of a meld in their order."""
    cards = (coloured(signs, card, reads) for card, reads in zip(meld.cards, meld.reads, strict=True))
    return Content(" ").join(cards)
