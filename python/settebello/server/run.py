"""Opens the house: the database, the socket, the server; closes it on Ctrl-C or SIGTERM."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import uvicorn

from settebello.server.app import create_app
from settebello.server.desk.office import organiser_key
from settebello.server.settings import Settings, SettingsError
from settebello.server.store import DatabaseError, Journal, open_database

# What a shell sees when the house could not open.
BAD_INPUT: Final = 2


class CannotOpen(Exception):
    """The house cannot open; its text is one plain line."""


def serve(
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    database: str | None = None,
    *,
    new_organiser_key: bool = False,
) -> None:
    """Serves until it is told to stop; prints one line with the address when it is listening.

    At the first start, and with `new_organiser_key`, the organiser's private link follows in a second line.

    What is None comes from the environment (`SETTEBELLO_HOST`, `_PORT`, `_DATA`,
    `_DATABASE_URL`) or the defaults. SystemExit 2, after one line on standard error, if the
    port is taken or the data folder or database cannot be used.
    """
    try:
        settings = Settings.from_environment(os.environ, host, port, data, database)
        with contextlib.closing(listen(settings.host, settings.port)) as listener:
            _Server.of(settings, listener, new_organiser_key=new_organiser_key).run(sockets=[listener])
    except (CannotOpen, SettingsError, DatabaseError) as error:
        print(f"settebello: {error}", file=sys.stderr)
        raise SystemExit(BAD_INPUT) from None


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to the address; CannotOpen if it is taken or does not exist."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise CannotOpen(f"the host {host!r} cannot be used: {error.strerror or error}") from error
    try:
        # Without this a house that was just closed could not open again for a minute.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(128)
    except OSError as error:
        listener.close()
        raise CannotOpen(_why_not(host, port, error)) from error
    return listener


def _why_not(host: str, port: int, error: OSError) -> str:
    if isinstance(error, PermissionError):
        return f"port {port} may not be used by this user; choose one above 1023 with --port"
    if error.errno == errno.EADDRINUSE:
        return f"port {port} on {host} is taken by another program; choose another, such as --port {port + 1}"
    return f"port {port} on {host} cannot be used: {error.strerror or error}"


def address(host: str, port: int) -> str:
    """The address to open in a browser; for a house open to the network the machine's own."""
    if host in ("0.0.0.0", "::", ""):
        host = _own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str:
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Connecting a datagram socket sends nothing; it only makes the system choose a way out.
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


class _Server(uvicorn.Server):
    """uvicorn, which says when it listens and leaves quietly when told to."""

    shown: str
    organiser_key: str | None

    @classmethod
    def of(cls, settings: Settings, listener: socket.socket, *, new_organiser_key: bool) -> _Server:
        try:
            if not settings.database:
                settings.data.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CannotOpen(f"the data folder {settings.data} cannot be made: {error.strerror}") from error
        logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING)
        journal = Journal(open_database(settings.database_url))
        config = uvicorn.Config(
            create_app(journal, settings.limits),
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=settings.limits.frame,
            timeout_graceful_shutdown=3,
        )
        server = cls(config)
        server.shown = address(settings.host, listener.getsockname()[1])
        server.organiser_key = organiser_key(journal.archive, anew=new_organiser_key)
        return server

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts listening, then prints the address."""
        await super().startup(sockets)
        if self.started:
            print(f"Settebello: {self.shown}", flush=True)
            if self.organiser_key is not None:
                # Behind the "#" a key stands in no log.
                print(f"Organiser: {self.shown}/desk#{self.organiser_key}", flush=True)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and SIGTERM end the service; they are not raised once more afterwards."""
        numbers = (signal.SIGINT, signal.SIGTERM)
        usual = {number: signal.signal(number, self.handle_exit) for number in numbers}
        try:
            yield
        finally:
            for number, handler in usual.items():
                signal.signal(number, handler)
