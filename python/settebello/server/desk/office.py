"""The office: all events of the house, and who may open new ones."""

from __future__ import annotations

import datetime
import hmac
import logging
from collections import OrderedDict
from typing import Final

from settebello.server.desk.asked import NewEvent
from settebello.server.desk.live import LiveEvent
from settebello.server.desk.protocol import ListedEvent, OpenedEvent
from settebello.server.desk.shown import listed_links
from settebello.server.faults import Fault
from settebello.server.store import Archive, StoreFailed
from settebello.server.threads import Threads
from settebello.server.tokens import new_table_id, new_token, token_hash
from settebello.tournament import Author, Entry, event_of, template, to_line
from settebello.tournament.log import Opened, RoleGiven, Spot
from settebello.tournament.several_events import counts_for_palio
from settebello.tournament.template import Template

log = logging.getLogger("settebello.server")

# Events kept in memory; the others are read again when somebody asks.
IN_MEMORY: Final = 32

# The longest name of an event or a place.
LONGEST: Final = 120


class Office:
    """The events of one server."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._threads = Threads()
        self._events: OrderedDict[str, LiveEvent] = OrderedDict()
        self._key_hash: str | None = None

    def event(self, event_id: str) -> LiveEvent:
        """The live event of that id, which reads its log when first needed."""
        found = self._events.get(event_id)
        if found is None:
            found = self._events[event_id] = LiveEvent(event_id, self._archive, self._threads)
        self._events.move_to_end(event_id)
        while len(self._events) > IN_MEMORY:
            self._events.popitem(last=False)
        return found

    async def open(self, wanted: NewEvent) -> OpenedEvent:
        """Opens an event; TemplateError, EventError."""
        for text in (wanted.name, wanted.organiser, wanted.place):
            if len(text) > LONGEST or not text.isprintable():
                raise Fault("bad_event_name", status=422, limit=LONGEST)
        if not wanted.name.strip() or not wanted.organiser.strip():
            raise Fault("bad_event_name", status=422, limit=LONGEST)
        event_id, key = new_table_id(), new_token()
        now = datetime.datetime.now(datetime.UTC)
        by = Author("organiser", wanted.organiser.strip())
        deed = Opened(
            _with_settings(wanted).to_dict(),
            name=wanted.name.strip(),
            place=wanted.place.strip(),
            date=wanted.date,
            start=wanted.start[:20],
            spots=tuple(
                Spot(number, number in wanted.accessible) for number in range(1, min(wanted.tables, 999) + 1)
            ),
        )
        link = RoleGiven("organiser", by.name, token_hash(key))
        entries = [Entry(now, by, deed), Entry(now, by, link)]
        event_of(entries)
        try:
            await self._threads.store(self._archive.create, event_id, [to_line(e) for e in entries], now)
        except StoreFailed as error:
            log.error("a new event could not be written down: %s", error)
            raise Fault("table_not_opened", status=503) from error
        return OpenedEvent(event_id, key)

    async def all(self) -> tuple[ListedEvent, ...]:
        """Every event, the newest first."""
        listed = []
        for event_id in await self._threads.store(self._archive.all):
            event = (await self.event(event_id).known()).event
            listed.append(
                ListedEvent(
                    event=event_id,
                    name=event.name,
                    place=event.place,
                    date=event.date,
                    stage=event.stage,
                    entrants=len(event.field),
                    organisers=listed_links(event, "organiser"),
                    counts=counts_for_palio(event),
                )
            )
        return tuple(listed)

    async def check_key(self, key: str) -> None:
        """Fault unless it is the organiser's key of this house."""
        if self._key_hash is None:
            self._key_hash = await self._threads.store(self._archive.organiser_key)
        if self._key_hash is None or not hmac.compare_digest(self._key_hash, token_hash(key)):
            raise Fault("wrong_link", status=403)

    def close(self) -> None:
        """Lets what is being written down end."""
        self._threads.close()


def organiser_key(archive: Archive, *, anew: bool = False) -> str | None:
    """The organiser's key, told at the first start of a house or anew; None once it was told."""
    if archive.organiser_key() is not None and not anew:
        return None
    key = new_token()
    archive.set_organiser_key(token_hash(key))
    return key


def _with_settings(wanted: NewEvent) -> Template:
    chosen = template(wanted.template)
    for key, value in wanted.settings.items():
        chosen = chosen.replace(key, value)
    return chosen
