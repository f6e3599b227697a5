"""Entries: who comes in, is put right, leaves or is replaced."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import msgspec

from settebello.tournament.entrants import Entrant, Person
from settebello.tournament.errors import EventError
from settebello.tournament.event import Event
from settebello.tournament.log import Amended, Entered, Substituted, Withdrawn


def entered(event: Event, deed: Entered) -> Event:
    """A new entrant; after the draw only where the format takes late ones."""
    entrant = deed.entrant
    if entrant.id in event.entrants:
        raise EventError(f"{entrant.id} is entered already", "entrant_twice", about=entrant.id)
    if event.frozen and (not event.drawn or not event.format.takes_late):
        raise EventError("the entrants are fixed", "entries_closed", about=entrant.name)
    check(event, entrant, event.entrants.values())
    late = {**event.late, entrant.id: len(event.drawn) + 1} if event.frozen else event.late
    return replace(event, entrants={**event.entrants, entrant.id: entrant}, late=late)


def amended(event: Event, deed: Amended) -> Event:
    """An entry put right."""
    if event.frozen:
        raise EventError("the entrants are fixed", "entries_closed", about=deed.entrant.name)
    event.entrant(deed.entrant.id)
    others = [entrant for entrant in event.entrants.values() if entrant.id != deed.entrant.id]
    check(event, deed.entrant, others)
    return replace(event, entrants={**event.entrants, deed.entrant.id: deed.entrant})


def withdrawn(event: Event, deed: Withdrawn) -> Event:
    """An entry taken back, or an entrant that has left; what it has played stands."""
    entrant = event.entrant(deed.entrant)
    if entrant.id in event.left:
        raise EventError(f"{entrant.name} has left already", "has_left", about=entrant.name)
    if not event.frozen:
        rest = {name: other for name, other in event.entrants.items() if name != entrant.id}
        return replace(event, entrants=rest)
    return replace(event, left={**event.left, entrant.id: len(event.drawn)})


def substituted(event: Event, deed: Substituted) -> Event:
    """Another person in the place of one; the entrant keeps its id, its number and its place in the draw."""
    entrant = event.entrant(deed.entrant)
    if deed.person not in [person.name for person in entrant.people]:
        allowed = entrant.name
        message = f"{deed.person!r} is not of {entrant.id}: {allowed}"
        raise EventError(message, "no_such_person", found=deed.person, allowed=allowed, about=entrant.name)
    people = tuple(deed.by if person.name == deed.person else person for person in entrant.people)
    changed = msgspec.structs.replace(entrant, people=people)
    check(event, changed, [other for other in event.entrants.values() if other.id != entrant.id])
    return replace(event, entrants={**event.entrants, entrant.id: changed})


def check(event: Event, entrant: Entrant, others: Iterable[Entrant]) -> None:
    """EventError unless the event's conditions let this entrant in beside the others."""
    others = list(others)
    wanted = event.template.entrants
    if len(entrant.people) != wanted.people:
        message = f"{len(entrant.people)} people, {wanted.people} are needed"
        raise EventError(
            message, "wrong_people", found=len(entrant.people), allowed=wanted.people, about=entrant.name
        )
    for person in entrant.people:
        _check_person(event, person)
    taken = {person.name.casefold(): other for other in others for person in other.people}
    own = [person.name.casefold() for person in entrant.people]
    for person, name in zip(entrant.people, own, strict=True):
        if name in taken or own.count(name) > 1:
            raise EventError(f"{person.name} is entered already", "name_twice", about=person.name)
    _check_team(event, entrant, others)
    if len(others) >= wanted.most:
        message = f"the event holds {wanted.most} entrants"
        raise EventError(message, "event_full", found=len(others) + 1, allowed=wanted.most)


def _check_person(event: Event, person: Person) -> None:
    """A name, and an age within the event's bounds on its day."""
    if not person.name.strip() or not person.name.isprintable():
        raise EventError(f"{person.name!r} is no name", "no_name", found=person.name)
    wanted = event.template.entrants
    if wanted.youngest is None and wanted.oldest is None:
        return
    # Without a date of birth the age counts as it was given.
    age = person.age_on(event.date) if event.date else person.age
    if age is None:
        raise EventError(f"the age of {person.name} is needed", "age_needed", about=person.name)
    if wanted.youngest is not None and age < wanted.youngest:
        message = f"{person.name} is {age}, the youngest may be {wanted.youngest}"
        raise EventError(message, "too_young", found=age, allowed=wanted.youngest, about=person.name)
    if wanted.oldest is not None and age > wanted.oldest:
        message = f"{person.name} is {age}, the oldest may be {wanted.oldest}"
        raise EventError(message, "too_old", found=age, allowed=wanted.oldest, about=person.name)


def _check_team(event: Event, entrant: Entrant, others: Iterable[Entrant]) -> None:
    wanted = event.template.entrants
    words = [team.word for team in wanted.teams]
    if words and entrant.team not in words:
        allowed = ", ".join(words)
        message = f"no team {entrant.team!r}: {allowed}"
        raise EventError(message, "no_such_team", found=entrant.team, allowed=allowed, about=entrant.name)
    same = sum(other.team == entrant.team for other in others)
    if wanted.per_team is not None and entrant.team and same >= wanted.per_team:
        message = f"{entrant.team} has {wanted.per_team} entrants already"
        raise EventError(message, "team_full", found=same + 1, allowed=wanted.per_team, about=entrant.team)
