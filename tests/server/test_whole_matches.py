"""Whole matches of every sheet over the socket; every frame ever sent is read for secrets."""

from __future__ import annotations

import msgspec
import pytest

import settebello as sb
from settebello.server.protocol import ServerFrame
from settebello.server.protocol_events import PublicEnded, PublicScored
from tests.server.house import House
from tests.server.knowledge import Truth, json_of

# Sheet, seats, the person's seat.
TABLES = [
    ("scupuni", 4, 0),
    ("scopa-napoletana", 2, 0),
    ("scopa-napoletana", 3, 2),
    ("scopa-napoletana", 6, 1),
    ("scopa-dassi", 2, 1),
    ("scopa-dassi", 4, 3),
    ("fsgs", 4, 0),
    ("fsgs", 4, 2),
    ("scopa-corsa", 2, 0),
    ("scopa-corsa", 4, 1),
]

_frames = msgspec.json.Decoder(ServerFrame)


@pytest.mark.parametrize(("sheet", "seats", "person"), TABLES)
def test_a_whole_match_tells_a_seat_nothing_that_it_may_not_know(
    house: House, sheet: str, seats: int, person: int
) -> None:
    seat = house.open_table(sheet, seats, person=person, target=6, seed=seats * 10 + person)
    assert seat.seat == person
    frames, events = house.whole_match(seat)
    answer = house.record(seat)
    assert answer.status_code == 200
    truth = Truth(answer.text)
    named = sum(truth.check(text, person) for text in frames)
    assert named > 100

    match = sb.replay(answer.text)
    assert match.over
    assert isinstance(events[-1], PublicEnded)
    assert isinstance(events[-2], PublicScored)
    assert events[-2].totals == match.totals
    for text in frames:
        # Nothing beside the fields of the frames' types.
        assert msgspec.json.encode(_frames.decode(text)).decode() == text


def test_the_check_of_secrets_can_fail(house: House) -> None:
    seat = house.open_table("fsgs", 4, target=6, seed=5)
    with house.guest(seat) as guest:
        guest.join()
        guest.play_on()
        frames = guest.frames
    truth = Truth(house.record(seat).text)
    event = next(text for text in frames if '"type":"event"' in text and '"kind":"played"' in text)
    seq = json_of(event)["seq"]
    hidden = sorted(truth.moments[seq - 1].hands[2])[0]
    told = json_of(event)
    told["view"]["table"].append(hidden)
    with pytest.raises(AssertionError, match="is told"):
        truth.check(msgspec.json.encode(told).decode(), 0)


def test_the_score_table_explains_each_point(house: House) -> None:
    seat = house.open_table("scopa-napoletana", 2, target=11, seed=3)
    with house.guest(seat) as guest:
        guest.join()
        guest.play_on()
        scored = [frame.event for frame in guest.events() if isinstance(frame.event, PublicScored)]
    match = sb.replay(house.record(seat).text)
    assert len(scored) == len(match.deals)
    for event, finished in zip(scored, match.deals, strict=True):
        lines = {line.item: line for line in event.lines}
        assert list(lines) == ["cards", "coins", "settebello", "primiera", "scope"]
        points = [0, 0]
        for item in ("cards", "coins", "settebello", "primiera"):
            taker = lines[item].side
            assert taker == getattr(finished.score, item)
            if taker is not None:
                points[taker] += 1
        for side in (0, 1):
            points[side] += lines["scope"].details[side].count
            pile = [str(card) for card in finished.deal.piles[side]]
            assert lines["cards"].details[side].count == len(pile)
            assert lines["coins"].details[side].count == sum(code.endswith("D") for code in pile)
            assert lines["settebello"].details[side].count == ("7D" in pile)
            primiera = lines["primiera"].details[side]
            assert primiera.cards is not None
            assert primiera.values is not None
            shown = [code for code in primiera.cards if code is not None]
            assert set(shown) <= set(pile)
            assert {code[1] for code in shown} == {code[1] for code in pile}
            assert sum(value or 0 for value in primiera.values) == primiera.count == event.primiera_sums[side]
        assert tuple(points) == event.points
