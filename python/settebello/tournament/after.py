"""The event that follows an entry, and the event of a whole log.

Every entry is checked against what stands before it: EventError says why it cannot follow, and the
event is as it was.

Example:
    >>> import datetime
    >>> from settebello.tournament import Author, Entry, after, event_of
    >>> from settebello.tournament.log import Entered, Opened
    >>> from settebello.tournament.entrants import Entrant, Person
    >>> from settebello.tournament.template import template
    >>> when, anna = datetime.datetime(2026, 9, 12, tzinfo=datetime.UTC), Author("organiser", "Anna")
    >>> event = event_of([Entry(when, anna, Opened(template("bar-swiss").to_dict(), "Bar Sport"))])
    >>> pair = Entrant("1", (Person("Elio"), Person("Fosca")))
    >>> [entrant.name for entrant in after(event, Entry(when, anna, Entered(pair))).field]
    ['Elio – Fosca']
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from settebello.tournament import log
from settebello.tournament.deeds import counting, drawing, entering, playing_off, ranking_teams, ruling
from settebello.tournament.errors import EventError
from settebello.tournament.event import Event
from settebello.tournament.log import Entry, Opened
from settebello.tournament.roles import refuse_unless_allowed
from settebello.tournament.template import Template


def event_of(entries: Iterable[Entry]) -> Event:
    """The event of a log; EventError for an empty one, or one that does not begin with its opening."""
    event: Event | None = None
    for entry in entries:
        event = opened(entry) if event is None else after(event, entry)
    if event is None:
        raise EventError("an empty log is no event", "not_opened")
    return event


def opened(entry: Entry) -> Event:
    """The event that an opening begins."""
    deed = entry.deed
    if not isinstance(deed, Opened):
        raise EventError("a log begins with its opening", "not_opened")
    if deed.version > log.VERSION:
        message = f"version {deed.version} of the log, this program knows {log.VERSION}"
        raise EventError(message, "newer_version", found=deed.version, allowed=log.VERSION)
    return Event(
        template=Template.from_dict(deed.template),
        name=deed.name,
        place=deed.place,
        date=deed.date,
        start=deed.start,
        spots=deed.spots,
    )


def after(event: Event, entry: Entry) -> Event:
    """The event after one more entry; EventError if it cannot follow."""
    if event.closed and not isinstance(entry.deed, log.RoleGiven | log.RoleEnded):
        raise EventError("the event is closed", "closed")
    refuse_unless_allowed(entry.by.role, entry.deed)
    match entry.deed:
        case log.Opened():
            raise EventError("the event was opened before", "opened_twice")
        case log.Entered():
            return entering.entered(event, entry.deed)
        case log.Amended():
            return entering.amended(event, entry.deed)
        case log.Withdrawn():
            return entering.withdrawn(event, entry.deed)
        case log.Substituted():
            return entering.substituted(event, entry.deed)
        case log.Frozen():
            return drawing.frozen(event, entry.deed)
        case log.Witnessed():
            return drawing.witnessed(event, entry.deed)
        case log.Revealed():
            return drawing.revealed(event, entry.deed)
        case log.Drawn():
            return drawing.drawn(event, entry.deed)
        case log.Counted():
            return counting.counted(event, entry.deed)
        case log.PlayedOff():
            return playing_off.played_off(event, entry.deed)
        case log.TeamsRanked():
            return ranking_teams.teams_ranked(event, entry.deed)
        case log.RefereeAsked():
            return ruling.referee_asked(event, entry.deed)
        case log.Extended():
            return ruling.extended(event, entry.deed)
        case log.Ruled():
            return ruling.ruled(event, entry.deed, entry.by, entry.at)
        case log.CaseOpened():
            return ruling.case_opened(event, entry.deed, entry.by, entry.at)
        case log.Voted():
            return ruling.voted(event, entry.deed, entry.by, entry.at)
        case log.Revoked():
            return ruling.revoked(event, entry.deed, entry.by, entry.at)
        case log.RoleGiven():
            given = (entry.deed.role, entry.deed.name)
            return replace(event, roles={**event.roles, entry.deed.token_hash: given})
        case log.RoleEnded():
            return _role_ended(event, entry.deed)
        case log.Closed():
            return _closed(event)


def _role_ended(event: Event, deed: log.RoleEnded) -> Event:
    if deed.token_hash not in event.roles:
        raise EventError("no such link", "no_such_role")
    rest = {token: role for token, role in event.roles.items() if token != deed.token_hash}
    return replace(event, roles=rest)


def _closed(event: Event) -> Event:
    if event.stage != "played":
        raise EventError("rounds are left to play", "rounds_left")
    return replace(event, closed=True)
