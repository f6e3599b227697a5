"""A real server process on a free port, over a real SQLite file."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from settebello.server.protocol_events import PublicEvent
from tests.server.guest import Guest, Seat

# Names enough for the largest table.
NAMES = ("Anna", "Bice", "Carlo", "Dino", "Elsa", "Fede")


class House:
    """The server over the data folder `data`; it can be killed and opened again on the same data."""

    def __init__(self, data: Path, *, new_organiser_link: bool = False, **environment: str) -> None:
        self.data = data
        self.organiser_key = ""
        self._more = ["--new-organiser-link"] if new_organiser_link else []
        self._environment = environment
        self._process: subprocess.Popen[str] | None = None
        self.address = ""
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115  (closed in __exit__)
        self.http = httpx.Client()

    @property
    def process(self) -> subprocess.Popen[str]:
        """The running server."""
        assert self._process is not None, "the house is closed"
        return self._process

    @property
    def errors(self) -> str:
        """What the server has written to standard error so far."""
        self._errors.seek(0)
        return self._errors.read()

    @property
    def database(self) -> Path:
        """The SQLite file."""
        return self.data / "settebello.db"

    def open(self, port: int = 0) -> House:
        """Starts the server, on any free port unless one is given, and waits for its one line."""
        ours = {"SETTEBELLO_DATA": str(self.data), "SETTEBELLO_PORT": str(port)}
        environment = {**os.environ, **ours, **self._environment}
        first = not self.database.exists()
        command = ["settebello", "serve", *self._more] if self._more else ["settebello.server"]
        self._process = subprocess.Popen(
            [sys.executable, "-m", *command],
            env=environment,
            stdout=subprocess.PIPE,
            # A file, not a pipe: nobody reads while the server runs, and a full pipe would stop it.
            stderr=self._errors,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Settebello: http://"):
            self.kill()
            raise AssertionError(f"the house did not open: {line}{self.errors}")
        self.address = line.removeprefix("Settebello: ").strip()
        if first or self._more:
            # A new house tells the organiser's link, once; it is good for as long as the house stands.
            self.organiser_key = self.process.stdout.readline().rpartition("#")[2].strip()
        self.http = httpx.Client(base_url=self.address, timeout=10)
        return self

    def kill(self) -> None:
        """Ends the process as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def close(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ends the process politely; returns its exit code."""
        self.process.send_signal(number)
        return self._ended()

    def _ended(self) -> int:
        self.http.close()
        self.process.communicate(timeout=10)
        return self.process.returncode

    def limit_files(self, size: int) -> None:
        """Lets the running server write no file beyond `size` bytes: the disk is full for it. -1 lifts it."""
        hard = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, hard))

    def open_table(self, sheet: str, seats: int, **wishes: Any) -> Seat:
        """A table with one person, on seat 0 unless `person` says otherwise, and greedy bots."""
        person = wishes.pop("person", 0)
        bot = wishes.pop("bot", "greedy")
        players = [{"name": NAMES[seat], "bot": None if seat == person else bot} for seat in range(seats)]
        wanted = {"sheet": sheet, "seats": seats, "players": players, **wishes}
        answer = self.http.post("/api/v1/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return Seat(**answer.json())

    def open_record(self, text: str) -> Seat:
        """A table from a record."""
        answer = self.http.post("/api/v1/tables/record", content=text)
        assert answer.status_code == 201, answer.text
        return Seat(**answer.json())

    def record(self, seat: Seat) -> httpx.Response:
        """The answer to asking for the record."""
        return self.http.get(f"/api/v1/tables/{seat.table}/record", params={"token": seat.token})

    def guest(self, seat: Seat) -> Guest:
        """A connection to the seat's table that has not joined yet."""
        return Guest(self.address.replace("http://", "ws://"), seat)

    def whole_match(self, seat: Seat) -> tuple[list[str], list[PublicEvent]]:
        """Plays a match to its end with a lost connection: all frames, and the events since then."""
        frames: list[str] = []
        with self.guest(seat) as guest:
            guest.join(since=0)
            guest.play_on(plays=4)
            frames += guest.frames
        with self.guest(seat) as guest:
            # A page that lost its connection asks for what it missed; another asks for everything.
            guest.join(since=3)
            guest.play_on(plays=3)
            guest.resync()
            guest.play_on()
            guest.resync()
            frames += guest.frames
            return frames, [frame.event for frame in guest.events()]

    def __enter__(self) -> House:
        return self.open()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()
        self._errors.close()
