"""Plays that do not happen, and who is told what."""

from __future__ import annotations

import pytest

from settebello.server.protocol import Event, Refused, Resync, State
from settebello.server.protocol_events import PublicPlayed
from tests.server.house import House


def test_a_play_is_acknowledged_by_the_next_event(house: House) -> None:
    seat = house.open_table("scopa-napoletana", 2, seed=1)
    with house.guest(seat) as guest:
        guest.join()
        guest.wait_for_turn()
        assert guest.view is not None
        move, before = guest.view.moves[0], guest.seq
        guest.play(move)
        frame = guest.receive()
        assert isinstance(frame, Event)
        assert isinstance(frame.event, PublicPlayed)
        assert (frame.seq, frame.event.seat, frame.event.move) == (before + 1, seat.seat, move)


def test_a_second_click_is_stale_and_plays_nothing(house: House) -> None:
    seat = house.open_table("scopa-napoletana", 2, seed=1)
    with house.guest(seat) as guest:
        guest.join()
        guest.wait_for_turn()
        assert guest.view is not None
        seq, (first, *others) = guest.seq, guest.view.moves
        guest.play(first, seq)
        guest.play(others[0] if others else first, seq)
        while not isinstance(frame := guest.receive(), Refused):
            pass
        assert frame.code == "stale"
        guest.wait_for_turn()
        plays = [f.event for f in guest.events() if isinstance(f.event, PublicPlayed) and f.seq > seq]
        assert [play.seat for play in plays] == [0, 1]


def test_two_pages_of_one_seat_see_the_same_and_only_one_plays(house: House) -> None:
    seat = house.open_table("scupuni", 4, seed=8)
    with house.guest(seat) as first, house.guest(seat) as second:
        first.join()
        first.wait_for_turn()
        second.join()
        assert first.view is not None
        assert second.view == first.view
        move, begun = first.view.moves[0], first.seq
        for page in (first, second):
            page.play(move)
        refused: list[str] = []
        for page in (first, second):
            page.send(Resync())
            while not isinstance(frame := page.receive(), State):
                if isinstance(frame, Refused):
                    refused.append(frame.code)
            page.wait_for_turn()
        # Whichever came second was too late; the four seats have played once.
        assert refused == ["stale"]
        assert first.seq == second.seq == begun + 4


def test_out_of_turn(house: House) -> None:
    # Nobody is at turn once the match is over; before that the bots are asked at once.
    seat = house.open_table("scopa-napoletana", 2, target=1, seed=2)
    with house.guest(seat) as guest:
        guest.join()
        guest.play_on()
        guest.play("7D")
        assert guest.refused().code == "match_over"


@pytest.mark.parametrize(("lang", "words"), [("it", "carta"), ("fr", "carte"), ("en", "card")])
def test_a_card_that_is_not_held_is_refused_in_the_joiners_language(
    house: House, lang: str, words: str
) -> None:
    seat = house.open_table("scupuni", 4, seed=4)
    with house.guest(seat) as guest:
        guest.join(lang)
        guest.wait_for_turn()
        assert guest.view is not None
        assert guest.view.hand is not None
        foreign = next(f"{rank}D" for rank in "A234567JQK" if f"{rank}D" not in guest.view.hand)
        guest.play(foreign)
        refused = guest.refused()
        assert refused.code == "not_in_hand"
        assert words in refused.message.lower()
        assert refused.seq == guest.seq
        before = guest.view
        assert guest.resync().view == before


@pytest.mark.parametrize("move", ["", "hello", "7Dx", "7dx3c", "7D" * 400, "**", "🂡"])
def test_a_move_that_is_none_is_refused_and_the_table_goes_on(house: House, move: str) -> None:
    seat = house.open_table("scopa-corsa", 2, seed=4)
    with house.guest(seat) as guest:
        guest.join()
        guest.wait_for_turn()
        guest.play(move)
        assert guest.refused().message
        guest.play_on(plays=1)


def test_a_refusal_names_the_article(house: House) -> None:
    """000 art. 8: an equal card on the table must be taken."""
    for seed in range(40):
        seat = house.open_table("scupuni", 4, seed=seed)
        with house.guest(seat) as guest:
            guest.join()
            guest.wait_for_turn()
            assert guest.view is not None
            forced = next((move for move in guest.view.moves if "x" in move and "+" not in move), None)
            if forced is None:
                continue
            guest.play(forced[:2])
            refused = guest.refused()
            assert refused.code == "equal_must_be_taken"
            assert refused.article
            return
    pytest.fail("no table with an equal card was found")
