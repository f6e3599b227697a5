"""The committee's ruling on equal contrade over HTTP: by the organiser alone, refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import House
from tests.server.test_desk import Desk
from tests.server.test_desk_play_offs import made_up


def counted(table: int, *sides: int) -> dict[str, Any]:
    return {"type": "counted", "round": 1, "result": {"table": table, "points": list(sides), "fewest": True}}


def ranked(*teams: str, reason: str = "", taken_back: bool = False) -> dict[str, Any]:
    return {"type": "teams_ranked", "teams": list(teams), "reason": reason, "taken_back": taken_back}


def equal_palio(house: House) -> Desk:
    """Inferiore and Superiore owe the same, Centro more; everything is played."""
    desk = made_up(house, "palio", 12)
    desk.step("draw")
    for table, sides in enumerate(((10, 10), (10, 10), *[(5, 20)] * 4), 1):
        assert desk.enter(counted(table, *sides)).status_code == 200
    return desk


@pytest.fixture
def palio(house: House) -> Desk:
    return equal_palio(house)


def awarded(standing: dict[str, Any]) -> list[tuple[int, str, str, str]]:
    return [(one["rank"], one["team"], one["points"], one["reason"]) for one in standing["teams"]]


def test_the_organiser_enters_corrects_and_takes_back(palio: Desk) -> None:
    before = palio.get().json()["standing"]
    assert [(one["rank"], sorted(one["teams"]), one["reason"]) for one in before["equal_teams"]] == [
        (1, ["inf", "sup"], "")
    ]
    after = palio.enter(ranked("sup", "inf", reason="by lot")).json()["standing"]
    assert awarded(after) == [
        (1, "sup", "30", "by lot"),
        (2, "inf", "20", "by lot"),
        (3, "centro", "10", ""),
    ]
    public = palio.house.http.get(f"/api/v1/events/{palio.event}").json()["standing"]
    assert public["equal_teams"] == [{"rank": 1, "teams": ["sup", "inf"], "reason": "by lot"}]
    corrected = palio.enter(ranked("inf", "sup", reason="names mixed up")).json()["standing"]
    assert awarded(corrected)[0] == (1, "inf", "30", "names mixed up")
    assert palio.enter(ranked("inf", "sup", taken_back=True)).json()["standing"] == before
    lines = palio.get("/report").json()["lines"]
    assert [(line["by"], line["note"]) for line in lines] == [
        ("Ada", "by lot"),
        ("Ada", "names mixed up"),
        ("Ada", ""),
    ]
    assert "taken back: Inferiore, Superiore" in lines[-1]["what"]


@pytest.mark.parametrize(
    ("deed", "code", "said"),
    [
        (ranked("inf", "centro", reason="x"), "not_equal", "Equal are Inferiore, Superiore."),
        (ranked("inf", "nord", reason="x"), "no_such_team", "no contrada “nord”"),
        (ranked("inf", "sup", reason=" "), "reason_needed", "The reason of the ruling is needed."),
        (ranked("inf", "sup", taken_back=True), "no_team_ruling", "has not ruled on Inferiore, Superiore"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    palio: Desk, deed: dict[str, Any], code: str, said: str
) -> None:
    response = palio.enter(deed)
    assert (response.status_code, response.json()["code"]) == (422, code), response.text
    assert said in response.json()["message"]


@pytest.mark.parametrize("role", ["referee", "jury", "scorer"])
def test_nobody_else_may(palio: Desk, role: str) -> None:
    given = palio.post("/links", {"role": role, "name": "Ugo", "seq": palio.seq}).json()
    held = Desk(palio.house, palio.event, given["key"])
    assert "teams_ranked" not in held.get().json()["may"]
    assert held.enter(ranked("sup", "inf", reason="x")).json()["code"] == "not_allowed"
