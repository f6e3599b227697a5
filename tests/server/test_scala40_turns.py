"""Turns of several moves over the socket: all or none, once, and each an event."""

from __future__ import annotations

from collections import Counter

import pytest

from settebello.server.protocol import Event, Plays, Refused
from settebello.server.protocol_events import PublicStepped
from tests.server.house import House
from tests.server.turns import at_turn, before_an_opening, steps, unchanged


def test_a_bots_turn_is_several_moves_and_each_is_told(house: House) -> None:
    seat = house.open_table("scala40-palio", 2, seed=2, deals=1)
    with house.guest(seat) as guest:
        guest.join()
        guest.play_on()
        turns: list[list[PublicStepped]] = []
        for step in steps(guest):
            if step.action in ("draw", "take"):
                turns.append([])
            turns[-1].append(step)
    assert all(len({step.seat for step in turn}) == 1 for turn in turns)
    assert all(turn[-1].action == "discard" for turn in turns[:-1])
    bots = [turn for turn in turns if turn[0].seat == 1]
    assert max(map(len, bots)) > 2
    assert min(map(len, bots)) == 2


def test_a_composed_opening_is_laid_in_one_go(house: House) -> None:
    text, melds = before_an_opening()
    with at_turn(house, house.open_record(text)) as guest:
        seq, hand = guest.seq, Counter(guest.scala40.hand)
        assert not guest.scala40.opened[0]
        guest.play_all(*melds)
        views = []
        for number in (1, 2):
            frame = guest.receive()
            assert isinstance(frame, Event)
            assert isinstance(frame.event, PublicStepped)
            assert (frame.seq, frame.event.move) == (seq + number, melds[number - 1])
            assert (frame.event.action, frame.event.opened) == ("meld", number == 2)
            views.append(guest.scala40)
        # Each event comes with the view of its own moment.
        assert [view.opened[0] for view in views] == [False, True]
        assert 0 < views[0].laid < 40 <= views[1].laid
        assert len(views[0].melds) + 1 == len(views[1].melds)
        assert len(views[0].hand) > len(views[1].hand)
        laid = Counter(card for meld in views[1].melds[-2:] for card in meld.cards)
        assert Counter(views[1].hand) + laid == hand
        guest.play_on(plays=2)


@pytest.mark.parametrize("last", ["discard **", "meld 3C+4C+5C", "hello", "", "take", "attach 7D>9"])
def test_one_bad_move_among_several_and_none_happens(house: House, last: str) -> None:
    text, melds = before_an_opening()
    with at_turn(house, house.open_record(text)) as guest:
        seq, view = guest.seq, guest.told
        guest.play_all(*melds, last)
        refused = guest.refused()
        assert refused.message
        assert refused.code not in ("stale", "draw_alone")
        unchanged(guest, seq, view)
        guest.play_all(*melds)
        assert isinstance(guest.receive(), Event)


def test_moves_beyond_the_own_turn_do_not_happen(house: House) -> None:
    text, _ = before_an_opening()
    with at_turn(house, house.open_record(text)) as guest:
        seq, view = guest.seq, guest.told
        discard = next(move for move in guest.scala40.moves if move.startswith("discard"))
        guest.play_all(discard, discard)
        assert guest.refused().code == "not_your_turn"
        unchanged(guest, seq, view)


def test_a_draw_is_never_sent_with_others(house: House) -> None:
    """Whether "draw, discard 7D" is refused would tell whether the next card is the seven."""
    seat = house.open_table("scala40-palio", 2, seed=5)
    with house.guest(seat) as guest:
        guest.join("en")
        guest.wait_for_turn()
        seq, view = guest.seq, guest.told
        for code in ("7D", "**", "KS", *guest.scala40.hand):
            guest.play_all("draw", f"discard {code}")
            assert guest.refused().code == "draw_alone"
        unchanged(guest, seq, view)
        guest.play_all("draw")
        frame = guest.receive()
        assert isinstance(frame, Event)
        assert isinstance(frame.event, PublicStepped)
        assert frame.event.action == "draw"
        assert guest.scala40.drawn in guest.scala40.hand


def test_a_second_click_on_the_opening_is_stale(house: House) -> None:
    text, melds = before_an_opening()
    with at_turn(house, house.open_record(text)) as guest:
        seq = guest.seq
        guest.play_all(*melds)
        guest.play_all(*melds, seq=seq)
        guest.play(melds[0], seq)
        frames = [guest.receive() for _ in range(4)]
        assert [type(frame) for frame in frames] == [Event, Event, Refused, Refused]
        assert all(frame.code == "stale" for frame in frames if isinstance(frame, Refused))
        assert [step.move for step in steps(guest)] == list(melds)
        assert guest.resync().seq == seq + 2


@pytest.mark.parametrize("moves", [(), ("draw",) * 41])
def test_no_moves_and_too_many_are_no_frame_of_ours(house: House, moves: tuple[str, ...]) -> None:
    seat = house.open_table("scala40-palio", 2, seed=5)
    with house.guest(seat) as guest:
        guest.join()
        guest.wait_for_turn()
        guest.send(Plays(moves, guest.seq))
        assert guest.error().code == "malformed_frame"


def test_several_moves_at_a_table_of_scopa_are_beyond_the_turn(house: House) -> None:
    seat = house.open_table("scopa-napoletana", 2, seed=1)
    with house.guest(seat) as guest:
        guest.join()
        guest.wait_for_turn()
        seq, view = guest.seq, guest.told
        assert guest.view is not None
        guest.play_all(guest.view.moves[0], guest.view.moves[-1])
        assert guest.refused().code == "not_your_turn"
        unchanged(guest, seq, view)
