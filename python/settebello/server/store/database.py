"""Opens the database by its URL and brings it up to date.

SQLite is set for a house that must not forget: write-ahead log, every commit synced to the
disk before it counts, foreign keys on. Other databases take their own settings.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

# How long a play waits for another writer before it is refused, in seconds.
LOCK_WAIT: Final = 1.5


class DatabaseError(ValueError):
    """A database that cannot be used; its text is one plain sentence."""


def open_database(url: str | URL) -> Engine:
    """The engine of a database that is up to date; DatabaseError if it cannot be used."""
    try:
        parsed = make_url(url)
        engine = create_engine(parsed, **_options(parsed))
    except (ArgumentError, ModuleNotFoundError, ValueError) as error:
        raise DatabaseError(f"the database URL cannot be used: {_first_line(error)}") from error
    if parsed.get_backend_name() == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise DatabaseError("the database URL cannot be used: SQLite in memory would keep nothing")
        _set_up_sqlite(engine)
    shown = parsed.render_as_string(hide_password=True)
    try:
        with engine.begin() as connection:
            migrate(connection)
    except CommandError as error:
        engine.dispose()
        raise DatabaseError(f"the database {shown} is of another version of Settebello: {error}") from error
    except (SQLAlchemyError, OSError) as error:
        engine.dispose()
        raise DatabaseError(f"the database {shown} cannot be opened: {_first_line(error)}") from error
    return engine


def migrate(connection: Connection, revision: str = "head") -> None:
    """Brings the database up to `revision`, from empty if need be."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    logging.getLogger("alembic").setLevel(logging.WARNING)
    command.upgrade(config, revision)


def _options(url: URL) -> dict[str, Any]:
    if url.get_backend_name() == "sqlite":
        return {"connect_args": {"timeout": LOCK_WAIT}}
    return {"pool_pre_ping": True}


def _set_up_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        # The driver's own transactions are switched off: it would commit a migration half-way.
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")


def _first_line(error: Exception) -> str:
    original = getattr(error, "orig", None) or error
    return (str(original).splitlines() or [type(error).__name__])[0]
