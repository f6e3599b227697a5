"""The maestro's time for a move, and its lead over `greedy` in duplicated deals of Scala 40.

    python benchmarks/scala40_maestro.py

The time is the processor's. The lead is in points of debt a deal, with the bounds of 95 %.
"""

from __future__ import annotations

import statistics
import time

import settebello as sb

AT_MOST = 100
DEALS = {2: 100, 4: 40}


def thought(seats: int) -> list[float]:
    """Milliseconds of each move in a few deals in which all are maestros."""
    rules = sb.rules("scala40-palio")
    taken = []
    for seed in range(4):
        deal = sb.Deal(rules, seats=seats, seed=seed)
        bots = [sb.bot("maestro", seed=seat) for seat in range(seats)]
        while deal.turn is not None:
            view = deal.view(deal.turn)
            begun = time.process_time()
            move = bots[deal.turn].choose(view)
            taken.append((time.process_time() - begun) * 1_000)
            deal.play(move)
    return taken


def main() -> None:
    """Measures and prints."""
    for seats, deals in DEALS.items():
        taken = thought(seats)
        duel = sb.arena(sb.rules("scala40-palio"), "maestro", "greedy", deals, seats)
        low, high = duel.ahead.interval
        print(
            f"{f'Scala 40, maestro, {seats} seats':<27}{statistics.mean(taken):>10.1f} ms a move"
            f"  longest {max(taken):>5.1f}  at most {AT_MOST}"
            f"  ahead of greedy {duel.ahead.mean:>5.1f} ({low:.1f} to {high:.1f})"
        )


if __name__ == "__main__":
    main()
