"""Reads and writes tables and their events. Every method blocks: call it from a thread.

Example:
    >>> import tempfile
    >>> from settebello.server.store import Journal, open_database
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     journal = Journal(open_database(f"sqlite:///{folder}/settebello.db"))
    ...     found = journal.load("no such table")
    ...     journal.close()
    >>> found is None
    True
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, insert, select

from settebello.server.store import schema
from settebello.server.store.archive import Archive
from settebello.server.store.errors import told_apart


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """A seat as it is written down: a person's with the hash of the token, or a bot's."""

    seat: int
    name: str
    bot: str | None
    token_hash: str | None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is written down; `lines` is the match's record, header first."""

    id: str
    seats: tuple[StoredSeat, ...]
    lines: tuple[str, ...]

    @property
    def record(self) -> str:
        """The record's text."""
        return "".join(f"{line}\n" for line in self.lines)


class Journal:
    """The tables and events of one database. StoreFailed if it cannot be read or written."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def create(self, table: StoredTable, created: datetime.datetime) -> None:
        """Writes a new table down, all or nothing."""
        with told_apart(), self._engine.begin() as connection:
            connection.execute(insert(schema.tables).values(id=table.id, created=created))
            connection.execute(
                insert(schema.seats),
                [
                    {
                        "table_id": table.id,
                        "seat": seat.seat,
                        "name": seat.name,
                        "bot": seat.bot,
                        "token_hash": seat.token_hash,
                    }
                    for seat in table.seats
                ],
            )
            _append(connection, table.id, 0, table.lines)

    def append(self, table_id: str, first_seq: int, lines: Sequence[str]) -> None:
        """Writes events down from `first_seq` on, all or nothing.

        When it returns they are on the disk. SequenceTaken if another writer was there first.
        """
        with told_apart(), self._engine.begin() as connection:
            _append(connection, table_id, first_seq, lines)

    def load(self, table_id: str) -> StoredTable | None:
        """The table with all its events, None if there is no such table."""
        with told_apart(), self._engine.connect() as connection:
            tables = schema.tables.c
            if connection.execute(select(tables.id).where(tables.id == table_id)).first() is None:
                return None
            seats = connection.execute(
                select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
            )
            return StoredTable(
                id=table_id,
                seats=tuple(StoredSeat(row.seat, row.name, row.bot, row.token_hash) for row in seats),
                lines=self._lines(connection, table_id),
            )

    @property
    def archive(self) -> Archive:
        """The tournaments of the same database."""
        return Archive(self._engine)

    def close(self) -> None:
        """Closes all connections."""
        self._engine.dispose()

    @staticmethod
    def _lines(connection: Connection, table_id: str) -> tuple[str, ...]:
        events = schema.events.c
        rows = connection.execute(select(events.line).where(events.table_id == table_id).order_by(events.seq))
        return tuple(rows.scalars())


def _append(connection: Connection, table_id: str, first_seq: int, lines: Sequence[str]) -> None:
    connection.execute(
        insert(schema.events),
        [{"table_id": table_id, "seq": seq, "line": line} for seq, line in enumerate(lines, start=first_seq)],
    )
