"""Opening and closing the house: its one line, what it says when it cannot open."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import House


def _cannot_open(data: Path, **environment: str) -> str:
    ended = subprocess.run(
        [sys.executable, "-m", "settebello.server"],
        env={**os.environ, "SETTEBELLO_DATA": str(data), "SETTEBELLO_PORT": "0", **environment},
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stdout == ""
    lines = ended.stderr.splitlines()
    assert len(lines) == 1, ended.stderr
    return lines[0]


def test_a_taken_port_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        line = _cannot_open(tmp_path, SETTEBELLO_PORT=str(port))
    assert str(port) in line
    assert "--port" in line


def test_a_second_server_on_the_port_of_the_first(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        port = house.address.rsplit(":", 1)[1]
        assert port in _cannot_open(tmp_path, SETTEBELLO_PORT=port)
        assert house.http.get("/health").json() == {"status": "ok"}


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("SETTEBELLO_PORT", "eighty"),
        ("SETTEBELLO_PORT", "70000"),
        ("SETTEBELLO_HOST", "no.such.host.invalid"),
        ("SETTEBELLO_DATABASE_URL", "nonsense"),
        ("SETTEBELLO_DATABASE_URL", "sqlite:////no/such/folder/x.db"),
        ("SETTEBELLO_DATABASE_URL", "sqlite://"),
        ("SETTEBELLO_DATABASE_URL", "nodatabase://localhost/x"),
    ],
)
def test_a_setting_that_cannot_be_used_is_said_in_one_line(tmp_path: Path, setting: str, value: str) -> None:
    line = _cannot_open(tmp_path, **{setting: value})
    assert line.startswith("settebello: ")


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "data folder" in _cannot_open(tmp_path / "file" / "data")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "settebello.db").write_text("not a database, and long enough to be read as one" * 100)
    assert "settebello.db" in _cannot_open(tmp_path)


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        assert house.close() == 0
    with sqlite3.connect(tmp_path / "settebello.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "another version" in _cannot_open(tmp_path)


def test_the_data_folder_is_made(tmp_path: Path) -> None:
    with House(tmp_path / "a" / "what? 100%20 #1") as house:
        assert house.database.is_file()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_closes_quietly_with_guests_at_the_table(tmp_path: Path, number: signal.Signals) -> None:
    with House(tmp_path) as house:
        seat = house.open_table("scupuni", 4)
        with house.guest(seat) as guest:
            guest.join()
            guest.wait_for_turn()
            assert house.close(number) == 0
            assert house.errors == ""
