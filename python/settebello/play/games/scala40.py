"""A match of Scala 40: points are a debt; so many deals, or until all but one have reached the limit."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import ClassVar

from settebello._engine import Deal, Score
from settebello._engine import Played as StepDone
from settebello.play import debts
from settebello.play.account import Account, Numbers
from settebello.play.events import Counted, Dealt, MoveMade, Stepped
from settebello.play.games.game import codes
from settebello.sheets import RuleSheet


@dataclass(frozen=True, slots=True)
class Scala40Game:
    """Scala 40's part in a match; a `final` is played like any other."""

    rules: RuleSheet
    final: bool
    target: ClassVar[int] = 0
    # A point taken from a side makes its debt greater.
    sanction: ClassVar[int] = -1

    @property
    def limit(self) -> int:
        """The debt at which a seat is out, 0 if none is."""
        return self.rules.scala40.match.limit

    @property
    def deals(self) -> int:
        """The number of deals that ends the match, 0 if none does."""
        return self.rules.scala40.match.deals

    def dealt(self, deal: Deal) -> Dealt:
        """A deal that begins; none is ever void."""
        return Dealt(deal.number, deal.dealer, codes(deal.deck or ()))

    def played(self, done: StepDone, deal: Deal, /) -> Stepped:
        """A move that was made, with the card that it brought and the stock that was turned over for it."""
        return Stepped(
            seat=done.seat,
            move=str(done.move),
            card=None if done.card is None else done.card.code,
            # Melds are numbered in the order in which they are laid.
            meld=len(deal.melds) if done.move.kind == "meld" else done.move.meld,
            turnover=codes(done.turnover),
            opened=done.opened,
        )

    def returns(self, move: MoveMade, seat: int) -> bool:
        """Not the seat's own draw: it has seen the card, and could now choose the pile instead."""
        return not (isinstance(move, Stepped) and move.seat == seat and move.move == "draw")

    def scored(self, number: int, score: Score, account: Account) -> Counted:
        """What a deal adds to each debt, and who is out after it; a dead deal adds nothing to any."""
        return Counted(
            number=number,
            points=score.points,
            closer=score.closer,
            one_turn=score.one_turn,
            totals=account.totals,
            out=account.out,
        )

    def accounts(self, points: Sequence[Numbers]) -> tuple[Account, ...]:
        """The debts, with whoever is out or has come back (`match.reentry`)."""
        return debts.debts(points, limit=self.limit, reentry=self.rules.scala40.match.reentry)

    def winners(self, accounts: Sequence[Account]) -> Numbers:
        """The last one in, or the lowest debt after the last deal."""
        return debts.winners(accounts, limit=self.limit, deals=self.deals)

    def winners_left(self, account: Account, lost: Collection[int]) -> Numbers:
        """The lowest debt of the seats that are in and have not lost."""
        return debts.lowest(account.totals, [seat for seat in debts.seats_in(account) if seat not in lost])
