"""What the house is told when it opens: address, data folder, database, limits.

Example:
    >>> from settebello.server.settings import Settings
    >>> Settings.from_environment({"SETTEBELLO_PORT": "8123"}).port
    8123
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs
from sqlalchemy import URL


class SettingsError(ValueError):
    """A setting that cannot be used; its text says which, what was found and what is allowed."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client may ask for. Sizes in bytes, times in seconds.

    They are meant for a home or a club's network: far above what people do, far below what
    would fill the machine.
    """

    body: int = 64 * 1024
    record: int = 1024 * 1024
    replay_seconds: float = 5.0
    frame: int = 4 * 1024
    join_seconds: float = 10.0
    connections_per_client: int = 64
    outgoing_frames: int = 512
    new_tables_at_once: int = 120
    new_tables_per_second: float = 0.5
    idle_tables: int = 64
    history: int = 128


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server; `database` is any SQLAlchemy URL, empty for SQLite in `data`."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=lambda: platformdirs.user_data_path("settebello"))
    database: str = ""
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        """Checks the port; 0 lets the system choose a free one."""
        if not 0 <= self.port <= 65535:
            raise SettingsError(f"found the port {self.port}: a number from 0 to 65535 is allowed")

    @classmethod
    def from_environment(
        cls,
        environment: Mapping[str, str],
        host: str | None = None,
        port: int | None = None,
        data: Path | None = None,
        database: str | None = None,
    ) -> Settings:
        """What is given wins, then `SETTEBELLO_HOST`, `_PORT`, `_DATA`, `_DATABASE_URL`, else the default."""
        usual = cls()
        if data is None:
            data = Path(environment["SETTEBELLO_DATA"]) if environment.get("SETTEBELLO_DATA") else usual.data
        return cls(
            host=host or environment.get("SETTEBELLO_HOST") or usual.host,
            port=_port(environment.get("SETTEBELLO_PORT"), usual.port) if port is None else port,
            data=data,
            database=database or environment.get("SETTEBELLO_DATABASE_URL") or "",
        )

    @property
    def database_url(self) -> str | URL:
        """The URL of the database that is used."""
        return self.database or URL.create("sqlite", database=str(self.data.absolute() / "settebello.db"))


def _port(text: str | None, usual: int) -> int:
    if not text:
        return usual
    try:
        return int(text)
    except ValueError:
        raise SettingsError(f"found SETTEBELLO_PORT={text!r}: a number from 0 to 65535 is allowed") from None
