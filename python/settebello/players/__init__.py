"""Bots by name. A bot receives a View, what its seat may know, and never a Deal.

Example:
    >>> import settebello as sb
    >>> sb.bots(sb.rules("scupuni"))
    ('random', 'greedy')
    >>> deal = sb.Deal(sb.rules("scupuni"), seed=1)
    >>> sb.bot("greedy", seed=1).choose(deal.view(deal.turn)) in deal.moves
    True
"""

from __future__ import annotations

from itertools import chain
from typing import Final, Protocol

from settebello._engine import Move, Strategy, View
from settebello.errors import BotError
from settebello.sheets import RuleSheet

# Weakest first. The strategies themselves stand in the engine, `search/<family>/strategies`.
_LADDER: Final = tuple(dict.fromkeys(chain.from_iterable(Strategy.NAMES.values())))


class Bot(Protocol):
    """Whoever can choose a move from a view: ours, and anybody's own.

    Example:
        >>> import settebello as sb
        >>> class Last:
        ...     def choose(self, view):
        ...         return view.moves[-1]
        >>> deal = sb.Deal.position(sb.rules("scupuni"), [["KD"], ["AC"], ["2C"], ["3C"]], ["6C", "4S"])
        >>> str(Last().choose(deal.view(0)))
        'KD'
    """

    def choose(self, view: View) -> Move:
        """One of `view.moves`, for the seat in turn."""


def bots(rules: RuleSheet | None = None) -> tuple[str, ...]:
    """The names of the bots, weakest first: of all, or of those that play a sheet.

    Example:
        >>> import settebello as sb
        >>> sb.bots()[0], sb.bots(sb.rules("scala40-palio"))[0]
        ('random', 'random')
    """
    return _LADDER if rules is None else Strategy.NAMES[rules.family]


def bot(name: str, seed: int | bytes = 0) -> Bot:
    """The bot of that name; `seed` (an int from 0 to 2**64 - 1, or bytes) decides its random choices.

    BotError names the bots there are; SeedError.

    Example:
        >>> import settebello as sb
        >>> view = sb.Deal(sb.rules("fsgs"), seed=1).view(0)
        >>> sb.bot("random", seed=8).choose(view) == sb.bot("random", seed=8).choose(view)
        True
    """
    if name not in _LADDER:
        raise BotError(f"unknown bot {name!r}: one of {', '.join(_LADDER)}")
    return Strategy(name, seed)


__all__ = ["Bot", "bot", "bots"]
