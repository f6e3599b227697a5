"""What the fuzz tests draw, and for how long."""

from __future__ import annotations

import os
from typing import Final

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import settebello as sb

# `HYPOTHESIS_PROFILE=explore` draws anew each time, and much longer (`make fuzz`).
TIMES: Final = 30 if os.environ.get("HYPOTHESIS_PROFILE") == "explore" else 1

# Any text of Python's, also with half characters, which JSON can carry and no file can hold.
any_text: Final = st.text(st.characters(exclude_categories=[]))


def examples(number: int) -> settings:
    """The settings of a fuzz test of so many examples in an ordinary run."""
    return settings(deadline=None, max_examples=number * TIMES, suppress_health_check=[HealthCheck.too_slow])


def one_line(refused: sb.SettebelloError) -> None:
    """Every refusal is one line of text that can be printed anywhere."""
    assert str(refused).isprintable()
    str(refused).encode()
