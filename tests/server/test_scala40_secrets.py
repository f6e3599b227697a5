"""Whole matches of Scala 40 over the socket; every frame ever sent is read for secrets."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import settebello as sb
from settebello.play import Stepped
from settebello.server.protocol import ServerFrame
from settebello.server.protocol_events import PublicCounted, PublicEnded, PublicStepped
from tests.server.house import House
from tests.server.knowledge import json_of
from tests.server.knowledge40 import Truth

# Sheet, seats, the person's seat, what else is asked for.
TABLES: list[tuple[str, int, int, dict[str, Any]]] = [
    ("scala40-palio", 4, 0, {}),
    ("scala40-palio", 2, 1, {"deals": 2}),
    ("scala40", 3, 2, {"limit": 101}),
    ("scala40", 5, 1, {"deals": 2}),
]

_frames = msgspec.json.Decoder(ServerFrame)


@pytest.mark.parametrize(("sheet", "seats", "person", "wishes"), TABLES)
def test_a_whole_match_tells_a_seat_nothing_that_it_may_not_know(
    house: House, sheet: str, seats: int, person: int, wishes: dict[str, Any]
) -> None:
    seat = house.open_table(sheet, seats, person=person, seed=seats * 10 + person, **wishes)
    assert seat.seat == person
    frames, events = house.whole_match(seat)
    answer = house.record(seat)
    assert answer.status_code == 200
    truth = Truth(answer.text)
    assert sum(truth.check(text, person) for text in frames) > 1000

    match = sb.replay(answer.text)
    assert match.over
    assert isinstance(events[-1], PublicEnded)
    assert isinstance(events[-2], PublicCounted)
    assert (events[-2].totals, events[-2].out) == (match.totals, match.out)
    assert any(isinstance(event, PublicStepped) and event.opened for event in events)
    for text in frames:
        # Nothing beside the fields of the frames' types.
        assert msgspec.json.encode(_frames.decode(text)).decode() == text


@pytest.fixture(scope="module")
def watched(house: House) -> tuple[Truth, list[str]]:
    """A deal as seat 0 saw it, and the truth of it."""
    seat = house.open_table("scala40-palio", 4, seed=6, deals=1)
    with house.guest(seat) as guest:
        guest.join()
        guest.play_on()
        return Truth(house.record(seat).text), guest.frames


def _draws(truth: Truth, frames: list[str], own: bool) -> list[dict[str, Any]]:
    events = [json_of(text) for text in frames if '"type":"event"' in text]
    return [
        event
        for event in events
        if isinstance(step := truth.events[event["seq"] - 1], Stepped)
        and step.move == "draw"
        and (step.seat == 0) == own
    ]


@pytest.mark.parametrize(
    "leak",
    [
        lambda event, card: event["view"].update(drawn=card),
        lambda event, card: event["event"].update(cards=[card]),
        lambda event, card: event["event"].update(move=f"draw {card}"),
        lambda event, card: event["view"]["hand"].append(card),
        lambda event, card: event["view"]["discard_pile"].append(card),
        lambda event, card: event["view"].update(stock=[card]),
        lambda event, card: event["view"]["formable"].append({"meld": f"{card}+{card}+{card}", "points": 30}),
        lambda event, card: event["view"]["moves"].append(f"discard {card}"),
        lambda event, card: event.update(secret=card),
    ],
)
def test_the_check_of_secrets_can_fail(watched: tuple[Truth, list[str]], leak: Any) -> None:
    truth, frames = watched
    told = _draws(truth, frames, own=False)[1]
    drawn = truth.events[told["seq"] - 1]
    assert isinstance(drawn, Stepped)
    truth.check(msgspec.json.encode(told).decode(), 0)
    leak(told, drawn.card)
    with pytest.raises(AssertionError):
        truth.check(msgspec.json.encode(told).decode(), 0)


def test_only_who_drew_is_told_the_card(watched: tuple[Truth, list[str]]) -> None:
    truth, frames = watched
    for told in _draws(truth, frames, own=True):
        drawn = truth.events[told["seq"] - 1]
        assert isinstance(drawn, Stepped)
        if told["view"]["turn"] == 0:
            assert told["view"]["drawn"] == drawn.card
    assert all(told["view"]["drawn"] is None for told in _draws(truth, frames, own=False))
    assert len(_draws(truth, frames, own=False)) > len(_draws(truth, frames, own=True)) > 3


def test_a_seat_that_is_out_watches_to_the_end(house: House) -> None:
    for seed in range(8):
        seat = house.open_table("scala40", 3, seed=seed, limit=40)
        with house.guest(seat) as guest:
            guest.join()
            guest.play_on()
            counted = [frame.event for frame in guest.events() if isinstance(frame.event, PublicCounted)]
            frames = list(guest.frames)
        if any(0 in event.out for event in counted[:-1]):
            truth = Truth(house.record(seat).text)
            assert sum(truth.check(text, 0) for text in frames) > 1000
            assert guest.scala40.seated == (1, 2)
            assert guest.scala40.hand == ()
            return
    pytest.fail("the person never went out before the end")
