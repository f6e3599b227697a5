"""The laboratory: many deals played by bots and counted, the same for any number of workers.

Example:
    >>> import settebello as sb
    >>> counted = sb.simulate(sb.rules("scupuni"), deals=2000, seed=1)
    >>> counted.deals, len(counted.points)
    (2000, 2)
"""

from __future__ import annotations

from settebello.lab.arena import Duel, Half, arena
from settebello.lab.counted import Scala40Statistics, ScopaStatistics, Statistics
from settebello.lab.simulate import simulate
from settebello.lab.statistics import Estimate, Share, Taken

__all__ = [
    "Duel",
    "Estimate",
    "Half",
    "Scala40Statistics",
    "ScopaStatistics",
    "Share",
    "Statistics",
    "Taken",
    "arena",
    "simulate",
]
