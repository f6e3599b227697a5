"""The record: refused while the match runs, the same after upload and download, checked line by line."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

import settebello as sb
from settebello.server.protocol_events import PublicEnded, PublicRuling
from tests.server.guest import Seat
from tests.server.house import House


@pytest.fixture(scope="module")
def finished(house: House) -> str:
    """The record of a short match."""
    seat = house.open_table("scopa-napoletana", 2, target=3, seed=7)
    with house.guest(seat) as guest:
        guest.join()
        guest.play_on()
    return house.record(seat).text


def test_the_record_of_a_running_match_is_refused(house: House) -> None:
    seat = house.open_table("scopa-napoletana", 2, seed=7)
    answer = house.record(seat)
    assert (answer.status_code, answer.json()["code"]) == (409, "match_running")
    assert not any(word in answer.text for word in ("deck", "seed"))


def test_the_record_is_a_download_that_replays(house: House, finished: str) -> None:
    seat = house.open_record(finished)
    answer = house.record(seat)
    assert "attachment" in answer.headers["content-disposition"]
    match = sb.replay(answer.text)
    assert match.over
    assert match.players == ("Anna", "Bice")


def test_upload_and_download_are_the_identity(house: House, finished: str) -> None:
    once = house.record(house.open_record(finished)).text
    assert once == finished
    assert house.record(house.open_record(once)).text == finished


def test_the_record_is_the_store_read_out(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        seat = house.open_table("scopa-napoletana", 2, target=2, seed=7)
        with house.guest(seat) as guest:
            guest.join()
            guest.play_on()
        text = house.record(seat).text
    with sqlite3.connect(tmp_path / "settebello.db") as database:
        rows = database.execute("SELECT line FROM events WHERE table_id = ? ORDER BY seq", [seat.table])
        assert "".join(f"{line}\n" for (line,) in rows) == text
        hashes = database.execute("SELECT token_hash FROM seats WHERE token_hash IS NOT NULL").fetchall()
        assert len(hashes) == 1
        assert seat.token not in str(list(database.iterdump()))


def test_a_match_of_the_library_goes_on_at_a_table(house: House) -> None:
    match = sb.Match(sb.rules("scopa-corsa"), seats=2, players=["Maria", "Petru"], seed=4)
    for _ in range(7):
        match.play(match.deal.moves[0])
    seat = house.open_record(match.record())
    with house.guest(seat) as guest:
        state = guest.join()
        assert state.seq >= len(match.events)
        assert [player.name for player in state.table.players] == ["Maria", "Petru"]
        assert [player.bot is None for player in state.table.players] == [True, False]
        guest.play_on(plays=2)


def test_rulings_of_a_record_are_told(house: House) -> None:
    """A match that a ruling ended in the middle of a deal is over at the table too."""
    match = sb.Match(sb.rules("fsgs"), players=["Anna", "Bice", "Carlo", "Dino"], seed=4)
    match.play(match.deal.moves[0])
    match.rule(article="15", seat=1, by="giuria")
    seat = house.open_record(match.record())
    with house.guest(seat) as guest:
        state = guest.join()
        ruling = next(event for event in state.current if isinstance(event, PublicRuling))
        assert (ruling.article, ruling.side, ruling.sanction) == ("15", 1, "-1")
        assert state.totals == (0, -1)
        guest.play_on(plays=1)
    match.resign(0)
    seat = house.open_record(match.record())
    with house.guest(seat) as guest:
        state = guest.join()
        assert state.over
        assert state.winner == (1,)
        assert isinstance(state.current[-1], PublicEnded)
        guest.play("7D")
        assert guest.refused().code == "match_over"
    assert house.record(seat).text == match.record()


def _edited(text: str, line: int, old: str, new: str) -> str:
    lines = text.splitlines(keepends=True)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return "".join(lines)


@pytest.mark.parametrize("lang", ["it", "fr", "en"])
def test_a_record_that_does_not_hold_names_the_line(house: House, finished: str, lang: str) -> None:
    broken = {
        0: ["", "\n\n"],
        1: [
            "hello",
            _edited(finished, 1, '"version":1', '"version":99'),
            _edited(finished, 1, '"seats":2', '"seats":7'),
        ],
        4: [
            _edited(finished, 4, '"seat":', '"seat":1'),
            "".join(finished.splitlines(keepends=True)[:3]) + '{"type":"pla',
            "".join(finished.splitlines(keepends=True)[:3]) + '{"type":"ruling"}',
        ],
    }
    for line, texts in broken.items():
        for text in texts:
            answer = house.http.post("/api/v1/tables/record", content=text, params={"lang": lang})
            problem = answer.json()
            code = "record_broken" if line else "record_broken_whole"
            assert (answer.status_code, problem["code"]) == (422, code), problem
            assert "Traceback" not in problem["message"]
            if line:
                assert str(line) in problem["message"]


def test_a_record_that_is_no_text(house: House) -> None:
    answer = house.http.post("/api/v1/tables/record", content=b"\xff\xfe\x00")
    assert (answer.status_code, answer.json()["code"]) == (422, "record_broken_whole")


def test_names_in_a_record_are_no_longer_than_at_a_table(house: House, finished: str) -> None:
    answer = house.http.post("/api/v1/tables/record", content=finished.replace("Anna", "A" * 200))
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_name")


def test_the_record_of_another_seat_is_not_given(house: House, finished: str) -> None:
    seat = house.open_record(finished)
    assert house.record(Seat(seat.table, 0, "wrong")).status_code == 403
