"""The palio over several events: what every contrada was awarded, summed.

Source: RULES, "The palio": its standings add up several events.

Example:
    >>> from settebello.tournament import event_of
    >>> from settebello.tournament.several_events import palio_rows
    >>> from settebello.tournament.simulate import simulated
    >>> played = [event_of(simulated("palio", seed=seed)) for seed in (1, 2)]
    >>> [(row.rank, row.name, [str(points) for points in row.awarded]) for row in palio_rows(played, "it")][0]
    (1, 'Centro', ['10', '30'])
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from settebello.tournament.errors import EventError
from settebello.tournament.event import Event
from settebello.tournament.places import team_places
from settebello.tournament.teams import TeamPlace, palio


class PalioRow(msgspec.Struct, frozen=True):
    """A contrada's line in the palio's standings."""

    rank: int
    team: str
    """Its word."""
    name: str
    points: Fraction
    awarded: tuple[Fraction | None, ...]
    """By event; None where the contrada was not there."""


def counts_for_palio(event: Event) -> bool:
    """Whether the event awards points to teams, and is played to its end."""
    return event.template.teams is not None and event.stage in ("played", "closed")


def palio_places(events: Sequence[Event]) -> tuple[TeamPlace, ...]:
    """The palio's standings over several events; EventError if one awards nothing yet, or is there twice."""
    promised: set[str] = set()
    for event in events:
        if event.template.teams is None:
            raise EventError(f"no teams score at {event.name}", "no_teams_score", about=event.name)
        if not counts_for_palio(event):
            raise EventError(f"{event.name} is not played to its end", "still_played", about=event.name)
        # Each event promises a secret of its own before its draw.
        if event.commitment in promised:
            raise EventError(f"{event.name} is there twice", "event_twice", about=event.name)
        promised.add(event.commitment)
    return palio(team_places(event) for event in events)


def palio_rows(events: Sequence[Event], language: str) -> tuple[PalioRow, ...]:
    """The same with the contrade's names and what each event awarded; raises what `palio_places` raises."""
    places = palio_places(events)
    names = {
        team.word: team.name.text(language) for event in events for team in event.template.entrants.teams
    }
    awarded = [{place.team: place.points for place in team_places(event)} for event in events]
    return tuple(
        PalioRow(
            place.rank,
            place.team,
            names[place.team],
            place.points,
            tuple(points.get(place.team) for points in awarded),
        )
        for place in places
    )
