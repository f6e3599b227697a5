"""What the desk's pages send, one frozen struct each; `schema` puts them into the OpenAPI page.

Whoever has a private link sends its key as `Authorization: Bearer …`; links carry it behind a `#`,
so that it stands in no log of any server.
"""

from __future__ import annotations

import datetime
from typing import Any, TypeAlias

import msgspec

from settebello.tournament.log import (
    Amended,
    CaseOpened,
    Closed,
    Counted,
    Entered,
    Extended,
    PlayedOff,
    RefereeAsked,
    Revoked,
    Role,
    Ruled,
    Substituted,
    TeamsRanked,
    Voted,
    Withdrawn,
    Witnessed,
)


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body without unknown keys."""


class NewEvent(Asked, frozen=True):
    """An event to open; `settings` are keys of the template, such as {"options.length": 7}."""

    template: str
    name: str
    organiser: str
    place: str = ""
    date: datetime.date | None = None
    start: str = ""
    tables: int = 0
    accessible: tuple[int, ...] = ()
    settings: dict[str, Any] = {}


# What pages may enter as it is; the draw and the links have requests of their own.
DeskDeed: TypeAlias = (
    Entered
    | Amended
    | Withdrawn
    | Substituted
    | Witnessed
    | Counted
    | PlayedOff
    | TeamsRanked
    | RefereeAsked
    | Extended
    | Ruled
    | CaseOpened
    | Voted
    | Revoked
    | Closed
)


class Enter(Asked, frozen=True):
    """Something to enter, by somebody who knew the log up to `seq`.

    An entrant with id "" and a play-off with number 0 get theirs.
    """

    deed: DeskDeed
    seq: int


class Step(Asked, frozen=True):
    """The next step of the draw: fix the entrants, or draw the next round."""

    seq: int


class NewLink(Asked, frozen=True):
    """A private link for somebody in a role; `instead_of` ends an older one, as when a phone is lost."""

    role: Role
    name: str
    seq: int
    instead_of: str | None = None


class HouseLink(Asked, frozen=True):
    """An organiser's link for somebody who has the house's key; `instead_of` ends an older one."""

    name: str
    instead_of: str | None = None


class EndLink(Asked, frozen=True):
    """Ends a private link, by the id under which the desk lists it."""

    link: str
    seq: int


class MadeUp(Asked, frozen=True):
    """So many made-up entrants, for trying."""

    count: int
    seed: int
    seq: int
