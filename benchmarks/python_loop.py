"""A Python loop that plays random moves, against OpenSpiel's C++ hearts driven in the same way.

    python benchmarks/python_loop.py

OpenSpiel is no dependency: `make bench` puts it into a folder of its own. Without it, the figures
that it once made stand beside ours.
"""

from __future__ import annotations

import importlib
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import settebello as sb

SECONDS = 1.0
ROUNDS = 3
# Plays and deals a second that OpenSpiel's hearts made on the machine where this was written.
HEARTS_ONCE = (552_000, 9_065)


def scupuni() -> Callable[[], int]:
    """One deal of Scupuni; gives the number of plays."""
    rules = sb.rules("scupuni").replace(**{"capture.sum": "must"})
    choice = random.Random(1).choice
    numbers = iter(range(10**9))

    def deal() -> int:
        plays = 0
        deal = sb.Deal(rules, seed=next(numbers))
        while not deal.over:
            deal.play(choice(deal.moves))
            plays += 1
        return plays

    return deal


def hearts() -> Callable[[], int] | None:
    """One deal of OpenSpiel's hearts; its chance nodes are cards dealt, all equally likely."""
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game = spiel.load_game("hearts")
    choice = random.Random(1).choice

    def deal() -> int:
        plays = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            plays += not state.is_chance_node()
            state.apply_action(choice(state.legal_actions()))
        return plays

    return deal


def _speed(deal: Callable[[], int]) -> tuple[float, float]:
    """Plays and deals a second of processor time."""
    plays = deals = 0
    begun = time.process_time()
    while (taken := time.process_time() - begun) < SECONDS:
        plays += deal()
        deals += 1
    return plays / taken, deals / taken


def main() -> None:
    """Measures in turns and prints."""
    ours, peer = scupuni(), hearts()
    speeds, peers = [], []
    for _ in range(ROUNDS):
        speeds.append(_speed(ours))
        if peer is not None:
            peers.append(_speed(peer))
    for place, unit in enumerate(("plays", "deals")):
        middle = statistics.median(speed[place] for speed in speeds)
        line = f"{f'Python loop, {unit}':<27}{middle:>10,.0f} /s"
        if peers:
            known = statistics.median(speed[place] for speed in peers)
            print(f"{line}  OpenSpiel hearts {known:>9,.0f}  ratio {middle / known:>5.2f}  above 1")
        else:
            known = HEARTS_ONCE[place]
            print(f"{line}  OpenSpiel is not here; its hearts once made {known:,} /s")


if __name__ == "__main__":
    main()
