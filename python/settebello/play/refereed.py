"""A match as its referee sees it: rulings, revocations, resignations and the confirmation."""

from __future__ import annotations

import datetime
from abc import ABC, abstractmethod

from settebello.errors import MatchOver
from settebello.play.events import Confirmed, Resigned, Revocation, Ruling
from settebello.play.ledger import Ledger, Proposal
from settebello.play.sitting import numbered


class Refereed(ABC):
    """What can be ruled in a match; `ledger` is its book. The match says what follows from each entry."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    @property
    @abstractmethod
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the match has ended."""

    @property
    @abstractmethod
    def out(self) -> tuple[int, ...]:
        """The seats that play no more."""

    @property
    @abstractmethod
    def _ruled_deal(self) -> int:
        """The deal at whose end a ruling given now counts."""

    @abstractmethod
    def _enter(self, deed: Ruling | Revocation | Resigned | Confirmed) -> None:
        """Takes an entry of the book among the events, and works out again who has won."""

    def propose(self, article: str, *, side: int) -> Proposal:
        """What the sheet's ladder has for a side's next occasion under an article; RulingError, SeatError.

        Example:
            >>> import settebello as sb
            >>> match = sb.Match(sb.rules("fsgs"), seed=1)
            >>> match.propose("8", side=0).sanctions, match.propose("22", side=0).sanctions[:3]
            (('warning',), ('warning', '-1', '-2'))
        """
        return self._ledger.propose(article, self._side(side))

    def rule(
        self,
        article: str,
        seat: int | None = None,
        sanction: str | None = None,
        by: str = "",
        at: datetime.datetime | None = None,
        *,
        side: int | None = None,
    ) -> Ruling:
        """Enters a ruling against the side of `seat` (or against `side`) and returns it.

        `sanction` None takes the ladder's step. Points count at the end of the deal on the table;
        `expelled` and `forfeit` end the match at once. RulingError where the sheet has no such
        article or sanction, or the result was confirmed; nothing is changed then.

        Example:
            >>> import settebello as sb
            >>> match = sb.Match(sb.rules("fsgs"), seed=1)
            >>> match.rule(article="15", seat=2, by="giuria").sanction, match.totals
            ('-1', (-1, 0))
        """
        if seat is not None:
            seat = numbered("seat", seat, sum(map(len, self.sides)))
            side = next(side for side, seats in enumerate(self.sides) if seat in seats)
        ruling = self._ledger.rule(article, self._side(side), seat, sanction, by, at, self._ruled_deal)
        self._enter(ruling)
        return ruling

    def revoke(self, ruling: int, by: str, at: datetime.datetime | None = None) -> Revocation:
        """Takes a ruling back by its number and counts everything again; a finished match may reopen.

        RulingError where no such ruling stands, or the result was confirmed.

        Example:
            >>> import settebello as sb
            >>> match = sb.Match(sb.rules("fsgs"), seed=1)
            >>> ruling = match.rule(article="14", seat=0, by="giuria")
            >>> match.winner
            1
            >>> _ = match.revoke(ruling.id, by="giuria")
            >>> match.winner is None
            True
        """
        revocation = self._ledger.revoke(ruling, by, at)
        self._enter(revocation)
        return revocation

    def resign(self, side: int) -> Resigned:
        """A side gives the match up: it ends at once. MatchOver if it has ended for that side, SeatError.

        Example:
            >>> import settebello as sb
            >>> match = sb.Match(sb.rules("scupuni"), seed=1)
            >>> _ = match.resign(side=0)
            >>> match.over, match.winner
            (True, 1)
        """
        if self.over:
            raise MatchOver("the match is over: nobody can resign")
        side = self._side(side)
        if set(self.sides[side]) <= set(self.out):
            # Those who are still in go on: it is not for him to end it.
            raise MatchOver(f"side {side} is out of the match: it has nothing to give up")
        resigned = self._ledger.resign(side)
        self._enter(resigned)
        return resigned

    def confirm(self, by: str, at: datetime.datetime | None = None) -> Confirmed:
        """Lets the result stand: nothing can be ruled or revoked any more. RulingError before the end.

        Example:
            >>> import settebello as sb
            >>> match = sb.Match(sb.rules("fsgs"), seed=1)
            >>> _ = match.resign(side=0)
            >>> match.confirm(by="giuria").by
            'giuria'
        """
        confirmed = self._ledger.confirm(by, at, over=self.over)
        self._enter(confirmed)
        return confirmed

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The rulings that stand, in order."""
        return self._ledger.standing()

    @property
    def confirmed(self) -> Confirmed | None:
        """Who let the result stand, None until then."""
        return self._ledger.confirmed

    @property
    def may_reopen(self) -> bool:
        """Whether a revocation could reopen the match: rulings stand, nobody has resigned or confirmed."""
        return bool(self.rulings) and not self._ledger.resigned and self.confirmed is None

    def _side(self, side: int | None) -> int:
        return numbered("side", side, len(self.sides))
