"""Where a match stands: totals out of finished deals and rulings, and whether somebody has won."""

from __future__ import annotations

from dataclasses import dataclass, field

from settebello._engine import Deal, Score
from settebello.play.account import Account, Numbers
from settebello.play.games import Game
from settebello.play.ledger import Ledger


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal played to its end: its number from 0, the deal itself, its score, the totals after it.

    Example:
        >>> import settebello as sb
        >>> match = sb.Match(sb.rules("scupuni"), seed=7)
        >>> while not match.deals:
        ...     _ = match.play(match.deal.moves[0])
        >>> first = match.deals[0]
        >>> first.number, first.deal.over, first.totals == first.score.points
        (0, True, True)
    """

    number: int
    deal: Deal
    score: Score
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Count:
    """How a finished deal counts as the rulings stand now, per side: points ruled in it, totals after it.

    `out` are the seats that were out of the match after it.
    """

    ruled: tuple[int, ...]
    totals: tuple[int, ...]
    out: tuple[int, ...] = ()


@dataclass(slots=True)
class Standing:
    """The finished deals and the ledger of a match of `sides`; everything else is worked out from them."""

    sides: int
    game: Game
    ledger: Ledger
    deals: list[FinishedDeal] = field(default_factory=list)

    def finish(self, deal: Deal) -> Account:
        """Adds a deal that was played to its end; returns how the match stands after it."""
        number, score = len(self.deals), deal.score()
        ruled = self._ruled(number)
        points = tuple(score.points[side] + ruled[side] for side in range(self.sides))
        account = self.game.accounts([*self._points(), points])[-1]
        self.deals.append(FinishedDeal(number, deal, score, account.totals))
        return account

    def totals(self) -> Numbers:
        """Each side's points over the finished deals, with all that was ruled until now."""
        after, ruled = self.account().totals, self._ruled(len(self.deals))
        return tuple(after[side] + ruled[side] for side in range(self.sides))

    def account(self) -> Account:
        """How the match stands after the last finished deal."""
        accounts = self._accounts()
        return accounts[-1] if accounts else Account((0,) * self.sides)

    def counts(self) -> tuple[Count, ...]:
        """Each finished deal counted again."""
        return tuple(
            Count(self._ruled(number), account.totals, account.out)
            for number, account in enumerate(self._accounts())
        )

    def winners(self) -> Numbers | None:
        """The sides that have won, None while the match is open; () if every side has lost.

        Totals are compared at a deal's end; who is expelled, forfeits or resigns has lost at once.
        """
        if losers := self.ledger.losers():
            return self.game.winners_left(Account(self.totals(), self.account().out), losers)
        return self.game.winners(self._accounts()) or None

    def _accounts(self) -> tuple[Account, ...]:
        return self.game.accounts(self._points())

    def _points(self) -> list[Numbers]:
        """What each finished deal gave to each side, with what was ruled in it."""
        given: list[Numbers] = []
        for finished in self.deals:
            ruled = self._ruled(finished.number)
            given.append(tuple(finished.score.points[side] + ruled[side] for side in range(self.sides)))
        return given

    def _ruled(self, number: int) -> Numbers:
        """What the rulings of a deal do to each total."""
        sanction = self.game.sanction
        return tuple(sanction * self.ledger.points_in(side, number) for side in range(self.sides))
