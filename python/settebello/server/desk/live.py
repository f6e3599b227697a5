"""An event in memory: its log, its state, its mailbox. What is entered is written down before it is told."""

from __future__ import annotations

import asyncio
import datetime
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from settebello.server.faults import Fault
from settebello.server.store import Archive, SequenceTaken, StoreFailed
from settebello.server.threads import Threads
from settebello.server.tokens import token_hash
from settebello.tournament import Author, Entry, Event, EventError, after, event_of, from_line, to_line
from settebello.tournament.log import AnyDeed, Role

log = logging.getLogger("settebello.server")

# What is to be entered, for the event as it stands when its turn comes.
Step: TypeAlias = Callable[[Event], AnyDeed]


@dataclass(frozen=True, slots=True)
class Known:
    """The log as far as it is known, and the event that it comes to."""

    entries: tuple[Entry, ...]
    event: Event

    @property
    def seq(self) -> int:
        """The number of entries: what a page says that it knew."""
        return len(self.entries)


@dataclass(frozen=True, slots=True)
class Holder:
    """Who has a private link: the role, the name, the hash of the key."""

    role: Role
    name: str
    token_hash: str

    @property
    def author(self) -> Author:
        """As the log names them."""
        return Author(self.role, self.name)


class LiveEvent:
    """The event `event_id` of the archive; it is read when first needed."""

    def __init__(self, event_id: str, archive: Archive, threads: Threads) -> None:
        self.id = event_id
        self._archive = archive
        self._threads = threads
        # First come, first served: the event's mailbox.
        self._mailbox = asyncio.Lock()
        self._known: Known | None = None

    async def known(self) -> Known:
        """The event as it stands; Fault if there is none, or it cannot be read."""
        async with self._mailbox:
            return await self._loaded()

    async def holder(self, key: str) -> Holder:
        """Whose private link it is; Fault for a key that is nobody's."""
        known = await self.known()
        hashed = token_hash(key)
        found = known.event.roles.get(hashed)
        if found is None:
            raise Fault("wrong_link", status=403)
        role, name = found
        return Holder(role, name, hashed)

    async def enter(self, by: Author, seq: int, steps: Sequence[Step], secret: str | None = None) -> Known:
        """Enters what each step says for the event as it stands then, all or nothing.

        `seq` is the last entry known to whoever decided. Fault if something was entered meanwhile,
        EventError if it cannot follow.
        """
        return await asyncio.shield(asyncio.ensure_future(self._enter(by, seq, steps, secret)))

    async def secret(self) -> str:
        """The secret promised for the draw."""
        found = await self._threads.store(self._archive.secret, self.id)
        if found is None:
            raise Fault("event_not_read", status=503)
        return found

    async def _enter(self, by: Author, seq: int, steps: Sequence[Step], secret: str | None) -> Known:
        async with self._mailbox:
            known = await self._loaded()
            if seq != known.seq:
                raise Fault("desk_stale", status=409)
            now = datetime.datetime.now(datetime.UTC)
            entries, event = await self._threads.think(_follow, known.event, now, by, steps)
            await self._write_down(known, entries, secret)
            self._known = Known((*known.entries, *entries), event)
            return self._known

    async def _write_down(self, known: Known, entries: Sequence[Entry], secret: str | None) -> None:
        lines = [to_line(entry) for entry in entries]
        if not lines:
            return
        try:
            await self._threads.store(self._archive.append, self.id, known.seq, lines, secret)
        except (SequenceTaken, StoreFailed) as error:
            # What is in memory may not be what is on the disk: the next one reads again.
            self._known = None
            if isinstance(error, SequenceTaken):
                raise Fault("desk_stale", status=409) from error
            log.error("an entry of event %s could not be written down: %s", self.id, error)
            raise Fault(error.reason, status=503) from error

    async def _loaded(self) -> Known:
        if self._known is not None:
            return self._known
        try:
            lines = await self._threads.store(self._archive.load, self.id)
            if lines is None:
                raise Fault("no_such_event", status=404)
            self._known = await self._threads.think(_read, lines)
        except StoreFailed as error:
            log.error("event %s cannot be read: %s", self.id, error)
            raise Fault("event_not_read", status=503) from error
        except (EventError, msgspec.MsgspecError) as error:
            log.error("the stored log of event %s does not hold: %s", self.id, error)
            raise Fault("event_not_read", status=500) from error
        return self._known


def _read(lines: Sequence[str]) -> Known:
    entries = tuple(map(from_line, lines))
    return Known(entries, event_of(entries))


def _follow(
    event: Event, now: datetime.datetime, by: Author, steps: Sequence[Step]
) -> tuple[list[Entry], Event]:
    entries = []
    for step in steps:
        entries.append(Entry(now, by, step(event)))
        event = after(event, entries[-1])
    return entries, event
