"""The draw: entrants fixed, a secret promised, chance added, the secret revealed, rounds published."""

from __future__ import annotations

from dataclasses import replace

from settebello.tournament.errors import EventError
from settebello.tournament.event import Event
from settebello.tournament.fair_draw import commitment, frozen_hash
from settebello.tournament.formats import FormatError
from settebello.tournament.log import Drawn, Frozen, Revealed, Witnessed


def frozen(event: Event, deed: Frozen) -> Event:
    """Fixes the entrants as they are, if the format can hold them."""
    if event.frozen:
        raise EventError("the entrants are fixed already", "entries_closed")
    field = event.field
    try:
        _enough(event)
        event.format.check(field)
    except FormatError as error:
        raise EventError(
            str(error), "format_cannot", found=error.found, allowed=error.allowed, about=error.reason
        ) from error
    if deed.hash != frozen_hash(field):
        raise EventError("the entrants are others than those of this hash", "other_hash", found=deed.hash)
    return replace(event, frozen=field, frozen_hash=deed.hash, commitment=deed.commitment)


def witnessed(event: Event, deed: Witnessed) -> Event:
    """Adds chance, between the freeze and the draw."""
    _in_draw(event)
    if not deed.text.strip():
        raise EventError("an empty text adds no chance", "entropy_needed")
    return replace(event, entropy=(*event.entropy, deed.text.strip()))


def revealed(event: Event, deed: Revealed) -> Event:
    """Makes the draw: the secret has to be the promised one, and somebody has to have added chance."""
    _in_draw(event)
    if not event.entropy:
        raise EventError("nobody has added chance in public yet", "entropy_needed")
    try:
        kept = commitment(bytes.fromhex(deed.secret)) == event.commitment
    except ValueError:
        kept = False
    if not kept:
        raise EventError("this is not the secret that was promised", "other_secret")
    return replace(event, secret=deed.secret)


def drawn(event: Event, deed: Drawn) -> Event:
    """Publishes the next round: exactly the one that follows from entrants, results and seed."""
    if not event.secret:
        raise EventError("the draw has not been made", "not_frozen")
    if event.waiting:
        tables = event.spots_told(len(event.drawn), (table.number for table in event.waiting))
        raise EventError(f"tables {tables} have no result yet", "round_open", found=tables)
    if deed.round != event.next_round:
        raise EventError("this is not the round that the draw gives", "other_round", found=deed.round.number)
    return replace(event, drawn=(*event.drawn, deed.round), left_by=(*event.left_by, tuple(event.left)))


def _in_draw(event: Event) -> None:
    if not event.frozen:
        raise EventError("the entrants are not fixed yet", "not_frozen")
    if event.secret:
        raise EventError("the draw has been made", "already_drawn")


def _enough(event: Event) -> None:
    least = event.template.entrants.least
    if len(event.field) < least:
        found = len(event.field)
        raise FormatError(f"{found} entrants: at least {least} are needed", "too_few", found, least)
