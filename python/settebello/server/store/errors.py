"""What can go wrong when something is written down, told apart as far as a player cares."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal, TypeAlias

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

Reason: TypeAlias = Literal["store_locked", "store_full", "store_failed"]

_SQLITE_REASONS: Final[dict[int, Reason]] = {
    sqlite3.SQLITE_BUSY: "store_locked",
    sqlite3.SQLITE_LOCKED: "store_locked",
    sqlite3.SQLITE_FULL: "store_full",
    # A write cut short by the system (a quota, a file size limit, a failing disk).
    sqlite3.SQLITE_IOERR: "store_full",
}


class StoreFailed(Exception):
    """Nothing was written, as far as the database says; `reason` is one of a closed set."""

    def __init__(self, reason: Reason, cause: str) -> None:
        self.reason = reason
        super().__init__(cause)


class SequenceTaken(Exception):
    """Another writer has stored an event under this number already."""


@contextmanager
def told_apart() -> Iterator[None]:
    """Turns the database's errors into the two above."""
    try:
        yield
    except IntegrityError as error:
        raise SequenceTaken(str(error.orig)) from error
    except SQLAlchemyError as error:
        raise StoreFailed(_reason(error), str(error).splitlines()[0]) from error


def _reason(error: SQLAlchemyError) -> Reason:
    original = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(original, sqlite3.Error):
        # Extended codes carry the primary one in their low byte.
        return _SQLITE_REASONS.get(getattr(original, "sqlite_errorcode", 0) & 0xFF, "store_failed")
    return "store_failed"
