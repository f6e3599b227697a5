"""The desk over HTTP: a whole event, private links, what is refused, and a house that is killed."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import House


class Desk:
    """Somebody with a private link."""

    def __init__(self, house: House, event: str, key: str) -> None:
        self.house, self.event, self.key = house, event, key

    def get(self, path: str = "/desk", **headers: str) -> httpx.Response:
        return self.house.http.get(
            f"/api/v1/events/{self.event}{path}",
            headers={"authorization": f"Bearer {self.key}", "accept-language": "en", **headers},
        )

    def post(self, path: str, body: object = None, content: bytes | None = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.key}", "accept-language": "en"}
        url = f"/api/v1/events/{self.event}{path}"
        if content is not None:
            return self.house.http.post(url, content=content, headers=headers)
        return self.house.http.post(url, json=body, headers=headers)

    @property
    def seq(self) -> int:
        return int(self.get().json()["seq"])

    def enter(self, deed: dict[str, Any], seq: int | None = None) -> httpx.Response:
        return self.post("/deeds", {"deed": deed, "seq": self.seq if seq is None else seq})

    def step(self, name: str) -> dict[str, Any]:
        response = self.post(f"/{name}", {"seq": self.seq})
        assert response.status_code == 200, response.text
        answered: dict[str, Any] = response.json()
        return answered


def opened(house: House, template: str = "federation", **more: object) -> Desk:
    body = {"template": template, "name": "Coppa", "organiser": "Ada", **more}
    headers = {"authorization": f"Bearer {house.organiser_key}"}
    response = house.http.post("/api/v1/events", json=body, headers=headers)
    assert response.status_code == 201, response.text
    return Desk(house, response.json()["event"], response.json()["key"])


def entrant(*people: str, **more: object) -> dict[str, Any]:
    return {"type": "entered", "entrant": {"id": "", "people": [{"name": name} for name in people], **more}}


LIST = b"Anna;Bice\nCarlo;Dino\nElio;Fosca\nGino;Ida\n"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "data") as opened_house:
        yield opened_house


def filled(house: House) -> Desk:
    desk = opened(house)
    response = desk.post(f"/list?seq={desk.seq}&name=pairs.csv", content=LIST)
    assert response.json()["new"] == 4, response.text
    return desk


def drawn(house: House) -> Desk:
    desk = filled(house)
    desk.step("freeze")
    assert desk.enter({"type": "witnessed", "text": "cut: 7D"}).status_code == 200
    desk.step("draw")
    return desk


def result(number: int, table: int, *points: int) -> dict[str, Any]:
    return {"type": "counted", "round": number, "result": {"table": table, "points": list(points)}}


def test_an_event_is_held_from_entries_to_final_standings(house: House) -> None:
    desk = drawn(house)
    public = house.http.get(f"/api/v1/events/{desk.event}").json()
    assert public["standing"]["stage"] == "rounds"
    assert len(public["standing"]["rounds"][0]["tables"]) == 2
    for table in (1, 2):
        assert desk.enter(result(1, table, 21, 15)).status_code == 200
    assert desk.step("draw")["standing"]["rounds"][1]["stage"] == "final"
    assert desk.enter(result(2, 1, 27, 16)).status_code == 200
    assert desk.enter(result(2, 2, 3, 21)).status_code == 200
    assert desk.enter({"type": "closed"}).json()["standing"]["stage"] == "closed"
    published = house.http.get(f"/api/v1/events/{desk.event}/published-draw").json()
    verdict = house.http.post("/api/v1/verify", json=published).json()
    assert verdict["holds"], verdict
    published["entropy"] = ["cut: 7C"]
    verdict = house.http.post("/api/v1/verify?lang=it", json=published).json()
    assert not verdict["holds"]
    assert "seme" in verdict["told"][0]


def test_a_killed_house_knows_everything_that_it_has_acknowledged(house: House) -> None:
    desk = filled(house)
    desk.step("freeze")
    before = desk.get().json()
    house.kill()
    house.open()
    assert desk.get().json() == before
    # The promised secret was kept too.
    assert desk.enter({"type": "witnessed", "text": "cut: 7D"}).status_code == 200
    assert desk.step("draw")["standing"]["drawing"]["secret"]


def test_the_secret_is_told_to_nobody_before_the_draw(house: House) -> None:
    desk = filled(house)
    desk.step("freeze")
    seen = [
        desk.get().json()["standing"],
        house.http.get(f"/api/v1/events/{desk.event}").json()["standing"],
    ]
    assert all(standing["drawing"]["secret"] == "" for standing in seen)
    assert all(standing["drawing"]["commitment"] for standing in seen)
    assert "secret" not in desk.get("/log").text.replace('"commitment"', "")


def test_an_old_page_changes_nothing(house: House) -> None:
    desk = filled(house)
    seq = desk.seq
    assert desk.enter(entrant("Nella", "Olga"), seq).status_code == 200
    stale = desk.enter(entrant("Pia", "Quinto"), seq)
    assert (stale.status_code, stale.json()["code"]) == (409, "desk_stale")
    assert len(desk.get().json()["entrants"]) == 5


@pytest.mark.parametrize(
    ("deed", "code", "said"),
    [
        (entrant("Anna", "Zita"), "name_twice", "Anna is entered already"),
        (entrant("Solo"), "wrong_people", "2 names are needed"),
        ({"type": "withdrawn", "entrant": "99"}, "no_such_entrant", "no such entrant"),
        (result(1, 1, 21, 15), "no_such_round", "no round 1"),
        ({"type": "closed"}, "rounds_left", "Rounds are left"),
    ],
)
def test_what_cannot_be_is_one_sentence(house: House, deed: dict[str, Any], code: str, said: str) -> None:
    desk = filled(house)
    refused = desk.enter(deed)
    assert (refused.status_code, refused.json()["code"]) == (422, code)
    assert said in refused.json()["message"]


def test_rows_of_a_list_are_told_before_they_are_entered(house: House) -> None:
    desk = filled(house)
    seen = desk.post("/list/preview?name=more.csv", content=b"Anna;Bice\nNella;Olga\nAnna;Zita\n").json()
    assert [row["kind"] for row in seen["rows"]] == ["known", "new", "duplicate"]
    assert seen["told"][2] == "Anna is entered already."
    assert len(desk.get().json()["entrants"]) == 4
    broken = desk.post("/list/preview?name=pairs.xlsx", content=b"PK no spreadsheet")
    assert (broken.status_code, broken.json()["code"]) == (422, "broken")
    sheet = desk.get("/entrants.xlsx")
    again = desk.post("/list/preview?name=entrants.xlsx", content=sheet.content).json()
    assert {row["kind"] for row in again["rows"]} == {"known"}


def test_a_link_gives_its_role_and_nothing_more(house: House) -> None:
    desk = drawn(house)
    given = desk.post("/links", {"role": "scorer", "name": "Ivo", "seq": desk.seq}).json()
    assert given["qr"].startswith("<svg")
    scorer = Desk(house, desk.event, given["key"])
    assert scorer.get().json()["role"] == "scorer"
    assert scorer.get().json()["entrants"] == []
    assert scorer.get().json()["links"] == []
    assert scorer.enter(result(1, 1, 21, 15)).status_code == 200
    table = scorer.get().json()["standing"]["rounds"][0]["tables"][0]
    assert table["points"] == [21, 15]
    for response in (
        scorer.enter({"type": "withdrawn", "entrant": "1"}),
        scorer.post("/links", {"role": "organiser", "name": "Ivo", "seq": scorer.seq}),
        scorer.get("/log"),
        scorer.get("/entrants.xlsx"),
        scorer.post(f"/list?seq={scorer.seq}", content=LIST),
        scorer.post("/freeze", {"seq": scorer.seq}),
    ):
        assert response.status_code == 422, response.text
        assert response.json()["code"] == "not_allowed"


def test_a_lost_phone_s_link_ends_when_another_is_given(house: House) -> None:
    desk = drawn(house)
    lost = desk.post("/links", {"role": "referee", "name": "Ugo", "seq": desk.seq}).json()
    found = desk.post(
        "/links", {"role": "referee", "name": "Ugo", "seq": desk.seq, "instead_of": lost["link"]}
    ).json()
    assert Desk(house, desk.event, lost["key"]).get().status_code == 403
    assert Desk(house, desk.event, found["key"]).get().status_code == 200
    own = desk.get().json()["links"][0]["link"]
    assert desk.post("/links/end", {"link": own, "seq": desk.seq}).json()["code"] == "not_allowed"


def test_who_rules_and_who_votes_stands_in_the_report(house: House) -> None:
    desk = drawn(house)
    guilty = desk.get().json()["standing"]["rounds"][0]["tables"][0]["sides"][0][0]
    keys = {
        name: desk.post("/links", {"role": role, "name": name, "seq": desk.seq}).json()["key"]
        for name, role in (("Ugo", "referee"), ("Vera", "jury"), ("Zita", "jury"), ("Elio", "jury"))
    }
    referee = Desk(house, desk.event, keys["Ugo"])
    ladder = referee.get(f"/sanctions/{guilty}").json()
    assert next(one for one in ladder if one["article"] == "8")["sanctions"] == ["warning"]
    ruled = {"type": "ruled", "round": 1, "table": 1, "entrant": guilty, "article": "8"}
    assert referee.enter(ruled).status_code == 200
    case = {"type": "case_opened", "round": 1, "table": 1, "entrant": guilty, "article": "22", "note": "row"}
    assert referee.enter(case).status_code == 200
    for name, vote in (("Vera", "-2"), ("Zita", "-2")):
        jury = Desk(house, desk.event, keys[name])
        assert jury.enter({"type": "voted", "case": 1, "sanction": vote}).status_code == 200
    assert desk.get().json()["judgements"][1]["by"] == "Vera, Zita"
    report = desk.get("/report").json()
    assert [line["by"] for line in report["lines"]] == ["Ugo", "Ugo", "Vera, Zita"]
    assert "Vera: two points off, Zita: two points off" in report["lines"][1]["what"]
    signed = [(one["role"], one["name"]) for one in report["signatures"]]
    assert signed == [("referee", "Ugo"), ("jury", "Vera"), ("jury", "Zita"), ("jury", "Elio")]


def test_events_are_opened_with_the_house_s_key_alone(house: House) -> None:
    for headers in ({}, {"authorization": "Bearer wrong"}):
        refused = house.http.post("/api/v1/events", json={}, headers=headers)
        assert refused.json()["code"] == "wrong_link"
        assert house.http.get("/api/v1/events", headers=headers).json()["code"] == "wrong_link"
    key = {"authorization": f"Bearer {house.organiser_key}"}
    for body, code in (
        ({"template": "chess", "name": "x", "organiser": "y"}, "template_wrong"),
        ({"template": "federation", "name": " ", "organiser": "y"}, "bad_event_name"),
        ({"template": "federation"}, "malformed_request"),
        (
            {"template": "bar-swiss", "name": "x", "organiser": "y", "settings": {"options.length": 0}},
            "template_wrong",
        ),
    ):
        refused = house.http.post("/api/v1/events", json=body, headers=key)
        assert (refused.status_code, refused.json()["code"]) == (422, code)
    desk = opened(house, "bar-swiss", settings={"options.length": 3}, date="2026-10-03", tables=12)
    listed = house.http.get("/api/v1/events", headers=key).json()
    assert [one["event"] for one in listed] == [desk.event]


def test_the_organiser_s_link_is_told_once_and_may_be_made_anew(tmp_path: Path) -> None:
    with House(tmp_path / "data") as first:
        key = first.organiser_key
        assert key
    headers = {"authorization": f"Bearer {key}"}
    with House(tmp_path / "data") as second:
        assert second.organiser_key == ""
        assert second.http.get("/api/v1/events", headers=headers).status_code == 200
    with House(tmp_path / "data", new_organiser_link=True) as third:
        assert third.organiser_key not in ("", key)
        assert third.http.get("/api/v1/events", headers=headers).status_code == 403


def test_a_page_that_knows_the_last_entry_is_told_nothing_new(house: House) -> None:
    desk = filled(house)
    path = f"/api/v1/events/{desk.event}"
    first = house.http.get(path)
    again = house.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    desk.enter(entrant("Nella", "Olga"))
    assert house.http.get(path, headers={"if-none-match": first.headers["etag"]}).status_code == 200


def test_a_made_up_file_of_another_kind_is_no_traceback(house: House) -> None:
    desk = filled(house)
    for content in (b"", b"\x00\xff" * 50, io.BytesIO(b"%PDF-1.7").getvalue(), b'{"rounds": []}'):
        preview = desk.post("/list/preview?name=x.bin", content=content)
        assert preview.status_code in (200, 422)
        verify = house.http.post("/api/v1/verify", content=content)
        assert verify.json()["code"] == "malformed_request"
    assert house.errors == ""


def test_made_up_entrants_are_new_ones_within_the_event_s_bounds(house: House) -> None:
    desk = opened(house, "palio")
    assert desk.post("/made-up", {"count": 7, "seed": 1, "seq": desk.seq}).json()["new"] == 7
    assert desk.post("/made-up", {"count": 99, "seed": 1, "seq": desk.seq}).json()["new"] == 5
    entrants = desk.get().json()["entrants"]
    assert sorted(entrant["team"] for entrant in entrants) == ["centro"] * 4 + ["inf"] * 4 + ["sup"] * 4
    names = [person["name"] for entrant in entrants for person in entrant["people"]]
    assert len(set(names)) == 24
    assert desk.step("freeze")["standing"]["stage"] == "draw"


def test_the_wall_s_picture_is_for_everybody(house: House) -> None:
    desk = opened(house)
    picture = house.http.get(f"/api/v1/events/{desk.event}/links/wall.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    assert house.http.get("/api/v1/events/nothing/links/wall.svg").status_code == 404


def test_what_may_be_set_of_a_template_has_its_bounds(house: House) -> None:
    kinds = {kind["id"]: kind for kind in house.http.get("/api/v1/templates").json()}
    settings = {setting["key"]: setting for setting in kinds["palio"]["settings"]}
    assert settings["goals..deals"] == {
        "key": "goals..deals",
        "value": 5,
        "choices": [],
        "least": 5,
        "most": 7,
    }
    clubs = next(one for one in kinds["bar-swiss"]["settings"] if one["key"] == "options.clubs")
    assert clubs["choices"] == ["never", "rather_not", "allowed"]
    ties = next(one for one in kinds["bar-swiss"]["settings"] if one["key"] == "tie_breaks")
    assert ties["value"] == ["head_to_head", "buchholz", "difference", "drawn_card"]
    assert set(ties["value"]) < set(ties["choices"])
    # Before a bracket they say who goes on from a group; where teams or a bracket decide there are none.
    assert [one["key"] for one in kinds["groups"]["settings"] if "tie" in one["key"]] == [
        "options.tie_breaks"
    ]
    assert not any("tie" in one["key"] for kind in ("palio", "federation") for one in kinds[kind]["settings"])
    key = {"authorization": f"Bearer {house.organiser_key}"}
    body = {"template": "palio", "name": "x", "organiser": "y", "settings": {"goals..deals": 9}}
    assert house.http.post("/api/v1/events", json=body, headers=key).json()["code"] == "template_wrong"
    scale = next(one for one in kinds["bar-swiss"]["settings"] if one["key"] == "scale")
    assert (scale["value"], "debts" in scale["choices"]) == ("win-2-1-0", False)
    assert not any(one["key"] == "options.scale" for kind in kinds.values() for one in kind["settings"])
    for wrong in (
        {"tie_breaks": ["difference", "difference"]},
        {"tie_breaks": ["beauty"]},
        {"scale": "debts"},
    ):
        body = {"template": "bar-swiss", "name": "x", "organiser": "y", "settings": wrong}
        assert house.http.post("/api/v1/events", json=body, headers=key).json()["code"] == "template_wrong"
    assert opened(house, "palio", settings={"goals..deals": 7}).get().json()["least"] == 12


def test_nobody_s_age_is_published(house: House) -> None:
    desk = opened(house, "palio")
    desk.post("/made-up", {"count": 12, "seed": 1, "seq": desk.seq})
    desk.step("freeze")
    desk.enter({"type": "witnessed", "text": "cut: 7D"})
    desk.step("draw")
    published = house.http.get(f"/api/v1/events/{desk.event}/published-draw").json()
    assert {person["age"] for entrant in published["entrants"] for person in entrant["people"]} == {None}
    assert house.http.post("/api/v1/verify", json=published).json()["holds"]
    assert desk.get().json()["entrants"][0]["people"][0]["age"] is not None


def test_a_result_is_shown_as_it_was_entered_and_as_rulings_leave_it(house: House) -> None:
    desk = drawn(house)
    guilty = desk.get().json()["standing"]["rounds"][0]["tables"][0]["sides"][0][0]
    desk.enter(result(1, 1, 21, 15))
    ruled = {"type": "ruled", "round": 1, "table": 1, "entrant": guilty, "article": "12"}
    table = desk.enter(ruled).json()["standing"]["rounds"][0]["tables"][0]
    assert (table["points"], table["entered"]["points"]) == ([20, 15], [21, 15])
