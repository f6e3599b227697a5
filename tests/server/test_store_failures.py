"""A full disk and a locked database: refused plainly, nothing lost, and the table goes on afterwards."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from settebello.server.protocol import Join, Refused
from settebello.server.protocol_events import PublicPlayed
from tests.server.guest import Guest
from tests.server.house import House


def _refused_for_the_store(guest: Guest, *codes: str) -> None:
    assert guest.view is not None
    before = guest.seq
    guest.play(guest.view.moves[0])
    frame = guest.receive()
    assert isinstance(frame, Refused), frame
    assert frame.code in codes
    assert frame.message
    assert guest.resync().seq == before


def test_a_locked_database_refuses_the_play_and_lets_it_through_later(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        seat = house.open_table("scopa-napoletana", 2, seed=1)
        with house.guest(seat) as guest:
            guest.join()
            guest.wait_for_turn()
            other = sqlite3.connect(house.database, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            _refused_for_the_store(guest, "store_locked")
            assert house.http.get("/health").status_code == 200
            players = [{"name": "Anna"}, {"name": "Bice", "bot": "greedy"}]
            answer = house.http.post("/api/v1/tables", json={"sheet": "scopa-napoletana", "players": players})
            assert answer.status_code == 503
            assert answer.json()["code"] == "table_not_opened"
            other.execute("ROLLBACK")
            other.close()
            guest.play_on(plays=3)


def test_bots_wait_for_a_locked_database_and_go_on_by_themselves(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        seat = house.open_table("scopa-napoletana", 2, person=1, seed=1)
        with house.guest(seat) as guest:
            other = sqlite3.connect(house.database, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            state = guest.join()
            if state.view.turn == 1:
                other.execute("ROLLBACK")
                guest.play_on(plays=1)
                other.execute("BEGIN IMMEDIATE")
            frame = guest.receive()
            while not isinstance(frame, Refused):
                frame = guest.receive()
            assert frame.code == "bots_waiting"
            assert guest.view is not None
            assert guest.view.hand
            guest.play(guest.view.hand[0])
            while (frame := guest.refused()).code == "bots_waiting":
                pass
            assert frame.code == "not_your_turn"
            other.execute("ROLLBACK")
            other.close()
            guest.wait_for_turn()
            guest.play_on(plays=3)


def test_a_full_disk_refuses_the_play_and_loses_nothing(tmp_path: Path) -> None:
    """The process may not let any file grow: what the system answers is real, so is the file."""
    with House(tmp_path) as house:
        seat = house.open_table("scupuni", 4, target=11, seed=9)
        with house.guest(seat) as guest:
            guest.join()
            guest.play_on(plays=5)
            guest.wait_for_turn()
            house.limit_files(8192)
            for _ in range(3):
                _refused_for_the_store(guest, "store_full")
            acknowledged = guest.seq
            with house.guest(seat) as reload:
                assert reload.join().seq == acknowledged
            house.limit_files(-1)
            guest.play_on(plays=2)
            guest.wait_for_turn()
            after = guest.seq
        house.kill()
        house.open()
        with house.guest(seat) as guest:
            assert guest.join().seq == after
            guest.play_on()
        assert house.record(seat).status_code == 200


def test_a_kill_while_the_disk_is_full_keeps_what_was_acknowledged(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        seat = house.open_table("scupuni", 4, seed=10)
        with house.guest(seat) as guest:
            guest.join()
            guest.play_on(plays=4)
            guest.wait_for_turn()
            acknowledged = guest.seq
            house.limit_files(4096)
            _refused_for_the_store(guest, "store_full")
            house.kill()
        house.open()
        with house.guest(seat) as guest:
            assert guest.join().seq == acknowledged


def test_another_writer_makes_the_play_stale_and_the_page_hears_where_it_stands(tmp_path: Path) -> None:
    """Two servers over one file: the unique number in the database decides."""
    with House(tmp_path) as first, House(tmp_path) as second:
        seat = first.open_table("scopa-napoletana", 2, seed=1)
        with first.guest(seat) as here:
            here.join()
            here.wait_for_turn()
            with second.guest(seat) as there:
                there.join()
                assert there.view is not None
                there.play_on(plays=1)
                there.wait_for_turn()
                told = there.seq
            known = here.seq
            assert here.view is not None
            here.play(here.view.moves[0])
            frames = [here.receive(), here.receive()]
            assert here.seq == told > known
            assert "stale" in [getattr(frame, "code", "") for frame in frames]
            here.play_on(plays=1)
            plays = [frame.event for frame in here.events() if isinstance(frame.event, PublicPlayed)]
            assert plays


def test_a_failing_store_does_not_stop_the_loop(tmp_path: Path) -> None:
    """While one table waits for the lock, the house answers others."""
    with House(tmp_path) as house:
        seat = house.open_table("scopa-napoletana", 2, seed=1)
        with house.guest(seat) as guest:
            guest.join()
            guest.wait_for_turn()
            assert guest.view is not None
            other = sqlite3.connect(house.database, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            guest.play(guest.view.moves[0])
            begun = time.monotonic()
            assert house.http.get("/health").status_code == 200
            assert time.monotonic() - begun < 1
            other.close()
            guest.receive()


def test_a_book_that_cannot_be_read_or_written_for_another_reason(tmp_path: Path) -> None:
    """While the table of events is missing nothing can be written or read; afterwards all is there."""
    with House(tmp_path) as house:
        seat = house.open_table("scopa-napoletana", 2, seed=1)
        with house.guest(seat) as guest:
            guest.join()
            guest.wait_for_turn()
            with sqlite3.connect(house.database) as other:
                other.execute("ALTER TABLE events RENAME TO lost")
            assert guest.view is not None
            guest.play(guest.view.moves[0])
            assert guest.refused().code == "store_failed"
            with house.guest(seat) as reload:
                reload.send(Join(seat.token))
                assert reload.error().code == "table_not_read"
            with sqlite3.connect(house.database) as other:
                other.execute("ALTER TABLE lost RENAME TO events")
            guest.play_on(plays=2)


def test_a_stored_record_that_was_altered_is_not_played_on(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        seat = house.open_table("scopa-napoletana", 2, seed=1)
        with sqlite3.connect(house.database) as other:
            other.execute(
                "UPDATE events SET line = replace(line, '\"dealer\":', '\"dealer\":1') WHERE seq = 2"
            )
        house.kill()
        house.open()
        with house.guest(seat) as guest:
            guest.send(Join(seat.token, "en"))
            error = guest.error()
            assert error.code == "record_broken"
            assert "line 3" in error.message
