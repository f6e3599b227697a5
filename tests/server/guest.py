"""A scripted person at a table: joins, plays, keeps every frame that ever came."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from types import TracebackType
from typing import Any, TypeAlias

import msgspec
from websockets.sync.client import ClientConnection, connect

from settebello.server.protocol import Error, Event, Join, Play, Plays, Refused, Resync, ServerFrame, State
from settebello.server.protocol_views import Scala40View, ScopaView, SeatView

Choice: TypeAlias = Callable[[SeatView], str]

_decoder = msgspec.json.Decoder(ServerFrame)


@dataclass(frozen=True)
class Seat:
    """A person's seat at a table and its key."""

    table: str
    seat: int
    token: str


def first_move(view: SeatView) -> str:
    """The first of the moves offered."""
    return view.moves[0]


class Guest:
    """One WebSocket connection. `seq`, `told` and `over` follow the frames; `frames` keeps their texts."""

    def __init__(self, address: str, seat: Seat) -> None:
        self.seat = seat
        self._open = ExitStack()
        connection = connect(f"{address}/ws/v1/tables/{seat.table}", open_timeout=10)
        self.socket: ClientConnection = self._open.enter_context(connection)
        self.frames: list[str] = []
        self.seq = 0
        self.told: SeatView | None = None
        self.over = False

    def send(self, frame: Any) -> None:
        """Sends a frame, or any text at all."""
        self.socket.send(frame if isinstance(frame, (str, bytes)) else msgspec.json.encode(frame).decode())

    def receive(self, timeout: float = 10) -> ServerFrame:
        """The next frame, applied."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        frame = _decoder.decode(text)
        if isinstance(frame, Event):
            assert frame.seq == self.seq + 1, f"a gap: {frame.seq} after {self.seq}"
        if isinstance(frame, (Event, State)):
            self.seq, self.told, self.over = frame.seq, frame.view, frame.over
        return frame

    def join(self, lang: str = "it", since: int | None = None) -> State:
        """Joins and returns the state."""
        self.send(Join(self.seat.token, lang, since))
        frame = self.receive()
        assert isinstance(frame, State), frame
        return frame

    def resync(self) -> State:
        """Asks for the whole state, past whatever events come first."""
        self.send(Resync())
        while not isinstance(frame := self.receive(), State):
            pass
        return frame

    def play(self, move: str, seq: int | None = None) -> None:
        """Sends a play that knows the events up to `seq`, by default all that came."""
        self.send(Play(move, self.seq if seq is None else seq))

    def play_all(self, *moves: str, seq: int | None = None) -> None:
        """Sends several moves of one turn in one frame."""
        self.send(Plays(moves, self.seq if seq is None else seq))

    def refused(self) -> Refused:
        """The next frame, which must be a refusal."""
        frame = self.receive()
        assert isinstance(frame, Refused), frame
        return frame

    def error(self) -> Error:
        """The next frame, which must be an error."""
        frame = self.receive()
        assert isinstance(frame, Error), frame
        return frame

    @property
    def at_turn(self) -> bool:
        """Whether it is this seat's turn."""
        return self.told is not None and self.told.turn == self.seat.seat and not self.over

    @property
    def view(self) -> ScopaView | None:
        """The view told last at a table of Scopa."""
        assert self.told is None or isinstance(self.told, ScopaView)
        return self.told

    @property
    def scala40(self) -> Scala40View:
        """The view told last at a table of Scala 40."""
        assert isinstance(self.told, Scala40View)
        return self.told

    def wait_for_turn(self) -> bool:
        """Receives until it is this seat's turn (True) or the match is over."""
        while not self.at_turn and not self.over:
            self.receive()
        return not self.over

    def play_on(self, choose: Choice = first_move, plays: int | None = None) -> None:
        """Plays to the match's end, or so many plays."""
        while plays != 0 and self.wait_for_turn():
            assert self.told is not None
            before = self.seq
            self.play(choose(self.told))
            while self.seq == before:
                frame = self.receive()
                assert isinstance(frame, Event), frame
            plays = None if plays is None else plays - 1

    def events(self) -> Iterator[Event]:
        """The event frames that came."""
        for text in self.frames:
            if isinstance(frame := _decoder.decode(text), Event):
                yield frame

    def close(self) -> None:
        """Leaves."""
        self._open.close()

    def __enter__(self) -> Guest:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
