"""How much one client may ask for."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from settebello.server.protocol import Join, State
from settebello.server.settings import Limits
from tests.server.guest import Guest, Seat
from tests.server.inside import serving

TABLE = {
    "sheet": "scopa-napoletana",
    "players": [{"name": "Anna", "bot": None}, {"name": "Bice", "bot": "greedy"}],
}


def _guest(address: str, seat: Seat) -> Guest:
    return Guest(address.replace("http://", "ws://"), seat)


def _open(address: str) -> Seat:
    return Seat(**httpx.post(f"{address}/api/v1/tables", json=TABLE).json())


def test_new_tables_are_rationed(tmp_path: Path) -> None:
    limits = dataclasses.replace(Limits(), new_tables_at_once=2, new_tables_per_second=0.001)
    with serving(tmp_path, limits) as address:
        answers = [httpx.post(f"{address}/api/v1/tables", json=TABLE) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[2].json()["code"] == "too_many_tables"


def test_connections_are_rationed_and_come_back(tmp_path: Path) -> None:
    with serving(tmp_path, dataclasses.replace(Limits(), connections_per_client=2)) as address:
        seat = _open(address)
        with _guest(address, seat) as first, _guest(address, seat) as second:
            first.join()
            second.join()
            with _guest(address, seat) as third:
                assert third.error().code == "too_many_connections"
            second.close()
            # The house may still be about to notice.
            for _ in range(100):
                with _guest(address, seat) as fourth:
                    fourth.send(Join(seat.token))
                    if isinstance(fourth.receive(), State):
                        return
    pytest.fail("the connection that was closed is still counted")


def test_who_does_not_join_is_let_go(tmp_path: Path) -> None:
    limits = dataclasses.replace(Limits(), join_seconds=0.05)
    with serving(tmp_path, limits) as address, _guest(address, _open(address)) as silent:
        assert silent.error().code == "join_first"
        with pytest.raises(ConnectionClosed):
            silent.receive()


def test_a_record_that_takes_too_long_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, dataclasses.replace(Limits(), replay_seconds=0.0)) as address:
        answer = httpx.post(f"{address}/api/v1/tables/record", content="x")
    assert (answer.status_code, answer.json()["code"]) == (422, "record_too_slow")


def test_history_is_bounded_and_a_gap_gives_the_state_alone(tmp_path: Path) -> None:
    with serving(tmp_path, dataclasses.replace(Limits(), history=3)) as address:
        seat = _open(address)
        with _guest(address, seat) as guest:
            guest.join()
            guest.play_on(plays=4)
            guest.wait_for_turn()
            seq = guest.seq
        with _guest(address, seat) as back:
            assert back.join(since=1).missed == ()
        with _guest(address, seat) as back:
            assert [event.seq for event in back.join(since=seq - 2).missed] == [seq - 1, seq]


def test_a_client_that_does_not_keep_up_is_let_go(tmp_path: Path) -> None:
    """Where no frame at all may wait, the first one is too much."""
    limits = dataclasses.replace(Limits(), outgoing_frames=0)
    with serving(tmp_path, limits) as address, _guest(address, _open(address)) as guest:
        with pytest.raises(ConnectionClosed) as closed:
            guest.join()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013


def test_a_table_without_guests_is_dropped_and_read_again(tmp_path: Path) -> None:
    with serving(tmp_path, dataclasses.replace(Limits(), idle_tables=1)) as address:
        seats = [_open(address) for _ in range(4)]
        states: list[State] = []
        for seat in seats:
            with _guest(address, seat) as guest:
                guest.join()
                guest.play_on(plays=2)
                guest.wait_for_turn()
                states.append(guest.resync())
        for seat, before in zip(seats, states, strict=True):
            with _guest(address, seat) as guest:
                assert guest.join() == before
