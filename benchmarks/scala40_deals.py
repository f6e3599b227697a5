"""Random deals of Scala 40, shuffle to score, on one core, against OpenSpiel's gin rummy rolled out in C++.

    python benchmarks/scala40_deals.py

OpenSpiel is no dependency: `make bench` puts it into a folder of its own. Without it, the figure
that it once made stands beside ours. Both count processor time, in turns.
"""

from __future__ import annotations

import importlib
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import settebello as sb

DEALS = 20_000
ROLLOUTS = 1_000
ROUNDS = 3
AT_LEAST = 5_000
# Rollouts a second that OpenSpiel's gin rummy made on the machine where this was written.
RUMMY_ONCE = 1_700


def _ours(seed: int) -> float:
    """Deals a second, two seats."""
    rules = sb.rules("scala40-palio")
    begun = time.process_time()
    sb.simulate(rules, DEALS, seats=2, seed=seed, workers=1)
    return DEALS / (time.process_time() - begun)


def _rummy() -> Callable[[int], float] | None:
    """Rollouts a second of gin rummy, in C++ from a deal on."""
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game = spiel.load_game("gin_rummy")

    def rolled(seed: int) -> float:
        # A search of ten simulations, each of which rolls a hundred deals out.
        evaluator = spiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS // 10, seed=seed)
        searcher = spiel.MCTSBot(game, evaluator, 2.0, 10, 100, False, seed, False)
        state, chance = game.new_initial_state(), random.Random(seed)
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        begun = time.process_time()
        searcher.step(state)
        return ROLLOUTS / (time.process_time() - begun)

    return rolled


def main() -> None:
    """Measures and prints."""
    rummy = _rummy()
    ours, peers = [], []
    for seed in range(1, ROUNDS + 1):
        ours.append(_ours(seed))
        if rummy is not None:
            peers.append(rummy(seed))
    middle = statistics.median(ours)
    peer = statistics.median(peers) if peers else RUMMY_ONCE
    told = "gin rummy" if peers else "gin rummy, as it once was"
    print(
        f"{'Scala 40, random deals':<27}{middle:>10,.0f} a second  {told} {peer:>6,.0f}"
        f"  ratio {middle / peer:>5.1f}  at least {AT_LEAST:,}"
    )


if __name__ == "__main__":
    main()
