"""What many deals came to: what every family counts, and what only one does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from msgspec import Struct

from settebello._engine import Rules
from settebello.lab.statistics import Estimate, Share, Taken, estimate, share, taken
from settebello.sheets import RuleSheet

if TYPE_CHECKING:
    from settebello._engine import _Scala40Tally, _ScopaTally


class Statistics(Struct, frozen=True, kw_only=True):
    """What many deals came to; tuples go by side.

    The last seat deals every deal, so side 0 always plays first and the last side has the dealer.
    """

    sheet: str
    seats: int
    bots: tuple[str, ...]
    """The bot of each side."""
    deals: int
    points: tuple[Estimate, ...]
    """Points a deal; in Scala 40, what a deal adds to the debt."""
    ahead: tuple[Estimate, ...]
    """Points a deal by which a side does better than the others in the mean."""
    won: Taken
    """Who alone did best."""


class ScopaStatistics(Statistics, frozen=True, kw_only=True):
    """What many deals of Scopa came to."""

    void: int
    """Void deals, dealt anew and not counted among the others."""
    legal_moves: Estimate
    """Legal moves a play."""
    scopas: tuple[Estimate, ...]
    """Scopas a deal."""
    cards: Taken
    coins: Taken
    settebello: Taken
    primiera: Taken

    @classmethod
    def of(cls, tally: _ScopaTally, sheet: RuleSheet, rules: Rules, bots: tuple[str, ...]) -> Self:
        """The means of what the engine counted."""
        number = tally["deals"]
        return cls(
            sheet=sheet.id,
            seats=rules.seats,
            bots=bots,
            deals=number,
            void=tally["void"],
            legal_moves=estimate(*tally["legal_moves"], number, rules.plays),
            points=_each(tally["points"], number),
            scopas=_each(tally["scopas"], number),
            ahead=_each(tally["ahead"], number, rules.sides - 1),
            cards=taken(tally["cards"], number),
            coins=taken(tally["coins"], number),
            settebello=taken(tally["settebello"], number),
            primiera=taken(tally["primiera"], number),
            won=taken(tally["won"], number),
        )


class Scala40Statistics(Statistics, frozen=True, kw_only=True):
    """What many deals of Scala 40 came to; every seat is a side."""

    closed: Taken
    """Who closed; nobody: dead deals."""
    one_turn: Share
    """Deals closed in the turn in which the closer opened."""
    moves: Estimate
    """Moves a deal: draws, melds, attached cards, swaps and discards."""
    turnovers: Estimate
    """How often a deal the discard pile became the stock."""

    @classmethod
    def of(cls, tally: _Scala40Tally, sheet: RuleSheet, rules: Rules, bots: tuple[str, ...]) -> Self:
        """The means of what the engine counted."""
        number = tally["deals"]
        return cls(
            sheet=sheet.id,
            seats=rules.seats,
            bots=bots,
            deals=number,
            points=_each(tally["points"], number),
            ahead=_each(tally["ahead"], number, rules.sides - 1),
            won=taken(tally["won"], number),
            closed=taken(tally["closed"], number),
            one_turn=share(tally["one_turn"], number),
            moves=estimate(*tally["moves"], number),
            turnovers=estimate(*tally["turnovers"], number),
        )


def _each(pairs: list[tuple[int, int]], number: int, unit: int = 1) -> tuple[Estimate, ...]:
    """The mean of each sum; `ahead` is counted against every other side."""
    return tuple(estimate(*pair, number, unit) for pair in pairs)
