"""How a match of many deals ends: a pure reading of the totals after each deal."""

from __future__ import annotations

from collections.abc import Sequence

from tests.reference.scoring import strict_best
from tests.reference.sheets import Switches

Totals = tuple[int, ...]
Winner = int | tuple[int, ...] | None


def winner(switches: Switches, running: Sequence[Totals], *, final: bool = False) -> Winner:
    """Who has won after the deals whose running totals are given; None while the match is open."""
    if switches["match.deals"] and len(running) >= switches["match.deals"]:
        best = max(running[-1])
        shared = tuple(side for side, total in enumerate(running[-1]) if total == best)
        return shared[0] if len(shared) == 1 else shared
    target = switches["match.target"]
    if final and switches["match.final_target"]:
        target = switches["match.final_target"]
    if not target:
        return None
    rule = {"higher": higher, "play_on": play_on, "parity": parity}[switches["match.both"]]
    return rule(running, target)


def higher(running: Sequence[Totals], target: int) -> Winner:
    """Whoever stands alone on top at the target or above wins; equal on top, the next deal tells."""
    for totals in running:
        if max(totals) >= target and strict_best(totals) is not None:
            return strict_best(totals)
    return None


def play_on(running: Sequence[Totals], target: int) -> Winner:
    """scupuni 12: both there at once → at least one more deal, then the first unequal one decides."""
    both_were_there = False
    for totals in running:
        there = sum(total >= target for total in totals)
        if both_were_there or there == 1:
            if strict_best(totals) is not None:
                return strict_best(totals)
        elif there > 1:
            both_were_there = True
    return None


def parity(running: Sequence[Totals], target: int) -> Winner:
    """fsgs 18: equal there → one more deal after an odd number, two after an even; then two at a time."""
    to_play_out = 0
    for number, totals in enumerate(running, start=1):
        if to_play_out:
            to_play_out -= 1
        if to_play_out or max(totals) < target:
            continue
        if strict_best(totals) is not None:
            return strict_best(totals)
        # The first tie makes the number even, so that every later one owes two.
        to_play_out = 1 if number % 2 else 2
    return None
