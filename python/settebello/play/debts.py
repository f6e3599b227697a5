"""A match in which points are a debt: who is out at the limit, who comes back, who wins.

Pure functions of the points that each deal added.

Example:
    >>> from settebello.play.debts import debts, winners
    >>> accounts = debts([(0, 60, 70), (50, 0, 45)], limit=101)
    >>> accounts[-1].totals, accounts[-1].out, winners(accounts, limit=101)
    ((50, 60, 115), (2,), ())
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from settebello.play.account import Account, Numbers


def debts(points: Sequence[Numbers], *, limit: int = 0, reentry: int = 0) -> tuple[Account, ...]:
    """How the match stood after each deal, from what each added to every seat.

    At `limit` or above a seat is out (0: nobody ever is). `reentry` says how often a seat may come
    back instead, with the highest total of those under the limit, while there are two of them.
    """
    accounts: list[Account] = []
    out: set[int] = set()
    returned = dict.fromkeys(range(len(points[0])), 0) if points else {}
    totals = [0] * len(returned)
    for added in points:
        totals = [total + more for total, more in zip(totals, added, strict=True)]
        reached = [seat for seat in returned if limit and seat not in out and totals[seat] >= limit]
        under = [totals[seat] for seat in returned if seat not in out and seat not in reached]
        for seat in reached:
            if returned[seat] < reentry and len(under) >= 2:
                returned[seat] += 1
                totals[seat] = max(under)
            else:
                out.add(seat)
        accounts.append(Account(tuple(totals), tuple(sorted(out))))
    return tuple(accounts)


def winners(accounts: Sequence[Account], *, limit: int = 0, deals: int = 0) -> Numbers:
    """The seats that have won, empty while the match is open; equal debts share the win.

    With a `limit` the last one in wins; if all that were in go out in one deal, the lowest of them
    does. After so many `deals` (0: no such end) the lowest of those that are in wins.
    """
    if not accounts:
        return ()
    for before, after in pairwise([Account((0,) * len(accounts[0].totals)), *accounts]):
        if limit and len(seats_in(after)) <= 1:
            # Who had gone out in an earlier deal has no part in it, however little he owes.
            return lowest(after.totals, seats_in(after) or seats_in(before))
    return lowest(accounts[-1].totals, seats_in(accounts[-1])) if 0 < deals <= len(accounts) else ()


def seats_in(account: Account) -> Numbers:
    """The seats that are not out."""
    return tuple(seat for seat in range(len(account.totals)) if seat not in account.out)


def lowest(totals: Numbers, among: Collection[int]) -> Numbers:
    """Those of the seats `among` that owe least, none if there are none."""
    least = min((totals[seat] for seat in among), default=None)
    return tuple(seat for seat in among if totals[seat] == least)
