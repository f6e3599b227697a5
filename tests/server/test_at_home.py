"""What a person may do at a table of bots: take a play back, ask for a hint; questions to a sheet."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import settebello as sb
from settebello.server.protocol import AskHint, Event, Hint, Refused, State, TakeBack
from settebello.server.protocol_events import PublicPlayed, PublicTakenBack
from tests.server.guest import Guest, Seat
from tests.server.house import House


def test_a_play_is_taken_back_with_the_bots_answers(house: House) -> None:
    seat = house.open_table("scupuni", 4, seed=8)
    with house.guest(seat) as guest:
        assert guest.join().table.take_back
        guest.wait_for_turn()
        before = guest.view
        assert before is not None
        guest.play(before.moves[0])
        while guest.at_turn:
            guest.receive()
        guest.wait_for_turn()
        guest.send(TakeBack(guest.seq))
        frame = guest.receive()
        assert isinstance(frame, Event)
        assert frame.event == PublicTakenBack(seat=0, moves=4)
        assert guest.view == before
        state = guest.resync()
        plays = [event for event in state.current if isinstance(event, PublicPlayed)]
        assert not any(play.seat == 0 for play in plays)
        guest.play(before.moves[-1])
        assert isinstance(guest.receive(), Event)


def test_a_play_taken_back_stands_so_after_the_house_was_killed(house: House) -> None:
    seat = house.open_table("scupuni", 4, seed=8)
    with house.guest(seat) as guest:
        guest.join()
        guest.play_on(plays=1)
        guest.wait_for_turn()
        guest.send(TakeBack(guest.seq))
        guest.receive()
        before = guest.view
    house.kill()
    house.open()
    with house.guest(seat) as guest:
        assert guest.join().view == before


def test_where_the_sheet_has_plays_stand_the_article_says_so(house: House) -> None:
    seat = house.open_table("fsgs", 4, seed=8)
    with house.guest(seat) as guest:
        assert not guest.join("en").table.take_back
        guest.play_on(plays=1)
        guest.wait_for_turn()
        guest.send(TakeBack(guest.seq))
        refused = guest.refused()
        assert refused.code == "play_stands"
        assert "arts 10, 11" in refused.message


def test_a_hint_is_a_move_of_the_best_bot_and_changes_nothing(house: House) -> None:
    for sheet, seats in (("scupuni", 4), ("scala40", 2)):
        seat = house.open_table(sheet, seats, seed=8)
        with house.guest(seat) as guest:
            guest.join()
            guest.wait_for_turn()
            guest.send(AskHint(guest.seq))
            frame = guest.receive()
            assert isinstance(frame, Hint)
            assert guest.told is not None
            assert frame.move in guest.told.moves
            assert frame.by == sb.bots(sb.rules(sheet))[-1]
            assert isinstance(guest.resync(), State)
            assert guest.seq == frame.seq


def _refused(guest: Guest) -> str:
    while not isinstance(frame := guest.receive(), Refused):
        pass
    return frame.code


def test_a_hint_is_for_the_own_turn(house: House) -> None:
    seat = house.open_table("scupuni", 4, seed=8)
    with house.guest(seat) as guest:
        guest.join()
        guest.wait_for_turn()
        guest.send(AskHint(guest.seq - 1))
        assert _refused(guest) == "stale"


def _ask(house: House, sheet: str, **question: Any) -> Any:
    return house.http.post(f"/api/v1/sheets/{sheet}/captures?lang=en", json=question)


def test_what_may_i_take_is_answered_with_the_article(house: House) -> None:
    answer = _ask(house, "scupuni", table=["3C", "4S", "7C"], card="7D").json()
    assert [way["captured"] for way in answer["ways"]] == [["7C"]]
    assert answer["ways"][0]["citation"] == "arts 6, 8"
    both = _ask(house, "scupuni", table=["3C", "4S", "5C", "2S"], card="7D").json()
    ways = {frozenset(way["captured"]) for way in both["ways"]}
    assert ways == {frozenset({"5C", "2S"}), frozenset({"3C", "4S"}), frozenset()}
    assert all(way["text"] for way in both["ways"])


def test_why_these_may_not_be_taken_is_said_with_the_article(house: House) -> None:
    answer = _ask(house, "fsgs", table=["3C", "4S", "7C"], card="7D", taken=["3C", "4S"]).json()
    assert answer["allowed"] is False
    assert "art" in answer["why_not"]
    right = _ask(house, "fsgs", table=["3C", "4S", "7C"], card="7D", taken=["7C"]).json()
    assert right["allowed"] is True
    laid = _ask(house, "fsgs", table=["3C", "4S"], card="7D", taken=[]).json()
    assert laid["allowed"] is False
    home = _ask(
        house, "fsgs", table=["3C", "4S"], card="7D", taken=[], switches={"capture.sum": "may"}
    ).json()
    assert home["allowed"] is True


def test_an_ace_that_sweeps_is_told_as_such(house: House) -> None:
    answer = _ask(house, "scopa-dassi", table=["3C", "KS"], card="AD").json()
    (way,) = answer["ways"]
    assert way["captured"] == ["3C", "KS"]


def test_a_card_laid_beside_its_equal_is_told_by_the_rule_of_equal_cards(house: House) -> None:
    answer = _ask(house, "scopa-corsa", table=["7C", "3S"], card="7D").json()
    assert {tuple(way["captured"]) for way in answer["ways"]} == {("7C",), ()}
    (taken, laid) = answer["ways"]
    assert taken["text"] == laid["text"]
    assert "beside" in laid["text"]


@pytest.mark.parametrize(
    ("sheet", "question", "code"),
    [
        ("scala40", {"table": [], "card": "7D"}, "not_at_scopa"),
        ("scupuni", {"table": ["7D"], "card": "7D"}, "card_not_in_pack"),
        ("scupuni", {"table": ["8D"], "card": "7D"}, "card_not_in_pack"),
        ("scopa-corsa", {"table": ["2D"], "card": "7D"}, "card_not_in_pack"),
        ("scupuni", {"table": [], "card": "7D", "switches": {"capture.sum": "maybe"}}, "bad_club_sheet"),
        ("scupuni", {"table": "7D", "card": "7D"}, "malformed_request"),
        ("chess", {"table": [], "card": "7D"}, "no_such_sheet"),
    ],
)
def test_a_question_that_cannot_be_is_refused_in_words(
    house: House, sheet: str, question: dict[str, Any], code: str
) -> None:
    refused = _ask(house, sheet, **question)
    assert refused.json()["code"] == code
    assert refused.json()["message"].endswith(".")


def test_a_club_s_sheet_is_made_and_played(house: House, tmp_path: Any) -> None:
    club = {"id": "bar-sport", "title": "Bar Sport", "switches": {"capture.sum": "must", "match.target": 11}}
    made = house.http.post("/api/v1/sheets/scupuni/club?lang=it", json=club).json()
    assert made["sheet"]["title"] == "Bar Sport"
    assert made["sheet"]["target"] == 11
    file = tmp_path / "bar-sport.toml"
    file.write_text(made["toml"], encoding="utf-8")
    assert sb.rules(file).switches["capture.sum"] == "must"
    seat = house.open_table("scupuni", 4, club=club)
    with house.guest(seat) as guest:
        state = guest.join()
        assert (state.table.sheet, state.table.target) == ("bar-sport", 11)
        guest.play_on(plays=1)
    sheet = house.http.get(f"/api/v1/tables/{seat.table}/sheet").json()
    assert sheet["title"] == "Bar Sport"
    question = {"table": ["3C", "4S"], "card": "7D", "taken": []}
    asked = house.http.post(f"/api/v1/tables/{seat.table}/captures", json=question).json()
    assert ([way["captured"] for way in asked["ways"]], asked["allowed"]) == ([["3C", "4S"]], False)
    assert _ask(house, "scupuni", **question).json()["allowed"] is True


def test_a_match_is_played_again_as_it_was_agreed(house: House) -> None:
    club = {"id": "bar-sport", "title": "Bar Sport", "switches": {"capture.sum": "must"}}
    seat = house.open_table("scopa-napoletana", 3, club=club, target=16, person=1, seed=4)
    again = house.http.post(f"/api/v1/tables/{seat.table}/again", params={"token": seat.token})
    assert again.status_code == 201
    anew = Seat(**again.json())
    assert (anew.seat, anew.table != seat.table, anew.token != seat.token) == (1, True, True)
    with house.guest(seat) as guest, house.guest(anew) as other:
        before, after = guest.join(), other.join()
        assert msgspec.structs.replace(after.table, id=before.table.id) == before.table
        assert (after.table.sheet, after.table.target) == ("bar-sport", 16)
        guest.wait_for_turn()
        other.wait_for_turn()
        assert guest.view is not None
        assert other.view is not None
        assert guest.view.hand != other.view.hand


def test_only_who_sits_at_a_table_may_play_it_again(house: House) -> None:
    seat = house.open_table("scupuni", 4)
    for table, token, status, code in (
        (seat.table, "guessed", 403, "wrong_token"),
        (seat.table, "", 403, "wrong_token"),
        ("nowhere", seat.token, 404, "no_such_table"),
    ):
        refused = house.http.post(f"/api/v1/tables/{table}/again", params={"token": token})
        assert (refused.status_code, refused.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    "club",
    [
        {"id": "Bar Sport", "title": "Bar", "switches": {}},
        {"id": "bar", "title": "", "switches": {}},
        {"id": "bar", "title": "Bar", "switches": {"wind": 3}},
        {"id": "bar", "title": "Bar", "switches": {"capture.sum": "maybe"}},
    ],
)
def test_a_club_s_sheet_that_cannot_stand_says_what(house: House, club: dict[str, Any]) -> None:
    refused = house.http.post("/api/v1/sheets/scupuni/club", json=club)
    assert (refused.status_code, refused.json()["code"]) == (422, "bad_club_sheet")


def test_the_explanation_tells_each_switch_s_value(house: House) -> None:
    sheet = house.http.get("/api/v1/sheets/scupuni?lang=en").json()
    values = {entry["switch"]: entry["value"] for entry in sheet["explanation"] if entry["switch"]}
    assert values["scopa.void"] == "last_card"
