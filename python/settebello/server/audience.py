"""Who is told what at a table: connections, the frames last sent to each seat, whole states."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from settebello.play import Match
from settebello.server import protocol, views
from settebello.server.connection import Connection
from settebello.server.faults import Fault
from settebello.server.outcome import Outcome
from settebello.server.store import StoredSeat

# The event frames of each person's seat.
News: TypeAlias = Mapping[int, Sequence[protocol.Event]]


class Audience:
    """The people connected to the table `table_id`; the last `history` frames of each seat are kept."""

    def __init__(self, table_id: str, history: int) -> None:
        self.table_id = table_id
        self.connections: set[Connection] = set()
        self._kept = history
        self._seats: tuple[StoredSeat, ...] = ()
        self._history: dict[int, deque[protocol.Event]] = {}

    def begin(self, match: Match, seats: tuple[StoredSeat, ...]) -> None:
        """Starts from a match just read; before the first play its opening is known as frames."""
        self._seats = seats
        people = [seat.seat for seat in seats if seat.bot is None]
        self._history = {seat: deque(maxlen=self._kept) for seat in people}
        for seat in people:
            self._history[seat].extend(views.opening_frames(match, seat))

    def news(self, match: Match, before: int, stood: Outcome) -> News:
        """What each seat is to be told of the events after the first `before`, with its view of this moment.

        `stood` is how the match was then.
        """
        return {seat: views.event_frames(match, before, stood, seat) for seat in self._history}

    def publish(self, news: News) -> None:
        """Tells each seat its news."""
        for seat, frames in news.items():
            self._history[seat].extend(frames)
            texts = [protocol.write(frame) for frame in frames]
            for connection in self._at(seat):
                for text in texts:
                    connection.tell_text(text)

    def tell_state(self, match: Match) -> None:
        """Tells everybody where the match stands."""
        for seat in self._history:
            for connection in self._at(seat):
                connection.tell(self.state(match, seat))

    def tell_refused(self, fault: Fault, seq: int) -> None:
        """Tells everybody what did not happen just now."""
        for connection in self.connections:
            connection.tell(fault.refused(connection.language, seq))

    def state(self, match: Match, seat: int, since: int | None = None) -> protocol.State:
        """The table as `seat` may know it, with the frames missed after `since` if all are kept."""
        missed: list[protocol.Event] = []
        if since is not None:
            missed = [frame for frame in self._history[seat] if frame.seq > since]
            if missed and missed[0].seq != since + 1:
                missed = []
        info = protocol.TableInfo(
            id=self.table_id,
            sheet=match.rules.id,
            family=match.rules.family,
            players=tuple(protocol.Player(seat.seat, seat.name, seat.bot) for seat in self._seats),
            seat=seat,
            sides=match.sides,
            target=match.target,
            limit=match.limit,
            deals=match.number_of_deals,
            final=match.final,
            take_back=match.rules.take_back == "allowed",
        )
        return views.state(match, info, missed)

    def _at(self, seat: int) -> list[Connection]:
        return [connection for connection in self.connections if connection.seat == seat]
