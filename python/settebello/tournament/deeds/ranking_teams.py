"""The committee's ruling on teams of equal sums: who may be set in order, and when."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from settebello.tournament.errors import EventError
from settebello.tournament.event import Event
from settebello.tournament.log import TeamsRanked
from settebello.tournament.places import equal_teams


def teams_ranked(event: Event, deed: TeamsRanked) -> Event:
    """Takes the ruling in, puts another in its place, or takes it back."""
    _check_time(event)
    known = [team.word for team in event.template.entrants.teams]
    for team in deed.teams:
        if team not in known:
            allowed = ", ".join(known)
            raise EventError(f"no team {team!r}: {allowed}", "no_such_team", found=team, allowed=allowed)
    named = frozenset(deed.teams)
    others = tuple(ruling for ruling in event.team_rulings if named.isdisjoint(ruling.teams))
    if deed.taken_back:
        if not any(named == frozenset(ruling.teams) for ruling in event.team_rulings):
            names = _names(event, deed.teams)
            raise EventError(f"no ruling on {names} stands", "no_team_ruling", about=names)
        return replace(event, team_rulings=others)
    _check_equal(event, deed)
    if not deed.reason.strip():
        raise EventError("the committee gives a reason", "reason_needed")
    ruling = msgspec.structs.replace(deed, reason=deed.reason.strip())
    return replace(event, team_rulings=(*others, ruling))


def _check_time(event: Event) -> None:
    """Only where teams score, and only when nothing can change their sums but a correction."""
    if event.template.teams is None:
        raise EventError("no teams score at this event", "no_teams_score", about=event.name)
    if event.waiting:
        tables = event.spots_told(len(event.drawn), (table.number for table in event.waiting))
        raise EventError(f"tables {tables} have no result yet", "round_open", found=tables)
    if event.stage != "played":
        raise EventError("rounds are left to play", "rounds_left")


def _check_equal(event: Event, deed: TeamsRanked) -> None:
    """All who share one place, each once."""
    equal = [one.teams for one in equal_teams(event)]
    if any(sorted(deed.teams) == sorted(teams) for teams in equal):
        return
    names = _names(event, deed.teams)
    if not equal:
        raise EventError(f"{names}: no teams are equal", "none_equal", found=names)
    allowed = "; ".join(_names(event, teams) for teams in equal)
    raise EventError(
        f"{names} do not share one place: {allowed} do", "not_equal", found=names, allowed=allowed
    )


def _names(event: Event, teams: tuple[str, ...]) -> str:
    """As they are called where the event is held: names stay in a sentence of another language."""
    known = {team.word: team.name.it for team in event.template.entrants.teams}
    return ", ".join(known[team] for team in teams) or "–"
