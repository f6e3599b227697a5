"""Where a match stands: totals out of finished deals and rulings, and whether somebody has won."""

from __future__ import annotations

from dataclasses import dataclass, field

from settebello._engine import Deal, Score
from settebello.play.ending import Both, winners, winners_left
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
    """How a finished deal counts as the rulings stand now, per side: points ruled in it, totals after it."""

    ruled: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(slots=True)
class Standing:
    """The finished deals and the ledger of a match of `sides`; everything else is worked out from them."""

    sides: int
    target: int
    number_of_deals: int
    both: Both
    ledger: Ledger
    deals: list[FinishedDeal] = field(default_factory=list)

    def finish(self, deal: Deal) -> FinishedDeal:
        """Adds a deal that was played to its end."""
        score = deal.score()
        number = len(self.deals)
        before = self._points(number)
        totals = tuple(
            before[side] + score.points[side] + self.ledger.points(side, number) for side in range(self.sides)
        )
        self.deals.append(FinishedDeal(number, deal, score, totals))
        return self.deals[-1]

    def totals(self) -> tuple[int, ...]:
        """Each side's points over the finished deals, less all that was ruled."""
        return self._totals_after(len(self.deals))

    def counts(self) -> tuple[Count, ...]:
        """Each finished deal counted again."""
        return tuple(
            Count(
                tuple(self.ledger.points_in(side, number) for side in range(self.sides)),
                self._totals_after(number),
            )
            for number in range(len(self.deals))
        )

    def winners(self) -> tuple[int, ...] | None:
        """The sides that have won, None while the match is open; () if every side has lost.

        Totals are compared at a deal's end; who is expelled, forfeits or resigns has lost at once.
        """
        if losers := self.ledger.losers():
            return winners_left(self.totals(), losers)
        totals = [self._totals_after(number) for number in range(len(self.deals))]
        return winners(totals, target=self.target, deals=self.number_of_deals, both=self.both) or None

    def _totals_after(self, number: int) -> tuple[int, ...]:
        """The totals at the end of a deal, as the ledger stands now."""
        points = self._points(number + 1)
        return tuple(points[side] + self.ledger.points(side, number) for side in range(self.sides))

    def _points(self, deals: int) -> tuple[int, ...]:
        """What the first `deals` gave to each side."""
        return tuple(
            sum(finished.score.points[side] for finished in self.deals[:deals]) for side in range(self.sides)
        )
