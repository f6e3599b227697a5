"""`simulate`: many deals between the same bots, counted by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from settebello._engine import simulate as count
from settebello.lab.counted import Scala40Statistics, ScopaStatistics, Statistics
from settebello.lab.request import deals_asked, names_asked, sheet_asked, workers_asked
from settebello.sheets import RuleSheet


def simulate(
    rules: RuleSheet,
    deals: int = 100_000,
    seats: int | None = None,
    bots: str | Sequence[str] = "random",
    seed: int | bytes = 1,
    workers: int | None = None,
    *,
    progress: Callable[[int], object] | None = None,
) -> Statistics:
    """Plays many deals on `workers` threads (None: one a processor): ScopaStatistics or Scala40Statistics.

    `bots` is one name for all sides or a sequence with one for each. The result depends on the
    seed (an int from 0 to 2**64 - 1, or bytes), never on the workers. `progress` is told the
    deals done so far; Ctrl-C, or what it raises, ends the run. CountError, BotError, SeatError, SeedError.

    >>> import settebello as sb
    >>> rules = sb.rules("scupuni")
    >>> one, three = (sb.simulate(rules, deals=3000, seed=7, workers=n) for n in (1, 3))
    >>> one == three, one.deals
    (True, 3000)
    """
    engine_rules = sheet_asked(rules).engine_rules(seats)
    names = names_asked(bots, rules, engine_rules.sides)
    tally = count(engine_rules, names, deals_asked(deals), seed, workers_asked(workers), progress)
    if "void" in tally:
        return ScopaStatistics.of(tally, rules, engine_rules, names)
    return Scala40Statistics.of(tally, rules, engine_rules, names)
