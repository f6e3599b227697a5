"""Tables of Scala 40: what is opened and refused, the count of a deal, kills in mid-turn, a failing store."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

import settebello as sb
from settebello.server.protocol import Event, Resign, Rule
from settebello.server.protocol_events import PublicCounted, PublicEnded
from tests.server.house import House
from tests.server.turns import at_turn, before_an_opening, unchanged


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"limit": 0}, "bad_limit"),
        ({"limit": 10_000}, "bad_limit"),
        ({"deals": 0}, "bad_deals"),
        ({"deals": 51}, "bad_deals"),
        ({"target": 21}, "bad_target"),
    ],
)
def test_a_match_that_cannot_be_had(house: House, wishes: dict[str, int], code: str) -> None:
    players = [{"name": "Anna"}, {"name": "Bice", "bot": "greedy"}]
    wanted = {"sheet": "scala40", "seats": 2, "players": players, **wishes}
    messages = set()
    for lang in ("it", "fr", "en"):
        answer = house.http.post("/api/v1/tables", json=wanted, params={"lang": lang})
        assert (answer.status_code, answer.json()["code"]) == (422, code)
        messages.add(answer.json()["message"])
    assert len(messages) == 3


@pytest.mark.parametrize("lang", ["it", "fr", "en"])
def test_the_sheets_tell_how_a_match_ends_and_who_plays_it(house: House, lang: str) -> None:
    detail = house.http.get("/api/v1/sheets/scala40", params={"lang": lang}).json()
    assert (detail["family"], detail["deck"]) == ("scala40", "francesi")
    assert (detail["limits"], detail["limit"], detail["targets"], detail["target"]) == (
        [101, 151, 201],
        101,
        [],
        0,
    )
    assert len(detail["cards"]) == 53
    assert detail["cards"]["**"]["name"]
    assert detail["bots"] == list(sb.bots(sb.rules("scala40")))
    palio = house.http.get("/api/v1/sheets/scala40-palio", params={"lang": lang}).json()
    assert (palio["deal_counts"], palio["deals"], palio["limit"]) == ([5, 6, 7], 5, 0)
    scopa = house.http.get("/api/v1/sheets/scupuni", params={"lang": lang}).json()
    assert (scopa["family"], scopa["limits"], scopa["limit"]) == ("scopa", [], 0)
    assert scopa["bots"] == list(sb.bots(sb.rules("scupuni")))


def test_the_points_of_each_deal_are_what_the_hands_are_worth(house: House) -> None:
    seat = house.open_table("scala40-palio", 4, seed=9, deals=3)
    with house.guest(seat) as guest:
        guest.join()
        guest.play_on()
        counted = [frame.event for frame in guest.events() if isinstance(frame.event, PublicCounted)]
    worth = {"A": 11, "T": 10, "J": 10, "Q": 10, "K": 10, "*": 25}
    assert [event.number for event in counted] == [0, 1, 2]
    for event in counted:
        values = tuple(sum(worth.get(card[0]) or int(card[0]) for card in hand) for hand in event.hands)
        assert event.values == values
        assert event.points == (values if event.closer is not None else (0, 0, 0, 0))
        if event.closer is not None:
            assert event.hands[event.closer] == ()


def test_killed_in_the_middle_of_an_opening_it_resumes_there(tmp_path: Path) -> None:
    text, melds = before_an_opening()
    house = House(tmp_path)
    with house:
        seat = house.open_record(text)
        with at_turn(house, seat) as guest:
            guest.play(melds[0])
            guest.receive()
            view, seq = guest.scala40, guest.seq
            assert 0 < view.laid < 40
            house.kill()
        house.open()
        with at_turn(house, seat) as guest:
            assert (guest.seq, guest.scala40) == (seq, view)
            assert not guest.scala40.opened[0]
            # Nothing but melds while the opening is unfinished.
            assert {move.split()[0] for move in guest.scala40.moves} == {"meld"}
            guest.play(next(f"discard {card}" for card in view.hand if card != "**"))
            assert guest.refused().code == "opening_unfinished"
            guest.play(melds[1])
            guest.receive()
            assert guest.scala40.opened[0]
            guest.play_on(plays=3)


def test_killed_again_and_again_it_ends_as_if_nothing_had_been(tmp_path: Path) -> None:
    house = House(tmp_path)
    with house:
        quiet = house.open_table("scala40-palio", 3, seed=21, deals=1)
        with house.guest(quiet) as guest:
            guest.join()
            guest.play_on()
        undisturbed = house.record(quiet).text
        seat = house.open_table("scala40-palio", 3, seed=21, deals=1)
        for plays in (0, 1, 4, 7):
            with house.guest(seat) as guest:
                guest.join()
                guest.play_on(plays=plays)
                # The bots are in the middle of a turn just now, or this seat is.
                house.kill()
            house.open()
        with house.guest(seat) as guest:
            guest.join()
            guest.play_on()
        assert house.record(seat).text == undisturbed


def test_an_opening_that_cannot_be_written_down_has_not_happened(tmp_path: Path) -> None:
    text, melds = before_an_opening()
    with House(tmp_path) as house, at_turn(house, house.open_record(text)) as guest:
        seq, view = guest.seq, guest.told
        other = sqlite3.connect(house.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        guest.play_all(*melds)
        assert guest.refused().code == "store_locked"
        unchanged(guest, seq, view)
        other.execute("ROLLBACK")
        other.close()
        guest.play_all(*melds)
        assert [type(guest.receive()) for _ in melds] == [Event, Event]
        assert guest.scala40.opened[0]


def test_nothing_is_ruled_where_the_sheet_has_no_sanctions_and_a_seat_may_resign(house: House) -> None:
    seat = house.open_table("scala40-palio", 4, seed=1)
    with house.guest(seat) as guest:
        state = guest.join()
        assert state.ledger.ladders == ()
        guest.wait_for_turn()
        guest.send(Rule("Regole generali", "comitato", guest.seq, side=1))
        assert guest.refused().code == "no_such_article"
        guest.send(Resign(guest.seq))
        resigned, ended = guest.receive(), guest.receive()
        assert isinstance(resigned, Event)
        assert isinstance(ended, Event)
        assert ended.event == PublicEnded((1, 2, 3))
        assert guest.scala40.moves == ()
        assert guest.scala40.turn is None
        guest.play_all("draw", "discard 7D")
        assert guest.refused().code == "match_over"
    assert sb.replay(house.record(seat).text).winner == (1, 2, 3)
