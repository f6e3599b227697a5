"""How a card looks in few characters: its index, a sign for its suit, and the suit's name.

Colour only helps: sign and name tell the suits apart without it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from settebello._engine import Card, Meld, Move

# Unicode has signs for the French suits only; for coins, cups, swords and batons these come
# close, one cell wide in every terminal. Milanese cards bear French suits.
_FRENCH: Final = {"D": "♦", "C": "♥", "S": "♠", "B": "♣"}
_LATIN: Final = {"D": "●", "C": "∪", "S": "†", "B": "╱"}
_SUITS: Final = {"francesi": _FRENCH, "milanesi": _FRENCH, "napoletane": _LATIN, "siciliane": _LATIN}


@dataclass(frozen=True)
class Signs:
    """The signs of one deck in one language.

    Example:
        >>> from settebello import Card, Meld, Move
        >>> signs = Signs("it", "napoletane")
        >>> Signs("it", "francesi").meld(Meld("QB+**=KB+AB"))
        'Q♣ ★=K♣ A♣'
        >>> signs.card(Card("7D")), signs.move(Move(0, "7Dx3C+4S")), signs.suit(Card("7D"))
        ('7●', '7● × 3∪ + 4†', 'denari')
    """

    language: str
    deck: str

    def card(self, card: Card) -> str:
        """Index and suit, such as "7●"."""
        return f"{self.index(card)}{self.suit_sign(card)}"

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards, as people add them up."""
        return " + ".join(map(self.card, cards))

    def laid(self, card: Card, stands: Card) -> str:
        """A card of a meld, a joker with what it stands for: "★=5♥"."""
        return self.card(card) if card == stands else f"{self.card(card)}={self.card(stands)}"

    def meld(self, meld: Meld) -> str:
        """The cards of a meld in their order."""
        return " ".join(map(self.laid, meld.cards, meld.reads))

    def move(self, move: Move) -> str:
        """The card played and what it takes."""
        played = self.card(move.card)
        return f"{played} × {self.cards(move.captured)}" if move.captured else played

    def index(self, card: Card) -> str:
        """The sign in the corner of the card's face."""
        return card.index(self.language, self.deck)

    def suit_sign(self, card: Card) -> str:
        """One character for the card's suit; none for a joker."""
        return _SUITS[self.deck].get(card.suit, "")

    def suit(self, card: Card) -> str:
        """The suit's name, without what joins it to the card's: "denari", "épées"."""
        return card.name(self.language, self.deck).split()[-1].removeprefix("d'")

    def legend(self) -> str:
        """Every suit's sign and name."""
        aces = [Card(f"A{suit}") for suit in "DCSB"]
        return "   ".join(f"{self.suit_sign(ace)} {self.suit(ace)}" for ace in aces)
