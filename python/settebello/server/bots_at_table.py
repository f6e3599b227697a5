"""Bots at work: they play the turns of one table, one after the other, until a person is at turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from settebello.server.bot_turn import BotTurn
from settebello.server.faults import Fault
from settebello.server.threads import Threads

log = logging.getLogger("settebello.server")

# Seconds before a bot tries again to have its play written down, doubled up to the most.
RETRY_FIRST: Final = 0.5
RETRY_MOST: Final = 8.0


class Table(Protocol):
    """What bots need of their table."""

    id: str

    async def in_turn(self, work: Callable[[], Awaitable[BotTurn | None]]) -> BotTurn | None:
        """Does work when the mailbox comes to it."""

    async def bot_turn(self) -> BotTurn | None:
        """The bot's turn that the match waits for, None if it waits for a person or is over."""

    async def play_for(self, turn: BotTurn, move: str) -> None:
        """Plays what the bot has chosen. Fault if it is refused or cannot be written down."""

    def tell_bots_wait(self) -> bool:
        """Tells people that the bots wait; whether anybody is there to hear it."""


class BotsAtTable:
    """The bots of one table; they sleep until `wake`."""

    def __init__(self, table: Table, threads: Threads) -> None:
        self._table = table
        self._threads = threads
        self._task: asyncio.Task[None] | None = None

    @property
    def awake(self) -> bool:
        """Whether they play, or wait to try again."""
        return self._task is not None

    def wake(self) -> None:
        """Lets them look whether one of them is at turn, unless they are awake."""
        if self._task is None:
            self._task = asyncio.create_task(self._play())

    def stop(self) -> None:
        """Sends them to sleep, whatever they were thinking of."""
        if self._task is not None:
            self._task.cancel()

    async def _look(self) -> BotTurn | None:
        turn = await self._table.bot_turn()
        if turn is None:
            # In the mailbox's turn, so that no play can slip in and find a task that is about to end.
            self._task = None
        return turn

    async def _play(self) -> None:
        pause = RETRY_FIRST
        try:
            while True:
                try:
                    if (turn := await self._table.in_turn(self._look)) is None:
                        return
                    await self._table.play_for(turn, await self._threads.think(turn.choose))
                    pause = RETRY_FIRST
                except Fault as fault:
                    if fault.code == "stale":
                        continue
                    log.warning("a bot at table %s waits: %s", self._table.id, fault.code)
                    if not self._table.tell_bots_wait():
                        return
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, RETRY_MOST)
        except Exception:
            log.exception("the bots of table %s stopped; they go on when somebody joins", self._table.id)
        finally:
            if self._task is asyncio.current_task():
                self._task = None
