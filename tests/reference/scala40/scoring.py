"""What a finished deal costs whom, and what becomes of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.reference.scala40.deal import Deal
from tests.reference.scala40.pack import worth
from tests.reference.scala40.sheets import Switches

Totals = tuple[int, ...]


@dataclass(frozen=True)
class Score:
    """What each seat adds to its debt, who closed, and whether in the turn of his opening."""

    points: tuple[int, ...]
    closer: int | None
    one_turn: bool


def score(deal: Deal) -> Score:
    """The score of a deal that is over: the closer pays nothing, nor does anybody in a dead deal."""
    if deal.closer is None:
        return Score((0,) * deal.seats, None, False)
    times = 2 if deal.one_turn and deal.switches["score.one_turn"] == "doubles" else 1
    points = tuple(times * sum(map(worth, hand)) for hand in deal.hands)
    return Score(points, deal.closer, deal.one_turn)


@dataclass
class Standing:
    """A match between two deals: debts, who is left, how often each has come back."""

    totals: Totals
    left: tuple[int, ...]
    returns: tuple[int, ...]
    deals: int = 0
    winner: int | tuple[int, ...] | None = None


def begin(seats: int) -> Standing:
    return Standing((0,) * seats, tuple(range(seats)), (0,) * seats)


def count(switches: Switches, before: Standing, points: Sequence[int]) -> Standing:
    """The match after one more deal."""
    totals = [total + more for total, more in zip(before.totals, points, strict=True)]
    limit, deals, returns = switches["match.limit"], before.deals + 1, list(before.returns)
    under = [seat for seat in before.left if not limit or totals[seat] < limit]
    left = list(under)
    for seat in before.left:
        # Custom: who goes out comes back with the highest total of those still in.
        if seat not in under and len(under) >= 2 and returns[seat] < switches["match.reentry"]:
            totals[seat] = max(totals[other] for other in under)
            returns[seat] += 1
            left.append(seat)
    left.sort()
    winner: int | tuple[int, ...] | None = None
    if not left:
        # All went out in one deal: the lowest of them.
        winner = _lowest(totals, before.left)
    elif limit and len(left) == 1:
        winner = left[0]
    elif deals == switches["match.deals"]:
        winner = _lowest(totals, left)
    return Standing(tuple(totals), tuple(left), tuple(returns), deals, winner)


def _lowest(totals: Sequence[int], seats: Sequence[int]) -> int | tuple[int, ...]:
    best = min(totals[seat] for seat in seats)
    sharing = tuple(seat for seat in seats if totals[seat] == best)
    return sharing[0] if len(sharing) == 1 else sharing
