"""Options and habits of the whole test run."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

# A failure must come back when the run is repeated; `HYPOTHESIS_PROFILE=explore` draws anew each time.
settings.register_profile("steady", derandomize=True, print_blob=True)
settings.register_profile("explore", print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-snapshots", action="store_true", help="keep the pictures of tests/e2e/snapshots anew"
    )
    parser.addoption(
        "--write-golden", action="store_true", help="write the playthroughs in tests/golden anew"
    )
