"""What referee and jury have decided at an event: rulings, rulings taken back, controversies.

Example:
    >>> import datetime
    >>> from settebello.tournament.judgements import Revocation
    >>> noon = datetime.datetime(2026, 9, 12, 12, 0, tzinfo=datetime.UTC)
    >>> Revocation(ruling=1, by="Vera", at=noon, reason="it was the other pair").reason
    'it was the other pair'
"""

from __future__ import annotations

import datetime

import msgspec

from settebello.tournament.log import Author


class Judgement(msgspec.Struct, frozen=True):
    """A ruling as it was given: its number from 1, where, against whom, the occasion and the sanction."""

    id: int
    round: int
    table: int
    entrant: str
    article: str
    occasion: int
    sanction: str
    by: str
    at: datetime.datetime
    note: str = ""


class Case(msgspec.Struct, frozen=True):
    """A controversy before the jury: the votes so far, and the ruling that a majority made of them."""

    id: int
    round: int
    table: int
    entrant: str
    article: str
    note: str
    opened_by: Author
    at: datetime.datetime
    votes: tuple[tuple[str, str | None], ...] = ()
    decided: bool = False
    ruling: int | None = None


class Revocation(msgspec.Struct, frozen=True):
    """A ruling that was taken back: by whom, when and why."""

    ruling: int
    by: str
    at: datetime.datetime
    reason: str = ""
