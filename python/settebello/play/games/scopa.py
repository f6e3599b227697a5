"""A match of the Scopa family: points are won, towards a target."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import ClassVar

from settebello._engine import Deal, Score
from settebello._engine import Played as PlayDone
from settebello.play import ending
from settebello.play.account import Account, Numbers
from settebello.play.events import Dealt, MoveMade, Played, Scored
from settebello.play.games.game import codes
from settebello.sheets import RuleSheet


@dataclass(frozen=True, slots=True)
class ScopaGame:
    """The Scopa family's part in a match, or in a `final`."""

    rules: RuleSheet
    final: bool
    # Nobody is ever out before the end.
    limit: ClassVar[int] = 0
    sanction: ClassVar[int] = 1

    @property
    def target(self) -> int:
        """The total that ends the match, 0 if none does."""
        match = self.rules.scopa.match
        return (match.final_target or match.target) if self.final else match.target

    @property
    def deals(self) -> int:
        """The number of deals that ends the match, 0 if none does."""
        return self.rules.scopa.match.deals

    def dealt(self, deal: Deal) -> Dealt:
        """A deal that begins, and the void decks before it."""
        return Dealt(deal.number, deal.dealer, codes(deal.deck or ()), tuple(map(codes, deal.void)))

    def played(self, done: PlayDone, _deal: Deal, /) -> Played:
        """A play that was made."""
        return Played(
            seat=done.seat,
            move=str(done.move),
            scopa=done.scopa,
            leftovers=codes(done.leftovers),
            leftovers_side=done.leftovers_side,
            dealt=done.dealt,
        )

    def returns(self, move: MoveMade, _seat: int) -> bool:
        """Not once hands were filled again: whoever takes back has seen the new cards."""
        return not (isinstance(move, Played) and move.dealt)

    def scored(self, number: int, score: Score, account: Account) -> Scored:
        """A deal's score and the totals after it."""
        return Scored(
            number=number,
            points=score.points,
            scopas=score.scopas,
            cards=score.cards,
            coins=score.coins,
            settebello=score.settebello,
            primiera=score.primiera,
            primiera_sums=score.primiera_sums,
            totals=account.totals,
        )

    def accounts(self, points: Sequence[Numbers]) -> tuple[Account, ...]:
        """The running sums."""
        return tuple(map(Account, accumulate(points, _sum)))

    def winners(self, accounts: Sequence[Account]) -> Numbers:
        """Who has won by the sheet's `[match]`."""
        totals = [account.totals for account in accounts]
        both = self.rules.scopa.match.both
        return ending.winners(totals, target=self.target, deals=self.deals, both=both)

    def winners_left(self, account: Account, lost: Collection[int]) -> Numbers:
        """The highest of the sides that have not lost."""
        return ending.winners_left(account.totals, lost)


def _sum(before: Numbers, added: Numbers) -> Numbers:
    return tuple(total + points for total, points in zip(before, added, strict=True))
