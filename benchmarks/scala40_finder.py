"""The meld finder's time for one hand of fourteen cards: all three questions of `best_melds` at once.

    python benchmarks/scala40_finder.py

Half of the hands are drawn from the whole pack with none to four jokers; the others are what a
search finds hardest: four jokers, one suit or two, long runs held twice. The worst hands are asked
about again, and the least of their times counts: else the machine's other work would be measured.
"""

from __future__ import annotations

import random
import statistics
import time

import settebello as sb

HANDS = 100_000
CARDS = 14
AGAIN = 50
PACK = [rank + suit for suit in "DCSB" for rank in "A23456789TJQK"] * 2
MEDIAN, WORST = 50, 1_000


def drawn(chance: random.Random) -> list[sb.Card]:
    """A hand from the whole pack."""
    jokers = chance.randrange(5)
    return [sb.Card(code) for code in ["**"] * jokers + chance.sample(PACK, CARDS - jokers)]


def hard(chance: random.Random) -> list[sb.Card]:
    """Four jokers and neighbouring ranks of one suit or two."""
    suits = chance.sample("DCSB", chance.choice((1, 2)))
    first = chance.randrange(9)
    ranks = "A23456789TJQKA"[first : first + chance.randint(5, 14 - first)]
    near = sorted({rank + suit for suit in suits for rank in ranks}) * 2
    near = chance.sample(near, min(len(near), CARDS - 4))
    others = [code for code in PACK if code not in near]
    return [sb.Card(code) for code in ["**"] * 4 + near + chance.sample(others, CARDS - 4 - len(near))]


def microseconds(hand: list[sb.Card], jokers: int) -> float:
    """The time of one question."""
    begun = time.perf_counter_ns()
    sb.best_melds(hand, 1, jokers)
    return (time.perf_counter_ns() - begun) / 1_000


def main() -> None:
    """Measures and prints."""
    chance = random.Random(1)
    asked = []
    for number in range(HANDS):
        hand = (drawn if number % 2 else hard)(chance)
        # As the sheets have it, and every other number of jokers in a meld.
        jokers = chance.choice((1, 1, 1, 1, 0, 2, 3, 4))
        asked.append((microseconds(hand, jokers), hand, jokers))
    middle = statistics.median(taken for taken, _, _ in asked)
    asked.sort(key=lambda each: each[0], reverse=True)
    worst = max(min(microseconds(hand, jokers) for _ in range(9)) for _, hand, jokers in asked[:AGAIN])
    print(
        f"{'Scala 40, meld finder':<27}{middle:>10.1f} µs median  at most {MEDIAN}"
        f"  worst of {HANDS:,} {worst:>6.0f} µs  at most {WORST:,}"
    )


if __name__ == "__main__":
    main()
