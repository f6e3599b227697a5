"""The palio over several events over HTTP: for everybody, once each event is played, each counted once."""

from __future__ import annotations

import pytest

from tests.server.house import House
from tests.server.test_desk import Desk, opened
from tests.server.test_desk_committee import equal_palio, ranked


@pytest.fixture
def two(house: House) -> tuple[Desk, Desk]:
    """Two events of equal firsts; in the second the committee has set them apart."""
    one, other = equal_palio(house), equal_palio(house)
    assert other.enter(ranked("sup", "inf", reason="by lot")).status_code == 200
    return one, other


def standings(house: House, *events: str, language: str = "en") -> tuple[int, dict[str, object]]:
    response = house.http.get("/api/v1/palio", params={"event": list(events), "lang": language})
    return response.status_code, response.json()


def test_what_each_event_awarded_is_added_up(house: House, two: tuple[Desk, Desk]) -> None:
    one, other = two
    status, page = standings(house, one.event, other.event)
    assert status == 200
    assert page["teams"] == [
        {"rank": 1, "team": "Superiore", "points": "55", "awarded": ["25", "30"]},
        {"rank": 2, "team": "Inferiore", "points": "45", "awarded": ["25", "20"]},
        {"rank": 3, "team": "Centro", "points": "20", "awarded": ["10", "10"]},
    ]
    assert page["events"] == [
        {"event": desk.event, "name": "Coppa", "date": None, "stage": "played"} for desk in two
    ]


def test_the_house_knows_which_events_count(house: House, two: tuple[Desk, Desk]) -> None:
    waiting = opened(house, template="palio")
    authorised = {"authorization": f"Bearer {house.organiser_key}"}
    listed = house.http.get("/api/v1/events", headers=authorised).json()
    counts = {one["event"]: one["counts"] for one in listed}
    assert [counts[desk.event] for desk in (*two, waiting)] == [True, True, False]


@pytest.mark.parametrize(
    ("language", "said"),
    [("it", "non è ancora finita"), ("fr", "n'est pas encore fini"), ("en", "“Coppa” is not over")],
)
def test_an_event_that_is_still_played_is_refused_in_a_sentence(
    house: House, two: tuple[Desk, Desk], language: str, said: str
) -> None:
    waiting = opened(house, template="palio")
    status, problem = standings(house, two[0].event, waiting.event, language=language)
    assert (status, problem["code"]) == (422, "still_played")
    assert said in str(problem["message"]), problem["message"]


def test_twice_the_same_unknown_or_none_at_all_is_refused(house: House, two: tuple[Desk, Desk]) -> None:
    one, _ = two
    assert standings(house, one.event, one.event)[1]["code"] == "event_twice"
    assert standings(house, one.event, "0" * 16)[0] == 404
    assert house.http.get("/api/v1/palio").status_code == 422
    assert standings(house, *[one.event] * 41)[0] == 422
