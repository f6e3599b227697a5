"""Play-offs over HTTP: numbered by the house, refused in a sentence, waited for by the next draw."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import House
from tests.server.test_desk import Desk, drawn, opened, result


def play_off(one: str, other: str, *points: int, number: int = 0, table: int | None = None) -> dict[str, Any]:
    counted = {"table": number if table is None else table, "points": list(points)}
    return {
        "type": "played_off",
        "number": number,
        "entrants": [one, other],
        "result": counted if points else None,
    }


def made_up(house: House, template: str, count: int, **settings: object) -> Desk:
    desk = opened(house, template, settings=settings)
    assert desk.post("/made-up", {"count": count, "seed": 3, "seq": desk.seq}).json()["new"] == count
    desk.step("freeze")
    desk.enter({"type": "witnessed", "text": "cut: 7D"})
    return desk


def lower_number_wins_but_the_last_beats_the_first(desk: Desk, count: int) -> None:
    """With three entrants a circle: each has won once."""
    known = desk.step("draw")["standing"]["rounds"][-1]
    target = known["tables"][0]["target"]
    for table in known["tables"]:
        one, other = (int(side[0]) for side in table["sides"])
        first_wins = (one < other) != ({one, other} == {1, count})
        points = (target, 3) if first_wins else (3, target)
        assert desk.enter(result(known["number"], table["number"], *points)).status_code == 200


@pytest.fixture
def league(house: House) -> Desk:
    """Three that are equal at the end of a round robin."""
    desk = made_up(house, "round-robin", 3)
    for _ in range(3):
        lower_number_wins_but_the_last_beats_the_first(desk, 3)
    return desk


def test_the_house_numbers_play_offs_and_everybody_sees_them(league: Desk) -> None:
    public = f"/api/v1/events/{league.event}"
    due = league.house.http.get(public).json()["standing"]["play_offs"]["due"]
    assert [(equal["rank"], len(equal["pairs"])) for equal in due] == [(1, 3)]
    for number, (one, other) in enumerate((("1", "2"), ("1", "3"), ("2", "3")), 1):
        shown = league.enter(play_off(one, other, 11, 5)).json()["standing"]["play_offs"]["played"]
        assert [one["number"] for one in shown] == list(range(1, number + 1))
    corrected = league.enter(play_off("2", "1", 11, 9, number=1)).json()["standing"]
    assert [place["entrant"] for place in corrected["places"]] == ["2", "1", "3"]
    assert [place["rank"] for place in corrected["places"]] == [1, 2, 3]
    told = [line["what"] for line in league.get("/report").json()["lines"]]
    assert "play-off 1: 11 – 5" in told


@pytest.mark.parametrize(
    ("deed", "code", "said"),
    [
        (play_off("1", "2", 10, 5), "target_missed", "Nobody has reached 11 points"),
        (play_off("1", "2", 11, 11), "nobody_won", "nobody has won"),
        (play_off("1", "9", 11, 5), "no_such_entrant", "no such entrant"),
        (play_off("1", "1", 11, 5), "no_play_off", "no play-off to play now"),
        (play_off("1", "2", number=4), "no_such_play_off", "no play-off 4"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    league: Desk, deed: dict[str, Any], code: str, said: str
) -> None:
    response = league.enter(deed)
    assert (response.status_code, response.json()["code"]) == (422, code), response.text
    assert said in response.json()["message"]
    assert league.get().json()["standing"]["play_offs"]["played"] == []


def test_where_nobody_is_equal_there_is_none(house: House) -> None:
    response = drawn(house).enter(play_off("1", "2", 21, 5))
    assert response.json()["code"] == "round_open"


@pytest.mark.parametrize(("role", "status"), [("referee", 200), ("scorer", 200), ("jury", 422)])
def test_who_enters_results_enters_play_offs(league: Desk, role: str, status: int) -> None:
    given = league.post("/links", {"role": role, "name": "Ugo", "seq": league.seq}).json()
    held = Desk(league.house, league.event, given["key"])
    assert ("played_off" in held.get().json()["may"]) == (status == 200)
    assert held.enter(play_off("1", "2", 11, 5)).status_code == status


def test_the_knockout_waits_for_the_play_offs_of_its_groups(house: House) -> None:
    settings = {"options.groups": 2, "options.advance": 1, "options.tie_breaks": ["play_off"]}
    desk = made_up(house, "groups", 8, **settings)
    for _ in range(3):
        known = desk.step("draw")["standing"]["rounds"][-1]
        for table in known["tables"]:
            # Everybody wins at home: nobody wins all three.
            assert desk.enter(result(known["number"], table["number"], 21, 5)).status_code == 200
    seen = desk.get().json()
    assert (seen["standing"]["stage"], seen["next_round"]) == ("rounds", False)
    due = seen["standing"]["play_offs"]["due"]
    assert due
    names = {entrant["id"]: entrant["name"] for entrant in seen["standing"]["entrants"]}
    for equal in due:
        assert " / ".join(names[one] for one in equal["entrants"]) in seen["hindrance"]
    refused = desk.post("/draw", {"seq": desk.seq})
    assert (refused.status_code, refused.json()["code"]) == (422, "play_off_due")
    assert refused.json()["message"] == seen["hindrance"]
    while due := desk.get().json()["standing"]["play_offs"]["due"]:
        one, other = sorted(due[0]["pairs"][0], key=int)
        assert desk.enter(play_off(one, other, 21, 5)).status_code == 200
    assert desk.get().json()["hindrance"] == ""
    final = desk.step("draw")["standing"]["rounds"][-1]
    assert final["stage"] == "final"
    published = house.http.get(f"/api/v1/events/{desk.event}/published-draw").json()
    assert published["rounds"][2]["played"]["play_offs"]
    assert house.http.post("/api/v1/verify", json=published).json()["holds"]
    played = desk.get().json()["standing"]["play_offs"]["played"][0]
    late = play_off(*played["entrants"], 21, 6, number=played["number"])
    assert desk.enter(late).json()["code"] == "round_past"
