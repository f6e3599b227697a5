"""Rulings over the socket: every ladder, what is refused, ends and reopenings, kills, secrets."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import pytest

import settebello as sb
from settebello.server.protocol import Confirm, Event, Resign, Revoke, Rule, State
from settebello.server.protocol_events import PublicConfirmed, PublicEnded, PublicRuling, PublicScored
from tests.server.guest import Guest, Seat
from tests.server.house import House
from tests.server.knowledge import Truth


def sits(house: House, sheet: str = "fsgs", seed: int = 5, **wishes: Any) -> Seat:
    """A person's seat at a new table of four."""
    return house.open_table(sheet, 4, seed=seed, **wishes)


def ready(guest: Guest) -> Guest:
    """Joins, and waits until nothing moves by itself."""
    guest.join()
    guest.wait_for_turn()
    return guest


def rules(guest: Guest, article: str, by: str = "giuria", **what: Any) -> Event:
    """Gives a ruling and returns its event frame."""
    guest.send(Rule(article, by, guest.seq, **what))
    frame = guest.receive()
    assert isinstance(frame, Event), frame
    assert isinstance(frame.event, PublicRuling)
    return frame


def event(guest: Guest) -> Event:
    """The next frame, which must be an event."""
    frame = guest.receive()
    assert isinstance(frame, Event), frame
    return frame


def proposed(frame: State | Event, article: str, side: int) -> tuple[int, tuple[str, ...]]:
    """What the ledger of a frame has next for a side."""
    assert frame.ledger is not None
    ladder = next(ladder for ladder in frame.ledger.ladders if article in ladder.articles)
    return ladder.sides[side].occasion, ladder.sides[side].sanctions


CHOICES = ("warning", "-1", "-2", "-3", "-4", "expelled")

# Each ladder as it is walked down by one side: articles and the sanctions that they come to.
LADDERS = [
    ("fsgs", [("6", "-2")]),
    ("fsgs", [("8", "warning"), ("9", "-1"), ("10", "-4")]),
    ("fsgs", [("10", "warning"), ("10", "-1"), ("8", "-4")]),
    ("fsgs", [("12", "-1")]),
    ("fsgs", [("14", "expelled")]),
    ("fsgs", [("15", "-1"), ("15", "-4"), ("15", "expelled")]),
    ("scupuni", [("13", "forfeit")]),
]


@pytest.mark.parametrize(("sheet", "walk"), LADDERS)
def test_the_ladder_is_proposed_and_given(house: House, sheet: str, walk: list[tuple[str, str]]) -> None:
    with house.guest(sits(house, sheet)) as guest:
        ready(guest)
        known: State | Event = guest.resync()
        taken = 0
        for occasion, (article, sanction) in enumerate(walk, start=1):
            assert proposed(known, article, 1) == (occasion, (sanction,))
            known = rules(guest, article, seat=1)
            told = known.event
            assert isinstance(told, PublicRuling)
            assert (told.id, told.seat, told.side) == (occasion, 1, 1)
            assert (told.occasion, told.sanction, told.by) == (occasion, sanction, "giuria")
            assert told.at is not None
            assert abs(told.at - datetime.datetime.now(datetime.UTC)) < datetime.timedelta(minutes=1)
            taken += int(sanction) if sanction.startswith("-") else 0
            assert known.totals == known.view.totals == (0, taken)
        ends = walk[-1][1] in ("expelled", "forfeit")
        if ends:
            ended = event(guest)
            assert ended.event == PublicEnded(winner=(0,))
            assert (ended.over, ended.winner, ended.view.moves, ended.view.turn) == (True, (0,), (), None)
        assert guest.resync().over == ends


@pytest.mark.parametrize("sanction", CHOICES)
def test_fsgs_22_is_the_jurys_choice(house: House, sanction: str) -> None:
    with house.guest(sits(house)) as guest:
        ready(guest)
        assert proposed(guest.resync(), "22", 0) == (1, CHOICES)
        told = rules(guest, "22", side=0, sanction=sanction).event
        assert isinstance(told, PublicRuling)
        assert (told.seat, told.side, told.sanction) == (None, 0, sanction)


def test_further_occasions_are_the_jurys_choice(house: House) -> None:
    with house.guest(sits(house)) as guest:
        ready(guest)
        rules(guest, "12", side=1)
        assert proposed(guest.resync(), "12", 1) == (2, CHOICES)
        assert proposed(guest.resync(), "12", 0) == (1, ("-1",))
        assert rules(guest, "12", side=1, sanction="-3").totals == (0, -4)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"article": "3"}, "no_such_article"),
    ({"article": ""}, "no_such_article"),
    ({"article": "15" * 500}, "no_such_article"),
    ({"article": "15", "sanction": "-3"}, "sanction_not_open"),
    ({"article": "22", "sanction": "forfeit"}, "sanction_not_open"),
    ({"article": "22", "sanction": "-5"}, "sanction_not_open"),
    ({"article": "22"}, "sanction_needed"),
    ({"by": "  "}, "nameless"),
    ({"by": "g" * 41}, "bad_name"),
    ({"seat": 4}, "no_such_seat"),
    ({"seat": None, "side": 2}, "no_such_seat"),
    ({"seat": None}, "no_such_seat"),
    ({"seq": 1}, "stale"),
]


@pytest.mark.parametrize("lang", ["it", "fr", "en"])
def test_what_cannot_be_ruled_is_refused_in_plain_words(house: House, lang: str) -> None:
    with house.guest(sits(house)) as guest:
        guest.join(lang)
        guest.wait_for_turn()
        before = guest.resync()
        for wrong, code in WRONG:
            guest.send(Rule(**{"article": "15", "by": "giuria", "seq": guest.seq, "seat": 1, **wrong}))
            refused = guest.refused()
            assert (refused.code, refused.seq) == (code, before.seq), wrong
            assert len(refused.message) < 200
            assert "{" not in refused.message
        guest.send(Revoke(1, "giuria", guest.seq))
        assert guest.refused().code == "no_such_ruling"
        guest.send(Confirm("giuria", guest.seq))
        assert guest.refused().code == "no_result"
        assert guest.resync() == before


def test_a_sheet_without_sanctions_has_none_to_give(house: House) -> None:
    with house.guest(house.open_table("scopa-corsa", 2, seed=1)) as guest:
        ready(guest)
        assert guest.resync().ledger.ladders == ()
        guest.send(Rule("1", "giuria", guest.seq, seat=0))
        assert guest.refused().code == "no_such_article"


def test_a_ruling_sent_twice_is_given_once(house: House) -> None:
    with house.guest(sits(house)) as guest:
        ready(guest)
        ruling = Rule("8", "giuria", guest.seq, seat=1)
        guest.send(ruling)
        guest.send(ruling)
        event(guest)
        assert guest.refused().code == "stale"
        assert len(guest.resync().ledger.rulings) == 1


def test_points_ruled_stand_in_the_deals_table_and_follow_a_revocation(house: House) -> None:
    with house.guest(sits(house)) as guest:
        ready(guest)
        rules(guest, "15", side=0)
        guest.play_on(plays=9)
        while guest.view is not None and guest.view.number == 0:
            guest.receive()
        (first,) = guest.resync().deals
        assert isinstance(first, PublicScored)
        assert first.ruled == (-1, 0)
        assert first.totals == (first.points[0] - 1, first.points[1])
        guest.wait_for_turn()
        guest.send(Revoke(1, "giuria", guest.seq))
        revoked = event(guest)
        assert revoked.totals == revoked.view.totals == first.points
        assert revoked.ledger is not None
        assert revoked.ledger.revoked == (1,)
        assert [(count.ruled, count.totals) for count in revoked.ledger.counts] == [((0, 0), first.points)]
        (again,) = guest.resync().deals
        assert isinstance(again, PublicScored)
        assert (again.ruled, again.totals) == ((0, 0), first.points)


def test_an_expulsion_ends_the_match_and_revoking_it_goes_on_where_it_was(house: House) -> None:
    seat = sits(house)
    with house.guest(seat) as guest:
        ready(guest)
        guest.play_on(plays=1)
        guest.wait_for_turn()
        assert guest.view is not None
        before = guest.view
        assert not rules(guest, "14", side=1).over
        assert event(guest).over
        guest.play(before.moves[0])
        assert guest.refused().code == "match_over"
        guest.send(Revoke(1, "giuria", guest.seq))
        reopened = event(guest)
        assert (reopened.over, reopened.winner, reopened.view) == (False, None, before)
        guest.play_on(plays=2)


def test_a_revocation_wakes_the_bots(house: House) -> None:
    """The match ended by a ruling when a bot was at turn."""
    match = sb.Match(sb.rules("fsgs"), seed=5)
    while match.deal.turn != 0:
        match.play(match.deal.moves[0])
    match.play(match.deal.moves[0])
    match.rule("14", side=1, by="giuria")
    with house.guest(house.open_record(match.record())) as guest:
        assert guest.join().over
        guest.send(Revoke(1, "giuria", guest.seq))
        assert not event(guest).over
        assert guest.wait_for_turn()


def test_a_match_won_by_points_reopens_and_deals_again(house: House) -> None:
    with house.guest(sits(house, target=2, seed=2)) as guest:
        guest.join()
        guest.play_on()
        state = guest.resync()
        assert state.winner is not None
        (winner,) = state.winner
        ruling = rules(guest, "22", side=winner, sanction="-4")
        assert (ruling.over, ruling.winner, ruling.view.over) == (False, None, True)
        dealt = event(guest)
        assert dealt.view.number == len(state.deals)
        assert not guest.resync().over
        # Everything as before once it is revoked, whatever deal lies on the table by now.
        guest.wait_for_turn()
        guest.send(Revoke(1, "giuria", guest.seq))
        assert not event(guest).over
        ended = event(guest)
        assert (ended.over, ended.winner, ended.totals) == (True, state.winner, state.totals)
        assert not ended.view.over
        assert ended.view.moves == ()


def test_a_warning_after_the_end_leaves_it_ended(house: House) -> None:
    with house.guest(sits(house, target=2, seed=2)) as guest:
        guest.join()
        guest.play_on()
        winner = guest.resync().winner
        ruling = rules(guest, "8", side=0)
        assert (ruling.over, ruling.winner) == (True, winner)


def test_a_confirmed_result_stands(house: House) -> None:
    seat = sits(house)
    with house.guest(seat) as guest:
        ready(guest)
        rules(guest, "14", side=0)
        assert event(guest).winner == (1,)
        assert house.record(seat).json()["code"] == "result_open"
        guest.send(Confirm("giuria", guest.seq))
        confirmed = event(guest)
        assert isinstance(confirmed.event, PublicConfirmed)
        assert (confirmed.over, confirmed.winner) == (True, (1,))
        assert confirmed.ledger is not None
        assert confirmed.ledger.confirmed == confirmed.event
        for late in (Rule("8", "giuria", guest.seq, seat=1), Revoke(1, "giuria", guest.seq)):
            guest.send(late)
            refused = guest.refused()
            assert refused.code == "result_confirmed"
        state = guest.resync()
    match = sb.replay(house.record(seat).text)
    assert (match.winner, match.totals, len(match.events)) == (1, state.totals, state.seq)


def test_resigning_gives_the_match_to_the_other_side(house: House) -> None:
    seat = house.open_table("scopa-corsa", 2, seed=1)
    with house.guest(seat) as guest:
        ready(guest)
        guest.send(Resign(guest.seq))
        assert not event(guest).over
        assert event(guest).winner == (1,)
        guest.send(Resign(guest.seq))
        assert guest.refused().code == "match_over"
    assert sb.replay(house.record(seat).text).winner == 1


def test_kill_and_resume_keeps_every_ruling(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        seat = sits(house)
        with house.guest(seat) as guest:
            ready(guest)
            rules(guest, "8", seat=1)
            rules(guest, "9", seat=3)
            rules(guest, "14", side=1)
            event(guest)
            house.kill()
        house.open()
        with house.guest(seat) as guest:
            state = guest.join()
            assert (state.over, state.winner, state.totals) == (True, (0,), (0, -1))
            assert [ruling.sanction for ruling in state.ledger.rulings] == ["warning", "-1", "expelled"]
            guest.send(Revoke(3, "giuria", guest.seq))
            event(guest)
            house.kill()
        house.open()
        with house.guest(seat) as guest:
            state = ready(guest).resync()
            assert (state.over, state.ledger.revoked) == (False, (3,))
            assert proposed(state, "10", 1) == (3, ("-4",))


@pytest.mark.parametrize("person", [0, 1, 2, 3])
def test_no_ruling_tells_a_seat_what_it_may_not_know(house: House, person: int) -> None:
    seat = sits(house, person=person, seed=person)
    with house.guest(seat) as guest:
        guest.join(since=0)
        guest.play_on(plays=1)
        guest.wait_for_turn()
        rules(guest, "8", side=0)
        rules(guest, "14", side=1)
        event(guest)
        guest.resync()
        guest.send(Revoke(2, "giuria", guest.seq))
        event(guest)
        guest.play_on(plays=2)
        guest.wait_for_turn()
        guest.send(Resign(guest.seq))
        event(guest)
        event(guest)
        guest.resync()
        guest.send(Confirm("giuria", guest.seq))
        event(guest)
        frames = guest.frames
    with house.guest(seat) as guest:
        guest.join(since=2)
        frames += guest.frames
    truth = Truth(house.record(seat).text)
    assert sum(truth.check(text, person) for text in frames) > 50
