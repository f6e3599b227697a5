"""When a match ends and who has won: a pure function of the totals after each deal.

Example:
    >>> from settebello.play.ending import winners
    >>> winners([(11, 11), (12, 13)], target=11, both="higher")
    (1,)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, TypeAlias

Totals: TypeAlias = tuple[int, ...]
Both: TypeAlias = Literal["higher", "play_on", "parity"]


def winners(totals: Sequence[Totals], *, target: int = 0, deals: int = 0, both: Both = "higher") -> Totals:
    """The sides that have won, empty while the match is open.

    `totals` are the running totals after each deal, one number a side. `target` ends the match
    when a side reaches it (0: no target), `deals` after so many deals (0: no such end); then
    equal totals share the win. `both` says what happens when several sides are at the target.
    """
    if target and (won := _ENDINGS[both](totals, target)):
        return won
    if deals and len(totals) >= deals:
        return _leaders(totals[-1])
    return ()


def winners_left(totals: Totals, losers: Collection[int]) -> Totals:
    """Who wins when some sides have lost at once: the best of those that are left, if any are."""
    left = [total for side, total in enumerate(totals) if side not in losers]
    return tuple(side for side, total in enumerate(totals) if side not in losers and total == max(left))


def _leaders(totals: Totals) -> Totals:
    return winners_left(totals, ())


def _higher(totals: Sequence[Totals], target: int) -> Totals:
    """The higher total wins at once; equal totals play on (001, 004, fsgs but for its parity)."""
    for after in totals:
        leaders = _leaders(after)
        if max(after) >= target and len(leaders) == 1:
            return leaders
    return ()


def _play_on(totals: Sequence[Totals], target: int) -> Totals:
    """Several there after one deal: at least one more, then the first difference decides (000 art. 12)."""
    playing_on = False
    for after in totals:
        there = tuple(side for side, total in enumerate(after) if total >= target)
        leaders = _leaders(after)
        if playing_on and len(leaders) == 1:
            return leaders
        if not playing_on and len(there) == 1:
            return there
        playing_on = playing_on or len(there) > 1
    return ()


def _parity(totals: Sequence[Totals], target: int) -> Totals:
    """Equal at the target: one more deal after an odd number, two after an even one (002 art. 18).

    What is owed is played out before anybody looks at the totals again; a further tie owes two.
    """
    decided_from = 0
    first_tie = True
    for played, after in enumerate(totals, start=1):
        leaders = _leaders(after)
        if played < decided_from or max(after) < target:
            continue
        if len(leaders) == 1:
            return leaders
        decided_from = played + (1 if first_tie and played % 2 else 2)
        first_tie = False
    return ()


_ENDINGS = {"higher": _higher, "play_on": _play_on, "parity": _parity}
