"""What a person or a bot does at a table, as something that the match is asked to do.

Who may rule: at a home table whoever sits there is the referee, too.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from settebello.errors import IllegalMove, MatchOver, RulingError, SeatError, TakeBackError
from settebello.play import Match
from settebello.server import protocol
from settebello.server.faults import Fault
from settebello.server.requests import NAME_LENGTH

# Done to the match, one event that people see after another; Fault if the match refuses, and nothing
# is changed then.
Deed: TypeAlias = Callable[[Match], Iterator[None]]


def deed_of(frame: protocol.Deed, seat: int, at: datetime.datetime) -> Deed:
    """What `frame` asks for, sent by the person on `seat` at the time `at`."""
    match frame:
        case protocol.Play():
            return playing(seat, (frame.move,))
        case protocol.Plays():
            return playing(seat, frame.moves)
        case protocol.TakeBack():
            return _taking_back(seat)
        case protocol.Rule():
            return _refereeing(lambda match: _rule(match, frame, at))
        case protocol.Revoke():
            return _refereeing(lambda match: match.revoke(frame.ruling, _named(frame.by), at))
        case protocol.Resign():
            return _refereeing(lambda match: match.resign(_side_of(match, seat)))
        case protocol.Confirm():
            return _refereeing(lambda match: match.confirm(_named(frame.by), at))


def playing(seat: int, moves: Sequence[str]) -> Deed:
    """Moves of a seat's own turn, in order: all of them or none."""

    def play(match: Match) -> Iterator[None]:
        if match.over:
            raise Fault("match_over", status=409)
        if len(moves) > 1:
            _rehearse(match, seat, moves)
        elif match.deal.turn != seat:
            raise Fault("not_your_turn", status=409)
        for move in moves:
            try:
                match.play(move)
            except IllegalMove as error:
                raise Fault.of_play(error, match.rules) from error
            yield

    return play


def _taking_back(seat: int) -> Deed:
    """The seat's last move taken back. At every table but one person's seat is a bot's, so nobody minds."""

    def take_back(match: Match) -> Iterator[None]:
        try:
            match.take_back(seat)
        except TakeBackError as error:
            fault = Fault(error.reason, status=409, article=match.rules.article("take_back"))
            fault.sheet = match.rules
            raise fault from error
        except MatchOver as error:
            raise Fault("match_over", status=409) from error
        yield

    return take_back


def _rehearse(match: Match, seat: int, moves: Sequence[str]) -> None:
    """Makes the moves on a copy of the deal. Fault at the first that may not be made."""
    trial = match.deal.copy()
    for move in moves:
        if trial.turn != seat:
            raise Fault("not_your_turn", status=409)
        try:
            made = trial.play(move)
        except IllegalMove as error:
            raise Fault.of_play(error, match.rules) from error
        if str(made.move) == "draw":
            # Whether the moves behind it were refused would tell the card before it is drawn.
            raise Fault("draw_alone", status=422)


def _refereeing(ask: Callable[[Match], object]) -> Deed:
    """What the match's ledger may refuse."""

    def enter(match: Match) -> Iterator[None]:
        try:
            ask(match)
        except RulingError as error:
            raise Fault(error.reason, status=422, found=error.found[:NAME_LENGTH]) from error
        except SeatError as error:
            raise Fault("no_such_seat", status=422) from error
        except MatchOver as error:
            raise Fault("match_over", status=409) from error
        yield

    return enter


def _rule(match: Match, frame: protocol.Rule, at: datetime.datetime) -> None:
    match.rule(frame.article, frame.seat, frame.sanction, _named(frame.by), at, side=frame.side)


def _named(by: str) -> str:
    """A name as it fits on a narrow screen; one that is blank is the ledger's to refuse."""
    if len(by) > NAME_LENGTH:
        raise Fault("bad_name", status=422, limit=NAME_LENGTH)
    return by.strip()


def _side_of(match: Match, seat: int) -> int:
    return next(side for side, seats in enumerate(match.sides) if seat in seats)
