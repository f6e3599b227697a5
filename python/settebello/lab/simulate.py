"""`simulate`: many deals between the same bots, counted by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from settebello._engine import simulate as counted
from settebello.lab.request import deals_asked, names_asked, sheet_asked, workers_asked
from settebello.lab.statistics import Estimate, Taken, estimate, taken
from settebello.sheets import RuleSheet


class Statistics(Struct, frozen=True, kw_only=True):
    """What many deals came to; tuples go by side.

    The last seat deals every deal, so side 0 always plays first and the last side has the dealer.
    """

    sheet: str
    seats: int
    bots: tuple[str, ...]
    """The bot of each side."""
    deals: int
    void: int
    """Void deals, dealt anew and not counted among the others."""
    legal_moves: Estimate
    """Legal moves a play."""
    points: tuple[Estimate, ...]
    """Points a deal."""
    scopas: tuple[Estimate, ...]
    """Scopas a deal."""
    ahead: tuple[Estimate, ...]
    """Points a deal more than the other side has; with three sides, than the mean of the others."""
    cards: Taken
    coins: Taken
    settebello: Taken
    primiera: Taken
    won: Taken
    """Who alone had the most points."""


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
    """Plays many deals on `workers` threads (None: one a processor) and counts them.

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
    sides = engine_rules.sides
    names = names_asked(bots, sides)
    tally = counted(engine_rules, names, deals_asked(deals), seed, workers_asked(workers), progress)
    number = tally["deals"]
    return Statistics(
        sheet=rules.id,
        seats=engine_rules.seats,
        bots=names,
        deals=number,
        void=tally["void"],
        legal_moves=estimate(*tally["moves"], number, engine_rules.plays),
        points=tuple(estimate(*pair, number) for pair in tally["points"]),
        scopas=tuple(estimate(*pair, number) for pair in tally["scopas"]),
        # Counted against every other side.
        ahead=tuple(estimate(*pair, number, sides - 1) for pair in tally["ahead"]),
        cards=taken(tally["cards"], number),
        coins=taken(tally["coins"], number),
        settebello=taken(tally["settebello"], number),
        primiera=taken(tally["primiera"], number),
        won=taken(tally["won"], number),
    )
