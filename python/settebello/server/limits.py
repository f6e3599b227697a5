"""How much one client may ask for: connections at a time, new tables over time.

Example:
    >>> from settebello.server.limits import Allowance
    >>> allowance = Allowance(at_once=1, per_second=0.5)
    >>> allowance.take("192.168.1.7", now=0.0), allowance.take("192.168.1.7", now=1.0)
    (True, False)
    >>> allowance.take("192.168.1.7", now=2.0)
    True
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from settebello.server.faults import Fault

# Clients remembered at most; the one that has asked for nothing longest is forgotten first.
REMEMBERED: Final = 4096


class Allowance:
    """A bucket per client that fills with time; each request takes one from it."""

    def __init__(self, at_once: int, per_second: float) -> None:
        self._at_once, self._per_second = at_once, per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, now: float) -> bool:
        """Whether `client` may have one more at the time `now`, in seconds."""
        left, since = self._buckets.get(client, (float(self._at_once), now))
        left = min(float(self._at_once), left + (now - since) * self._per_second)
        allowed = left >= 1
        self._buckets[client] = (left - 1 if allowed else left, now)
        self._buckets.move_to_end(client)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed


class Presence:
    """How many connections each client has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, client: str) -> Iterator[None]:
        """Counts one connection while it lasts. Fault if the client has too many."""
        if self._open[client] >= self._most:
            raise Fault("too_many_connections", status=429)
        self._open[client] += 1
        try:
            yield
        finally:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]
