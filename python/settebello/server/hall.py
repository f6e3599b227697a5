"""The hall: every table by its id, those in use in memory, the others in the store."""

from __future__ import annotations

import asyncio
import datetime
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from settebello.errors import RecordError
from settebello.play import Match, replay
from settebello.players import bots
from settebello.server.faults import Fault
from settebello.server.limits import Allowance, Presence
from settebello.server.new_match import played_again
from settebello.server.requests import NAME_LENGTH
from settebello.server.settings import Limits
from settebello.server.store import Journal, StoredSeat, StoredTable, StoreFailed
from settebello.server.tables import LiveTable
from settebello.server.threads import Threads
from settebello.server.tokens import new_table_id, new_token, token_hash

log = logging.getLogger("settebello.server")


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A new table, and the one person's seat with its token, which is told only here."""

    table: str
    seat: int
    token: str


class Hall:
    """The tables of one server. A table without guests stays in memory until others push it out."""

    def __init__(self, journal: Journal, limits: Limits) -> None:
        self.limits = limits
        self.presence = Presence(limits.connections_per_client)
        self._journal = journal
        self._threads = Threads()
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._allowance = Allowance(limits.new_tables_at_once, limits.new_tables_per_second)

    @contextmanager
    def table(self, table_id: str) -> Iterator[LiveTable]:
        """The live table of that id, which reads its match when first needed; it stays while it is used."""
        table = self._tables.get(table_id)
        if table is None:
            table = LiveTable(table_id, self._journal, self._threads, self.limits)
            self._tables[table_id] = table
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            self._tables.move_to_end(table_id)
            self._make_room()

    def _make_room(self) -> None:
        """Forgets the tables that nobody has used for longest; the store has them."""
        idle = [table for table in self._tables.values() if table.idle]
        for table in idle[: max(0, len(idle) - self.limits.idle_tables)]:
            del self._tables[table.id]

    async def open(self, client: str, match: Match, names_of_bots: Sequence[str | None]) -> OpenedTable:
        """Writes a new table down; the seat without a bot is the person's."""
        if any(len(name) > NAME_LENGTH for name in match.players):
            raise Fault("bad_name", status=422, limit=NAME_LENGTH)
        if not self._allowance.take(client, time.monotonic()):
            raise Fault("too_many_tables", status=429)
        table_id, token = new_table_id(), new_token()
        seats = tuple(
            StoredSeat(seat, name, bot, token_hash(token) if bot is None else None)
            for seat, (name, bot) in enumerate(zip(match.players, names_of_bots, strict=True))
        )
        stored = StoredTable(table_id, seats, tuple(match.record().splitlines()))
        try:
            await self._threads.store(self._journal.create, stored, datetime.datetime.now(datetime.UTC))
        except StoreFailed as error:
            log.error("a new table could not be written down: %s", error)
            raise Fault("table_not_opened", status=503) from error
        return OpenedTable(table_id, names_of_bots.index(None), token)

    async def play_again(self, client: str, table_id: str, token: str) -> OpenedTable:
        """Opens a table for the same people to play the same game once more. Fault for a wrong token."""
        with self.table(table_id) as table:
            match, names_of_bots = await table.sitting(token)
        return await self.open(client, played_again(match), names_of_bots)

    async def open_record(self, client: str, text: str) -> OpenedTable:
        """Opens a table for a recorded match: seat 0 is the person's, the best bots sit on the others."""
        match = await self._check(text)
        return await self.open(client, match, [None, *[bots(match.rules)[-1]] * (match.seats - 1)])

    async def _check(self, text: str) -> Match:
        try:
            return await asyncio.wait_for(self._threads.check(replay, text), self.limits.replay_seconds)
        except TimeoutError:
            raise Fault("record_too_slow", status=422) from None
        except RecordError as error:
            raise Fault.of_record(error) from error
        except Exception as error:
            # What a stranger sends is never more than a bad record; the log keeps what it was.
            log.exception("a record was refused for a reason that nobody had foreseen")
            raise Fault("record_broken_whole", status=422) from error

    async def close(self) -> None:
        """Closes all tables; what has begun to be written down is."""
        for table in self._tables.values():
            await table.close()
        self._threads.close()
        self._journal.close()
