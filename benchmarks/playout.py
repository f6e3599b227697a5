"""Random deals, shuffle to score, through `simulate` on one core against a C++ bound in the same run.

    python benchmarks/playout.py [FOLDER]

The bound is `random_deals.cpp` in FOLDER, in the folder that SETTEBELLO_BOUNDS names, or beside
the checkout in `../shared/bounds`; without it, or without a C++ compiler, absolute figures are
printed. Both count processor time, in turns, since the machine is seldom ours alone.
"""

from __future__ import annotations

import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import settebello as sb

DEALS = 2_000_000
ROUNDS = 5
BESIDE = Path(__file__).resolve().parents[2] / "shared" / "bounds"


def _ours(seed: int) -> float:
    """Deals a second of processor time."""
    rules = sb.rules("scupuni").replace(**{"capture.sum": "must"})
    begun = time.process_time()
    sb.simulate(rules, deals=DEALS, seed=seed, workers=1)
    return DEALS / (time.process_time() - begun)


def _built(source: Path, folder: str) -> Path | None:
    """The bound's program, if there is what it takes to build it."""
    if not source.is_file() or shutil.which("g++") is None:
        return None
    program = Path(folder) / "random_deals"
    options = ["-O3", "-march=x86-64-v3", "-std=c++20", "-DK=1"]
    subprocess.run(["g++", *options, str(source), "-o", str(program)], check=True, capture_output=True)
    return program


def _bound(program: Path, seed: int) -> float:
    run = subprocess.run([str(program), str(DEALS), str(seed)], check=True, capture_output=True, text=True)
    seconds = re.search(r"([0-9.]+)s\(cpu\)", run.stdout)
    assert seconds is not None, run.stdout
    return DEALS / float(seconds[1])


def main(given: str | None) -> None:
    """Measures and prints."""
    source = Path(given or os.environ.get("SETTEBELLO_BOUNDS") or BESIDE) / "random_deals.cpp"
    with tempfile.TemporaryDirectory() as folder:
        program = _built(source, folder)
        ours, bound = [], []
        for seed in range(1, ROUNDS + 1):
            ours.append(_ours(seed))
            if program is not None:
                bound.append(_bound(program, seed))
    middle = statistics.median(ours)
    line = f"{'random deals, one core':<27}{middle / 1e6:>8.2f} million/s"
    if bound:
        known = statistics.median(bound)
        print(f"{line}  bound {known / 1e6:>5.2f}  ratio {middle / known:>5.2f}  at least 0.42")
    else:
        print(f"{line}  no bound here: it made 2.4 where it was written")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
