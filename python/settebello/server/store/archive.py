"""Reads and writes tournaments: their logs, the secrets of draws, the organiser's key. Every method blocks.

Example:
    >>> import tempfile
    >>> from settebello.server.store import Archive, open_database
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     engine = open_database(f"sqlite:///{folder}/settebello.db")
    ...     found = Archive(engine).load("no such event")
    ...     engine.dispose()
    >>> found is None
    True
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence

from sqlalchemy import Connection, Engine, delete, insert, select

from settebello.server.store import schema
from settebello.server.store.errors import told_apart


class Archive:
    """The tournaments of one database. StoreFailed if it cannot be read or written."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def create(self, tournament: str, lines: Sequence[str], created: datetime.datetime) -> None:
        """Writes a new tournament down, all or nothing."""
        with told_apart(), self._engine.begin() as connection:
            connection.execute(insert(schema.tournaments).values(id=tournament, created=created))
            _append(connection, tournament, 0, lines)

    def append(
        self, tournament: str, first_seq: int, lines: Sequence[str], secret: str | None = None
    ) -> None:
        """Writes entries down from `first_seq` on, with the secret promised in them, all or nothing.

        When it returns they are on the disk. SequenceTaken if another writer was there first.
        """
        with told_apart(), self._engine.begin() as connection:
            _append(connection, tournament, first_seq, lines)
            if secret is not None:
                kept = schema.tournament_secrets
                connection.execute(insert(kept).values(tournament_id=tournament, secret=secret))

    def load(self, tournament: str) -> tuple[str, ...] | None:
        """The lines of a tournament's log, None if there is no such tournament."""
        log = schema.tournament_log.c
        with told_apart(), self._engine.connect() as connection:
            rows = connection.execute(
                select(log.line).where(log.tournament_id == tournament).order_by(log.seq)
            )
            return tuple(rows.scalars()) or None

    def secret(self, tournament: str) -> str | None:
        """The secret promised for a tournament's draw."""
        kept = schema.tournament_secrets.c
        with told_apart(), self._engine.connect() as connection:
            return connection.execute(
                select(kept.secret).where(kept.tournament_id == tournament)
            ).scalar_one_or_none()

    def all(self) -> tuple[str, ...]:
        """The ids of all tournaments, the newest first."""
        tournaments = schema.tournaments.c
        with told_apart(), self._engine.connect() as connection:
            rows = connection.execute(select(tournaments.id).order_by(tournaments.created.desc()))
            return tuple(rows.scalars())

    def organiser_key(self) -> str | None:
        """The hash of the key with which events are opened in this house, None before the first start."""
        keys = schema.house_keys.c
        with told_apart(), self._engine.connect() as connection:
            return connection.execute(
                select(keys.token_hash).where(keys.role == "organiser")
            ).scalar_one_or_none()

    def set_organiser_key(self, token_hash: str) -> None:
        """Puts a key in the place of the one before, which ends with it."""
        keys = schema.house_keys
        with told_apart(), self._engine.begin() as connection:
            connection.execute(delete(keys).where(keys.c.role == "organiser"))
            connection.execute(insert(keys).values(role="organiser", token_hash=token_hash))


def _append(connection: Connection, tournament: str, first_seq: int, lines: Sequence[str]) -> None:
    connection.execute(
        insert(schema.tournament_log),
        [
            {"tournament_id": tournament, "seq": seq, "line": line}
            for seq, line in enumerate(lines, start=first_seq)
        ],
    )
