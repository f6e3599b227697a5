"""What differs from family to family in a match: the words of `Game`, which each family fills."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from settebello._engine import Card, Deal, Score
from settebello._engine import Played as PlayDone
from settebello.play.account import Account, Numbers
from settebello.play.events import Dealt, MoveMade, Result


class Game(Protocol):
    """One family's part in a match by one sheet; what it answers follows from its arguments alone.

    `target`, `limit` and `deals` end the match: points that win, points that put a seat out, the
    number of deals; each is 0 where it does not count. `sanction` is what a point that a ruling
    takes does to a total: 1 where points are won, -1 where they are a debt.
    """

    @property
    def target(self) -> int: ...
    @property
    def limit(self) -> int: ...
    @property
    def deals(self) -> int: ...
    @property
    def sanction(self) -> int: ...

    def dealt(self, deal: Deal) -> Dealt:
        """A deal that begins, noted."""

    def played(self, done: PlayDone, deal: Deal, /) -> MoveMade:
        """A move that was made in a deal, noted."""

    def returns(self, move: MoveMade, seat: int, /) -> bool:
        """Whether `seat` can take a move back without having seen a card that it should not know."""

    def scored(self, number: int, score: Score, account: Account) -> Result:
        """A finished deal and how the match stands after it, noted."""

    def accounts(self, points: Sequence[Numbers]) -> tuple[Account, ...]:
        """How the match stood after each deal; `points` per deal and side, with what was ruled in it."""

    def winners(self, accounts: Sequence[Account]) -> Numbers:
        """The sides that have won by these deals, empty while the match is open."""

    def winners_left(self, account: Account, lost: Collection[int]) -> Numbers:
        """Who wins when the sides `lost` have lost at once: the best of those that are left, if any are."""


def codes(cards: Iterable[Card]) -> tuple[str, ...]:
    """The cards as a record has them."""
    return tuple(card.code for card in cards)
