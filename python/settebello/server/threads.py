"""Where blocking work goes: the event loop waits for the disk and for bots without standing still."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Result = TypeVar("Result")


class Threads:
    """Three pools, so that neither a locked database nor a long check keeps the bots waiting."""

    def __init__(self) -> None:
        self._store = ThreadPoolExecutor(max_workers=8, thread_name_prefix="store")
        self._thought = ThreadPoolExecutor(max_workers=os.cpu_count() or 1, thread_name_prefix="thought")
        # One at a time: a long record may take a processor for seconds.
        self._check = ThreadPoolExecutor(max_workers=1, thread_name_prefix="check")

    async def store(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Runs work that waits for the database."""
        return await asyncio.get_running_loop().run_in_executor(self._store, work, *arguments)

    async def think(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Runs work that computes: a bot's choice, a match read again."""
        return await asyncio.get_running_loop().run_in_executor(self._thought, work, *arguments)

    async def check(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Runs work on what a stranger has sent."""
        return await asyncio.get_running_loop().run_in_executor(self._check, work, *arguments)

    def close(self) -> None:
        """Lets what has begun end, and starts nothing more."""
        self._store.shutdown(wait=True, cancel_futures=True)
        self._thought.shutdown(wait=False, cancel_futures=True)
        self._check.shutdown(wait=False, cancel_futures=True)
