"""What a laboratory run is asked for, checked before anything is played."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from settebello.errors import BotError, CountError
from settebello.players import bots as bots_for
from settebello.sheets import RuleSheet

# Beyond this a run would outlast whoever asked for it, and sums of squares their 64 bits.
MOST_DEALS: Final = 10**12
MOST_WORKERS: Final = 256


def sheet_asked(rules: object) -> RuleSheet:
    """The rule sheet; TypeError for anything else."""
    if isinstance(rules, RuleSheet):
        return rules
    raise TypeError(f"rules: a RuleSheet from settebello.rules is needed, not {type(rules).__name__}")


def deals_asked(deals: object) -> int:
    """A number of deals from 1; CountError (found, allowed) otherwise."""
    return _whole("deals", deals, MOST_DEALS)


def workers_asked(workers: object) -> int:
    """A number of threads from 1 to 256, for None one for each processor; CountError otherwise."""
    if workers is None:
        return min(os.cpu_count() or 1, MOST_WORKERS)
    return _whole("workers", workers, MOST_WORKERS)


def name_asked(name: object, rules: RuleSheet) -> str:
    """The name of a bot that plays the sheet; BotError names those that do."""
    known = bots_for(rules)
    if isinstance(name, str) and name in known:
        return name
    raise BotError(f"unknown bot {name!r} for {rules.id}: one of {', '.join(known)}")


def names_asked(bots: str | Sequence[str], rules: RuleSheet, sides: int) -> tuple[str, ...]:
    """A bot's name for each side, from one for all of them or one for each; BotError otherwise."""
    names = tuple(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else (bots,) * sides
    if len(names) != sides:
        raise BotError(f"{len(names)} bots given: one for all {sides} sides or one for each is needed")
    return tuple(name_asked(name, rules) for name in names)


def _whole(what: str, number: object, most: int) -> int:
    if isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= most:
        return number
    allowed = f"a whole number from 1 to {most}"
    raise CountError(f"{what}: {number!r} given, {allowed} is needed", number, allowed)
