"""`arena`: two bots against each other, the same deals from every side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from msgspec import Struct

from settebello._engine import Deal, Rules, laboratory_deck
from settebello._engine import arena as fought
from settebello.lab.request import deals_asked, name_asked, sheet_asked, workers_asked
from settebello.lab.statistics import Estimate, Share, estimate, share
from settebello.players import Bot, bot
from settebello.sheets import RuleSheet

# The points by side in each rotation of one deal: in rotation s the first bot has side s.
Outcome = tuple[tuple[int, ...], ...]


class Half(Struct, frozen=True, kw_only=True):
    """The games in which the first bot had one side; of two sides, that is half of them."""

    won: Share
    tied: Share
    lost: Share
    points: Estimate
    """The first bot's points a deal."""
    against: Estimate
    """The second bot's; with three sides the mean of its two."""


class Duel(Struct, frozen=True, kw_only=True):
    """What two bots made of the same deals; won and lost as the first of them sees it.

    A game is won by whoever alone has the most points, or in Scala 40, where points are a debt,
    the fewest. The errors of `ahead` and `score` are those of whole deals, all rotations together:
    luck in the cards has been taken out of them.
    """

    sheet: str
    seats: int
    bots: tuple[str, str]
    deals: int
    games: int
    """Every deal is played once for each side."""
    won: int
    tied: int
    lost: int
    ahead: Estimate
    """Points a deal by which the first bot does better."""
    score: Estimate
    """The share of games that the first bot won, ties counting half."""
    sides: tuple[Half, ...]
    """By the side of the first bot: side 0 plays first, the last side has the dealer."""


def arena(
    rules: RuleSheet,
    a: str | Bot,
    b: str | Bot,
    deals: int = 500,
    seats: int | None = None,
    seed: int | bytes = 1,
    workers: int | None = None,
    *,
    progress: Callable[[int], object] | None = None,
) -> Duel:
    """Plays every deal in all rotations of the sides: `a` on one side, `b` on all others.

    Bots are names, or objects with `choose(view)`; with an object all is played on the calling
    thread. The result depends on the seed, never on the workers. `progress` is told the deals
    done so far. CountError, BotError, SeatError, SeedError; IllegalMove for an object's wrong play.

    >>> import settebello as sb
    >>> duel = sb.arena(sb.rules("scupuni"), "greedy", "random", deals=200)
    >>> duel.games, duel.ahead.interval[0] > 0, len(duel.sides)
    (400, True, 2)
    """
    engine_rules = sheet_asked(rules).engine_rules(seats)
    first, second = _asked(a, rules), _asked(b, rules)
    number, threads = deals_asked(deals), workers_asked(workers)
    outcomes: Mapping[Outcome, int]
    if isinstance(first, str) and isinstance(second, str):
        outcomes = fought(engine_rules, first, second, number, seed, threads, progress)
    else:
        outcomes = _played_here(rules, engine_rules, (first, second), number, seed, progress)
    return _duel(rules, engine_rules, (_named(first), _named(second)), outcomes)


def _asked(player: str | Bot, rules: RuleSheet) -> str | Bot:
    return player if callable(getattr(player, "choose", None)) else name_asked(player, rules)


def _named(player: str | Bot) -> str:
    return player if isinstance(player, str) else str(getattr(player, "name", type(player).__name__))


def _played_here(
    rules: RuleSheet,
    engine_rules: Rules,
    bots: tuple[str | Bot, str | Bot],
    deals: int,
    seed: int | bytes,
    progress: Callable[[int], object] | None,
) -> Counter[Outcome]:
    """The same deals as the engine's arena, seat by seat with the same draws."""
    seats, sides = engine_rules.seats, engine_rules.sides
    outcomes: Counter[Outcome] = Counter()
    for number in range(deals):
        deck = laboratory_deck(engine_rules, seed, number)
        rotations = []
        for side in range(sides):
            players = [
                _seated(bots[seat % sides != side], seed, f"laboratory {number}/rotation {side}/seat {seat}")
                for seat in range(seats)
            ]
            deal = Deal(rules, seats=seats, deck=deck, seed=seed, number=number)
            while deal.turn is not None:
                deal.play(players[deal.turn].choose(deal.view(deal.turn)))
            rotations.append(deal.score().points)
        outcomes[tuple(rotations)] += 1
        if progress is not None:
            progress(number + 1)
    return outcomes


def _seated(player: str | Bot, seed: int | bytes, path: str) -> Bot:
    if not isinstance(player, str):
        return player
    start = seed if isinstance(seed, bytes) else seed.to_bytes(8, "little")
    return bot(player, start + b"|" + path.encode())


def _duel(sheet: RuleSheet, rules: Rules, bots: tuple[str, str], outcomes: Mapping[Outcome, int]) -> Duel:
    deals, sides = sum(outcomes.values()), rules.sides
    good = -1 if sheet.match.owed else 1
    halves = tuple(
        _half([(outcome[side], count) for outcome, count in outcomes.items()], side, deals, good)
        for side in range(sides)
    )
    # A deal's number is the sum over its rotations, a whole one: the mean comes last.
    ahead = [(sum(good * _lead(p, side) for side, p in enumerate(o)), n) for o, n in outcomes.items()]
    games = [(sum(_result(p, side, good) for side, p in enumerate(o)), n) for o, n in outcomes.items()]
    won, tied, lost = (sum(getattr(half, name).count for half in halves) for name in ("won", "tied", "lost"))
    return Duel(
        sheet=sheet.id,
        seats=rules.seats,
        bots=bots,
        deals=deals,
        games=deals * sides,
        won=won,
        tied=tied,
        lost=lost,
        ahead=_estimate(ahead, deals, sides * (sides - 1)),
        score=_estimate(games, deals, sides * 2),
        sides=halves,
    )


def _half(games: list[tuple[tuple[int, ...], int]], side: int, deals: int, good: int) -> Half:
    results = Counter[int]()
    for points, count in games:
        results[_result(points, side, good)] += count
    against = [(sum(points) - points[side], count) for points, count in games]
    return Half(
        won=share(results[2], deals),
        tied=share(results[1], deals),
        lost=share(results[0], deals),
        points=_estimate([(points[side], count) for points, count in games], deals, 1),
        against=_estimate(against, deals, len(games[0][0]) - 1),
    )


def _lead(points: tuple[int, ...], side: int) -> int:
    """The side's points less those of every other side."""
    return len(points) * points[side] - sum(points)


def _result(points: tuple[int, ...], side: int, good: int) -> int:
    """Two for a side that alone did best, one if others did as well, else none; `good` is a point's worth."""
    best = max(points, key=lambda each: good * each)
    if points[side] != best:
        return 0
    return 2 if points.count(best) == 1 else 1


def _estimate(numbers: list[tuple[int, int]], deals: int, unit: int) -> Estimate:
    total = sum(number * count for number, count in numbers)
    squares = sum(number * number * count for number, count in numbers)
    return estimate(total, squares, deals, unit)
