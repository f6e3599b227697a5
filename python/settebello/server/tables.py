"""A live table: one match, one mailbox, the people connected to it.

A play or a ruling goes: the mailbox's turn → the match checks and applies it → the events are written down
→ only then everybody is told. When they cannot be written the match in memory is thrown away
and read again from the store, so that nobody ever sees a play that is not written down. Bots'
plays go the same way.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from settebello.errors import RecordError
from settebello.play import Match, replay
from settebello.play.events import to_line
from settebello.players import bots
from settebello.server import protocol
from settebello.server.audience import Audience
from settebello.server.bot_turn import BotTurn
from settebello.server.bots_at_table import BotsAtTable
from settebello.server.connection import Connection
from settebello.server.deeds import Deed, playing
from settebello.server.faults import Fault
from settebello.server.outcome import Outcome
from settebello.server.settings import Limits
from settebello.server.store import Journal, SequenceTaken, StoredSeat, StoreFailed
from settebello.server.threads import Threads
from settebello.server.tokens import token_hash
from settebello.sheets import RuleSheet

log = logging.getLogger("settebello.server")

Result = TypeVar("Result")


class LiveTable:
    """The table `table_id` of the journal; its match is read when first needed."""

    def __init__(self, table_id: str, journal: Journal, threads: Threads, limits: Limits) -> None:
        self.id = table_id
        # Connections and requests that hold this object; the hall keeps it while there are any.
        self.users = 0
        self._journal = journal
        self._threads = threads
        self._audience = Audience(table_id, limits.history)
        # asyncio's lock is first come, first served: its queue is the table's mailbox.
        self._mailbox = asyncio.Lock()
        self._match: Match | None = None
        self._seats: tuple[StoredSeat, ...] = ()
        self._bots = BotsAtTable(self, threads)

    @property
    def idle(self) -> bool:
        """Whether nobody uses it, nothing waits and no bot thinks: then it may leave the memory."""
        return not self.users and not self._bots.awake and not self._mailbox.locked()

    async def join(self, connection: Connection, token: str, since: int | None) -> None:
        """Seats a connection and tells it the state. Fault for a wrong token or an unreadable table."""

        async def work() -> None:
            match = await self._loaded()
            connection.seat = self._seat_of(token)
            self._audience.connections.add(connection)
            connection.tell(self._audience.state(match, connection.seat, since))
            self._wake_bots()

        await self.in_turn(work)

    async def resync(self, connection: Connection) -> None:
        """Tells a seated connection the whole state again."""

        async def work() -> None:
            match = await self._loaded()
            if connection.seat is not None:
                connection.tell(self._audience.state(match, connection.seat))
                self._wake_bots()

        await self.in_turn(work)

    async def do(self, deed: Deed, seq: int) -> None:
        """Does what was decided by somebody who knew the events up to `seq`. Fault if it is refused."""
        await self.in_turn(lambda: self._do(deed, seq))

    async def hint(self, connection: Connection, seq: int) -> None:
        """Tells a seated connection what a good player would do. Fault when it is not its turn."""

        async def look() -> BotTurn:
            match, seat = await self._loaded(), connection.seat
            if seq != len(match.events):
                raise Fault("stale", status=409)
            if match.over or seat is None or match.deal.turn != seat:
                raise Fault("not_your_turn", status=409)
            return BotTurn.of(match, seat, bots(match.rules)[-1])

        # Only the look is the mailbox's: the table goes on while the hint is thought out.
        turn = await self.in_turn(look)
        move = await self._threads.think(turn.choose)
        connection.tell(protocol.Hint(move, turn.name, turn.seq))

    async def record(self, token: str) -> str:
        """The record of a match that is over. Fault while it runs: it holds everybody's cards."""

        async def work() -> str:
            match = await self._loaded()
            self._seat_of(token)
            if not match.over:
                raise Fault("match_running", status=409)
            if match.may_reopen:
                # Nobody may know the others' cards in a match that goes on.
                raise Fault("result_open", status=409)
            return match.record()

        return await self.in_turn(work)

    async def rules(self) -> RuleSheet:
        """The sheet as it was resolved for this match."""
        return (await self.in_turn(self._loaded)).rules

    async def sitting(self, token: str) -> tuple[Match, list[str | None]]:
        """The match and each seat's bot, None for a person's, for somebody who sits here. Fault if not."""

        async def work() -> tuple[Match, list[str | None]]:
            match = await self._loaded()
            self._seat_of(token)
            return match, [seat.bot for seat in self._seats]

        return await self.in_turn(work)

    def leave(self, connection: Connection) -> None:
        """Forgets a connection."""
        self._audience.connections.discard(connection)

    @property
    def events_known(self) -> int:
        """How many events the match in memory has, 0 if it is not there."""
        return 0 if self._match is None else len(self._match.events)

    async def close(self) -> None:
        """Stops the bots, and lets a play that has begun be written down."""
        self._bots.stop()
        async with self._mailbox:
            pass

    async def in_turn(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Does work when the mailbox comes to it, to its end even if the caller goes away meanwhile."""

        async def alone() -> Result:
            async with self._mailbox:
                return await work()

        return await asyncio.shield(asyncio.ensure_future(alone()))

    async def _loaded(self) -> Match:
        if self._match is not None:
            return self._match
        try:
            stored = await self._threads.store(self._journal.load, self.id)
            if stored is None:
                raise Fault("no_such_table", status=404)
            match = await self._threads.think(replay, stored.record)
        except StoreFailed as error:
            log.error("table %s cannot be read: %s", self.id, error)
            raise Fault("table_not_read", status=503) from error
        except RecordError as error:
            log.error("the stored record of table %s does not hold: %s", self.id, error)
            raise Fault.of_record(error, status=500) from error
        self._seats, self._match = stored.seats, match
        self._audience.begin(match, stored.seats)
        return match

    def _seat_of(self, token: str) -> int:
        given = token_hash(token)
        for seat in self._seats:
            if seat.token_hash is not None and hmac.compare_digest(seat.token_hash, given):
                return seat.seat
        raise Fault("wrong_token", status=403)

    async def _do(self, deed: Deed, seq: int) -> None:
        match = await self._loaded()
        before, stood = len(match.events), Outcome.of(match)
        if seq != before:
            # A second click, a second tab, a frame that was on its way: never a second play.
            raise Fault("stale", status=409)
        told, news = before, []
        for _ in deed(match):
            news.append(self._audience.news(match, told, stood))
            told, stood = len(match.events), Outcome.of(match)
        await self._write_down(match, before)
        for each in news:
            self._audience.publish(each)
        self._wake_bots()

    async def _write_down(self, match: Match, before: int) -> None:
        lines = [to_line(event) for event in match.events_since(before)]
        try:
            await self._threads.store(self._journal.append, self.id, before + 1, lines)
        except (SequenceTaken, StoreFailed) as error:
            self._match = None
            await self._read_again(before)
            if isinstance(error, SequenceTaken):
                raise Fault("stale", status=409) from error
            log.error("a play at table %s could not be written down: %s", self.id, error)
            raise Fault(error.reason, status=503) from error
        except BaseException:
            self._match = None
            raise

    async def _read_again(self, before: int) -> None:
        """Reads the match from the store; people are told where it stands if they do not know it."""
        try:
            match = await self._loaded()
        except Fault:
            return
        if len(match.events) != before:
            self._audience.tell_state(match)

    async def bot_turn(self) -> BotTurn | None:
        """The bot's turn that the match waits for, None if it waits for a person or is over."""
        match = await self._loaded()
        at_turn = self._bot_at_turn()
        return None if at_turn is None else BotTurn.of(match, *at_turn)

    async def play_for(self, turn: BotTurn, move: str) -> None:
        """Plays what a bot has chosen. Fault if it is refused or cannot be written down."""
        await self.do(playing(turn.seat, (move,)), turn.seq)

    def tell_bots_wait(self) -> bool:
        """Tells people that the bots wait; whether anybody is there to hear it."""
        self._audience.tell_refused(Fault("bots_waiting"), self.events_known)
        return bool(self._audience.connections)

    def _bot_at_turn(self) -> tuple[int, str] | None:
        match = self._match
        if match is None or match.over or match.deal.turn is None:
            return None
        name = self._seats[match.deal.turn].bot
        return None if name is None else (match.deal.turn, name)

    def _wake_bots(self) -> None:
        if self._bot_at_turn() is not None:
            self._bots.wake()
