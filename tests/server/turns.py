"""A turn of Scala 40 for the tests: one in which a seat can open, and what a guest saw of it."""

from __future__ import annotations

from functools import cache

import settebello as sb
from settebello.server.protocol_events import PublicStepped
from settebello.server.protocol_views import SeatView
from tests.server.guest import Guest, Seat
from tests.server.house import House


def steps(guest: Guest) -> list[PublicStepped]:
    """The moves that the guest was told of."""
    return [frame.event for frame in guest.events() if isinstance(frame.event, PublicStepped)]


@cache
def before_an_opening() -> tuple[str, tuple[str, ...]]:
    """The record of a match in which seat 0 has drawn and can open with two melds, and those melds."""
    for seed in range(200):
        match = sb.Match(sb.rules("scala40-palio"), seats=2, seed=seed, dealer=1)
        while not match.deals:
            if match.deal.turn == 0 and match.deal.phase == "play" and not match.deal.opened[0]:
                trial, moves = match.deal.copy(), []
                while not trial.opened[0] and str(trial.moves[0]).startswith("meld"):
                    moves.append(str(trial.moves[0]))
                    trial.play(moves[-1])
                if trial.opened[0] and len(moves) == 2:
                    return match.record(), tuple(moves)
            match.play(match.deal.moves[0])
    raise AssertionError("no such turn was found")


def at_turn(house: House, seat: Seat) -> Guest:
    """A guest that has joined on its own turn."""
    guest = house.guest(seat)
    guest.join("en")
    assert guest.at_turn
    return guest


def unchanged(guest: Guest, seq: int, view: SeatView | None) -> None:
    """Nothing has happened: the whole state again is what it was."""
    state = guest.resync()
    assert (state.seq, state.view) == (seq, view)
