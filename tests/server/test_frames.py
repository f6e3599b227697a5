"""Frames that are none of ours, wrong keys, and connections from elsewhere."""

from __future__ import annotations

import json

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from settebello.server.protocol import Join, Play, Resync
from tests.server.guest import Seat
from tests.server.house import House


@pytest.fixture(scope="module")
def seat(house: House) -> Seat:
    """A table that nobody harms."""
    return house.open_table("scopa-napoletana", 2, seed=1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "{",
        "[]",
        "null",
        "17",
        b"\x00\xff",
        '{"type":"play"}',
        '{"type":"play","move":7,"seq":1}',
        '{"type":"play","move":"7D","seq":"1"}',
        '{"type":"play","move":"7D","seq":1,"seat":1}',
        '{"type":"deal","deck":[]}',
        '{"type":"join"}',
        '{"move":"7D","seq":1}',
        "[" * 2000,
        '{"type":"play","move":"7D","seq":1.5}',
        '{"type":"play","move":"\\ud800","seq":1}',
    ],
)
def test_a_malformed_frame_is_an_error_and_the_match_stands(
    house: House, seat: Seat, text: str | bytes
) -> None:
    with house.guest(seat) as guest:
        state = guest.join("en")
        guest.send(text)
        error = guest.error()
        assert error.code == "malformed_frame"
        assert "Traceback" not in error.message
        with pytest.raises(ConnectionClosed) as closed:
            guest.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
    with house.guest(seat) as guest:
        assert guest.join().view == state.view


@pytest.mark.parametrize("frame", [Play("7D", 0), Resync(), "hello"])
def test_the_first_frame_must_be_a_join(house: House, seat: Seat, frame: object) -> None:
    with house.guest(seat) as guest:
        guest.send(frame)
        assert guest.error().code in ("join_first", "malformed_frame")


def test_one_join_a_connection(house: House, seat: Seat) -> None:
    with house.guest(seat) as guest:
        guest.join()
        guest.send(Join(seat.token))
        assert guest.error().code == "already_joined"


@pytest.mark.parametrize("token", ["", "x", "0" * 32, "é" * 100])
@pytest.mark.parametrize("lang", ["it", "fr", "en"])
def test_a_wrong_token_opens_no_seat(house: House, seat: Seat, token: str, lang: str) -> None:
    with house.guest(seat) as guest:
        guest.send(Join(token, lang))
        assert guest.error().code == "wrong_token"
    assert house.record(Seat(seat.table, 0, token)).status_code == 403


def test_a_token_of_another_table_opens_no_seat(house: House, seat: Seat) -> None:
    other = house.open_table("scopa-napoletana", 2)
    with house.guest(seat) as guest:
        guest.send(Join(other.token))
        assert guest.error().code == "wrong_token"


def test_a_table_that_does_not_exist(house: House) -> None:
    with house.guest(Seat("0123456789abcdef", 0, "x")) as guest:
        guest.send(Join("x", "fr"))
        assert guest.error().code == "no_such_table"
    assert house.record(Seat("0123456789abcdef", 0, "x")).status_code == 404


def test_an_unknown_language(house: House, seat: Seat) -> None:
    with house.guest(seat) as guest:
        guest.send(Join(seat.token, "de"))
        error = guest.error()
        assert error.code == "unknown_language"
        assert all(language in error.message for language in ("it", "fr", "en"))


def test_a_frame_that_is_too_large_ends_the_connection(house: House, seat: Seat) -> None:
    with house.guest(seat) as guest:
        guest.join()
        guest.send(Play("7D" * 10_000, 1))
        with pytest.raises(ConnectionClosed) as closed:
            guest.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_a_page_from_another_host_may_not_connect(house: House, seat: Seat) -> None:
    address = house.address.replace("http://", "ws://") + f"/ws/v1/tables/{seat.table}"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, origin=Origin("http://elsewhere.example"))
    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(house.address)):
        pass


def test_the_schema_describes_every_frame(house: House, seat: Seat) -> None:
    schema = house.http.get("/api/v1/frames.json").json()
    named = {"ClientFrame", "ServerFrame", "State", "Event", "ScopaView", "Scala40View"}
    assert named <= set(schema["$defs"])
    with house.guest(seat) as guest:
        guest.join(since=0)
        state = json.loads(guest.frames[0])
    described = schema["$defs"]["State"]["properties"]
    assert set(state) == set(described)
    assert set(state["view"]) == set(schema["$defs"]["ScopaView"]["properties"])


def test_since_may_be_any_number(house: House, seat: Seat) -> None:
    for since in (-5, 0, 1, 10**6):
        with house.guest(seat) as guest:
            state = guest.join(since=since)
            assert [event.seq for event in state.missed] in ([], list(range(since + 1, state.seq + 1)))
    assert msgspec.json.decode(guest.frames[0])["type"] == "state"
