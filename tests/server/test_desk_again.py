"""Back at the desk: with the house's key, when rulings are taken back, and what groups come to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import House
from tests.server.test_desk import Desk, drawn, opened, result


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "data") as opened_house:
        yield opened_house


def back_in(house: House, event: str, key: str, **body: object) -> httpx.Response:
    headers = {"authorization": f"Bearer {key}", "accept-language": "en"}
    return house.http.post(f"/api/v1/events/{event}/links/house", json=body, headers=headers)


def listed(house: House) -> list[dict[str, Any]]:
    headers = {"authorization": f"Bearer {house.organiser_key}"}
    found: list[dict[str, Any]] = house.http.get("/api/v1/events", headers=headers).json()
    return found


def test_the_house_s_key_opens_every_event_and_the_log_says_who_came_back(house: House) -> None:
    desk = drawn(house)
    organisers = listed(house)[0]["organisers"]
    assert [one["name"] for one in organisers] == ["Ada"]
    response = back_in(house, desk.event, house.organiser_key, name=" Bice ")
    assert response.status_code == 201, response.text
    bice = Desk(house, desk.event, response.json()["key"])
    assert (bice.get().json()["role"], bice.get().json()["name"]) == ("organiser", "Bice")
    assert bice.enter(result(1, 1, 21, 15)).status_code == 200
    # Nobody asked for the old one to end.
    assert desk.get().status_code == 200
    assert "a new link to organise: Bice" in desk.get("/report").json()["lines"][-1]["what"]
    assert '"by":{"role":"organiser","name":"Bice"},"deed":{"type":"role_given"' in desk.get("/log").text
    assert [one["name"] for one in listed(house)[0]["organisers"]] == ["Ada", "Bice"]


def test_a_lost_link_ends_when_the_house_gives_another_in_its_stead(house: House) -> None:
    desk = drawn(house)
    lost = listed(house)[0]["organisers"][0]["link"]
    found = back_in(house, desk.event, house.organiser_key, name="Ada", instead_of=lost).json()
    assert desk.get().status_code == 403
    assert Desk(house, desk.event, found["key"]).get().status_code == 200
    again = back_in(house, desk.event, house.organiser_key, name="Ada", instead_of=lost)
    assert (again.status_code, again.json()["code"]) == (422, "no_such_role")


def test_a_closed_event_is_reached_again_too(house: House) -> None:
    desk = drawn(house)
    for number in (1, 2):
        assert desk.enter(result(1, number, 21, 15)).status_code == 200
    desk.step("draw")
    assert desk.enter(result(2, 1, 27, 16)).status_code == 200
    assert desk.enter(result(2, 2, 3, 21)).status_code == 200
    assert desk.enter({"type": "closed"}).status_code == 200
    found = back_in(house, desk.event, house.organiser_key, name="Ada")
    again = Desk(house, desk.event, found.json()["key"])
    assert again.get().json()["standing"]["stage"] == "closed"
    assert again.enter(result(2, 1, 25, 16)).json()["code"] == "closed"


def test_no_other_key_opens_an_event_again(house: House) -> None:
    desk = drawn(house)
    for key in ("wrong", desk.key):
        assert back_in(house, desk.event, key, name="Eva").status_code == 403
    assert back_in(house, "nowhere", house.organiser_key, name="Eva").status_code == 404
    for name in ("", "  ", "x" * 121, "a\nb"):
        refused = back_in(house, desk.event, house.organiser_key, name=name)
        assert (refused.status_code, refused.json()["code"]) == (422, "no_name")
    assert len(listed(house)[0]["organisers"]) == 1


def test_a_ruling_taken_back_is_shown_with_its_reason(house: House) -> None:
    desk = drawn(house)
    guilty = desk.get().json()["standing"]["rounds"][0]["tables"][0]["sides"][0][0]
    ruled = {"type": "ruled", "round": 1, "table": 1, "entrant": guilty, "article": "8"}
    assert desk.enter(ruled).status_code == 200
    assert desk.enter({"type": "revoked", "ruling": 1, "reason": " another pair "}).status_code == 200
    revocation = desk.get().json()["revocations"][0]
    assert (revocation["ruling"], revocation["by"], revocation["reason"]) == (1, "Ada", "another pair")
    assert desk.get("/report").json()["lines"][-1]["note"] == "another pair"


def test_missing_results_are_told_by_the_tables_of_the_room(house: House) -> None:
    # Two tables are reached without steps: the others are taken first.
    desk = opened(house, tables=4, accessible=[1, 2])
    made = desk.post("/made-up", {"count": 4, "seed": 1, "seq": desk.seq})
    assert made.json()["new"] == 4
    desk.step("freeze")
    desk.enter({"type": "witnessed", "text": "cut: 7D"})
    tables = desk.step("draw")["standing"]["rounds"][0]["tables"]
    assert [(table["number"], table["spot"]) for table in tables] == [(1, 3), (2, 4)]
    assert desk.enter(result(1, 1, 21, 15)).status_code == 200
    refused = desk.post("/draw", {"seq": desk.seq})
    assert refused.json()["message"] == "Results are still missing at tables 4."


def test_groups_are_shown_as_they_stand_and_the_bracket_by_places(house: House) -> None:
    desk = opened(house, "groups", settings={"options.groups": 2})
    assert desk.post("/made-up", {"count": 8, "seed": 1, "seq": desk.seq}).json()["new"] == 8
    desk.step("freeze")
    desk.enter({"type": "witnessed", "text": "cut: 7D"})
    standing = desk.step("draw")["standing"]
    assert [(group["letter"], len(group["places"])) for group in standing["groups"]] == [("A", 4), ("B", 4)]
    assert not any(group["over"] for group in standing["groups"])
    assert standing["places"] == []
    # The winners do not meet at once, nor two of a group.
    assert standing["meetings"] == [
        [{"rank": 1, "letter": "A"}, {"rank": 2, "letter": "B"}],
        [{"rank": 1, "letter": "B"}, {"rank": 2, "letter": "A"}],
    ]
    for number in (1, 2, 3):
        for table in standing["rounds"][-1]["tables"]:
            assert (
                desk.enter(result(number, table["number"], 21, number + table["number"])).status_code == 200
            )
        standing = desk.step("draw")["standing"]
    assert standing["rounds"][-1]["stage"] == "semi_final"
    assert standing["meetings"] == []
    goes_on = {group["letter"]: group["goes_on"] for group in standing["groups"]}
    assert all(group["over"] for group in standing["groups"])
    assert [table["sides"] for table in standing["rounds"][-1]["tables"]] == [
        [[goes_on["A"][0]], [goes_on["B"][1]]],
        [[goes_on["B"][0]], [goes_on["A"][1]]],
    ]
    # Who goes on is ahead of all who do not, before the first of them has won.
    assert [place["rank"] for place in standing["places"]] == [1] * 4 + [5] * 4
    public = house.http.get(f"/api/v1/events/{desk.event}").json()["standing"]
    assert public["groups"] == standing["groups"]
