"""The HTTP side: sheets, tables, errors as sentences, and what strangers may not do."""

from __future__ import annotations

import http.client
import json
from pathlib import Path
from typing import Any

import pytest

import settebello as sb
from tests.server.house import House

SCHEMAS = Path(__file__).parents[2] / "web" / "schema"


def _table(**wishes: Any) -> dict[str, Any]:
    players = [{"name": "Anna", "bot": None}, {"name": "Bice", "bot": "greedy"}]
    return {"sheet": "scopa-napoletana", "seats": 2, "players": players, **wishes}


@pytest.mark.parametrize("lang", ["it", "fr", "en"])
def test_the_sheets_in_each_language(house: House, lang: str) -> None:
    sheets = house.http.get("/api/v1/sheets", params={"lang": lang}).json()
    assert [sheet["id"] for sheet in sheets] == list(sb.rules_available())
    for sheet in sheets:
        assert all(sheet[key] for key in ("title", "place", "summary", "seats", "deck", "direction"))
        detail = house.http.get(f"/api/v1/sheets/{sheet['id']}", params={"lang": lang}).json()
        ends = [(detail["targets"], detail["target"]), (detail["limits"], detail["limit"])]
        ends.append((detail["deal_counts"], detail["deals"]))
        assert [number for numbers, number in ends if number]
        assert all(number in numbers for numbers, number in ends if number)
        assert detail["explanation"]
        assert detail["cards"]["7D"]["name"]
        counts = {"scopa-corsa": 36, "scala40": 53, "scala40-palio": 53}
        assert len(detail["cards"]) == counts.get(sheet["id"], 40)
    assert house.http.get("/api/v1/sheets/scupuni?lang=it").json()["cards"]["7D"]["name"] == "sette di denari"


def test_the_language_comes_from_the_browser_when_nothing_else_says(house: House) -> None:
    def summary(**headers: str) -> str:
        text: str = house.http.get("/api/v1/sheets/fsgs", headers=headers).json()["summary"]
        return text

    assert summary(**{"accept-language": "fr-CH,fr;q=0.9,it;q=0.5"}) != summary(**{"accept-language": "en"})
    assert summary(**{"accept-language": "de"}) == summary(**{"accept-language": "it"})


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        (_table(sheet="tressette"), 404, "no_such_sheet"),
        (_table(sheet="../secret.toml"), 404, "no_such_sheet"),
        (_table(seats=5), 422, "bad_seats"),
        (_table(seats=4), 422, "bad_players"),
        (_table(players=[]), 422, "bad_players"),
        (_table(players=[{"name": "Anna"}, {"name": "Bice"}]), 422, "bad_players"),
        (_table(players=[{"name": name, "bot": "greedy"} for name in ("Anna", "Bice")]), 422, "bad_players"),
        (_table(players=[{"name": "Anna"}, {"name": "Bice", "bot": "deep"}]), 422, "unknown_bot"),
        (_table(players=[{"name": "  "}, {"name": "Bice", "bot": "greedy"}]), 422, "malformed_request"),
        (_table(players=[{"name": "A" * 41}, {"name": "Bice", "bot": "greedy"}]), 422, "malformed_request"),
        (_table(target=0), 422, "bad_target"),
        (_table(target=-3), 422, "bad_target"),
        (_table(target=100_000), 422, "bad_target"),
        (_table(target=21, final=True), 422, "bad_target"),
        (_table(target="21"), 422, "malformed_request"),
        (_table(seed=-1), 422, "bad_seed"),
        (_table(seed=2**64), 422, "bad_seed"),
        (_table(deck=["7D"]), 422, "malformed_request"),
        (_table(lang="de"), 422, "unknown_language"),
        ({}, 422, "malformed_request"),
        ([], 422, "malformed_request"),
    ],
)
def test_a_table_that_cannot_be_had(house: House, wanted: object, status: int, code: str) -> None:
    messages = set()
    for lang in ("it", "fr", "en"):
        answer = house.http.post("/api/v1/tables", json=wanted, params={"lang": lang})
        problem = answer.json()
        assert (answer.status_code, problem["code"]) == (status, code), problem
        messages.add(problem["message"])
    assert all(messages)
    assert len(messages) == 3


def test_the_bodys_language_is_the_errors_language(house: House) -> None:
    def message(lang: str) -> str:
        text: str = house.http.post("/api/v1/tables", json=_table(target=0, lang=lang)).json()["message"]
        return text

    assert len({message(lang) for lang in ("it", "fr", "en")}) == 3


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/v1/nothing", 404),
        ("/api/v1/sheets/tressette", 404),
        ("/nothing.js", 404),
        ("/.env", 404),
        ("/..%2f..", 404),
    ],
)
def test_addresses_that_lead_nowhere(house: House, path: str, status: int) -> None:
    answer = house.http.get(path)
    assert answer.status_code == status
    assert answer.json()["message"]


def test_a_body_that_is_no_json_and_a_wrong_method(house: House) -> None:
    answer = house.http.post("/api/v1/tables", content=b"{", headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed_request")
    assert house.http.delete("/api/v1/tables").status_code == 405


def test_a_body_that_is_too_large_is_turned_away(house: House) -> None:
    answer = house.http.post("/api/v1/tables", content=b" " * 70_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    answer = house.http.post("/api/v1/tables/record", content=b" " * (1024 * 1024 + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_a_body_that_hides_its_size_is_turned_away(house: House) -> None:
    connection = http.client.HTTPConnection(house.address.removeprefix("http://"))
    pieces = (b" " * 10_000 for _ in range(7))
    chunked = {"Transfer-Encoding": "chunked"}
    connection.request("POST", "/api/v1/tables", body=pieces, encode_chunked=True, headers=chunked)
    with connection.getresponse() as answer:
        assert answer.status == 413
    connection.close()


def test_a_page_from_another_host_may_not_open_tables(house: House) -> None:
    answer = house.http.post("/api/v1/tables", json=_table(), headers={"origin": "http://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    answer = house.http.post("/api/v1/tables", json=_table(), headers={"origin": house.address})
    assert answer.status_code == 201
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/health", "/api/v1/sheets", "/api/v1/nothing", "/table/x"])
def test_every_answer_tells_the_browser_to_trust_only_this_house(house: House, path: str) -> None:
    headers = house.http.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_long_answers_are_compressed(house: House) -> None:
    answer = house.http.get("/api/v1/sheets/fsgs", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("name", ["frames.json", "openapi.json"])
def test_the_web_apps_schemas_are_the_servers(house: House, name: str) -> None:
    assert json.loads((SCHEMAS / name).read_text()) == house.http.get(f"/api/v1/{name}").json()
