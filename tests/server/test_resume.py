"""A reload, a lost connection and a killed server all resume where the match stood."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from settebello.server.protocol_events import PublicDealt
from tests.server.house import House


def test_kill_and_resume_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Killed again and again, the match ends exactly as one that was never interrupted."""
    house = House(tmp_path)
    with house:
        quiet = house.open_table("scupuni", 4, target=11, seed=21)
        with house.guest(quiet) as guest:
            guest.join()
            guest.play_on()
        undisturbed = house.record(quiet).text
        seat = house.open_table("scupuni", 4, target=11, seed=21)
        seq = 0
        for plays in (0, 1, 3, 7, 2):
            with house.guest(seat) as guest:
                state = guest.join()
                assert state.seq >= seq
                guest.play_on(plays=plays)
                seq = guest.seq
                # The bots are in the middle of their plays just now.
                house.kill()
            house.open()
        with house.guest(seat) as guest:
            assert guest.join().seq >= seq
            guest.play_on()
        assert house.record(seat).text == undisturbed


def test_a_bot_that_fails_does_not_end_the_table(tmp_path: Path) -> None:
    """A bot that this version no longer has plays its first lawful move instead."""
    with House(tmp_path) as house:
        seat = house.open_table("scopa-napoletana", 2, target=2, seed=3)
        with sqlite3.connect(house.database) as database:
            database.execute("UPDATE seats SET bot = 'retired' WHERE bot = 'greedy'")
        with house.guest(seat) as guest:
            guest.join()
            guest.play_on()
        assert house.record(seat).status_code == 200
        house.close()
        assert "the bot retired failed" in house.errors


def test_a_lost_connection_gets_what_it_missed(house: House) -> None:
    seat = house.open_table("scupuni", 4, seed=6)
    with house.guest(seat) as watching, house.guest(seat) as lost:
        watching.join()
        watching.wait_for_turn()
        lost.join()
        known = lost.seq
        lost.close()
        watching.play_on(plays=2)
        watching.wait_for_turn()
    with house.guest(seat) as back:
        state = back.join(since=known)
        seqs = [event.seq for event in state.missed]
        assert seqs == list(range(known + 1, watching.seq + 1))
        assert state.missed[-1].view == state.view == watching.view


def test_the_first_join_sees_the_ceremony_and_the_deal(house: House) -> None:
    seat = house.open_table("fsgs", 4, seed=6)
    with house.guest(seat) as guest:
        state = guest.join(since=0)
        kinds = [type(event.event).__name__ for event in state.missed]
        assert kinds[:2] == ["PublicCeremony", "PublicDealt"]
        assert [type(event).__name__ for event in state.current][:2] == kinds[:2]
        assert isinstance(state.missed[1].event, PublicDealt)
        assert state.missed[1].event.dealer == state.view.dealer


def test_a_reload_shows_the_same_table(house: House) -> None:
    seat = house.open_table("scopa-dassi", 2, seed=6)
    with house.guest(seat) as guest:
        guest.join()
        guest.play_on(plays=5)
        guest.wait_for_turn()
        shown = guest.resync()
    with house.guest(seat) as guest:
        assert guest.join() == shown
