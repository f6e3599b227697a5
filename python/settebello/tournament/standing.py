"""An event as everybody may see it: one struct with entrants, rounds, tables, results and places.

It is what the public page shows and what `settebello tournament show --json` prints. Private links and
the secret before the draw have no place in it.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping

import msgspec

from settebello.tournament.duties import RefereeDuty, referee_duty
from settebello.tournament.event import Event, Stage
from settebello.tournament.formats.group_tables import GroupTable, Meeting
from settebello.tournament.places import equal_teams, places, play_offs_due, team_places
from settebello.tournament.play_offs import Due
from settebello.tournament.rounds import Breach, Ending, Played, Result, Table
from settebello.tournament.standings import Place
from settebello.tournament.teams import EqualTeams


class PublicEntrant(msgspec.Struct, frozen=True):
    """An entrant without ages: `left` is the round in which it left, None while it plays."""

    id: str
    name: str
    club: str
    team: str
    seed: int | None
    left: int | None


class PublicTable(msgspec.Struct, frozen=True):
    """A table of a round: where it stands in the room, who plays, what came out (as rulings leave it).

    `entered` is the result as it was counted at the table, before rulings.
    """

    number: int
    spot: int
    sides: tuple[tuple[str, ...], ...]
    bracket: str
    label: str
    boards: int
    target: int
    deals: int
    referee: RefereeDuty
    referee_asked: str | None
    seconds_more: int
    points: tuple[int, ...] | None
    winner: int | None
    ending: Ending | None
    entered: Result | None


class PublicPlayOff(msgspec.Struct, frozen=True):
    """A play-off that was played: its number through the event, after which round, who met, what came out."""

    number: int
    round: int
    entrants: tuple[str, str]
    points: tuple[int, ...]
    winner: int | None
    ending: Ending


class PublicPlayOffs(msgspec.Struct, frozen=True):
    """Which play-offs are due now, to how many points or deals, and those that were played."""

    target: int
    deals: int
    due: tuple[Due, ...]
    played: tuple[PublicPlayOff, ...]


class PublicRound(msgspec.Struct, frozen=True):
    """A round that was drawn."""

    number: int
    stage: str
    tables: tuple[PublicTable, ...]
    byes: tuple[str, ...]
    breaches: tuple[Breach, ...]


class PublicTeam(msgspec.Struct, frozen=True):
    """A team's place; `points` are exact, such as "25" or "15/2".

    `reason` is the committee's where it has set the team apart from others of the same sum, else "".
    """

    rank: int
    team: str
    total: int | None
    points: str
    reason: str


class PublicDrawing(msgspec.Struct, frozen=True):
    """What is published of the draw so far; the secret once it was revealed."""

    frozen_hash: str
    commitment: str
    entropy: tuple[str, ...]
    secret: str
    seed: str


class Standing(msgspec.Struct, frozen=True):
    """The whole event, in public."""

    name: str
    sheet: str
    template: str
    format: str
    length: int
    """How many rounds are played in all; 0 before the entrants are fixed."""
    place: str
    date: datetime.date | None
    start: str
    stage: Stage
    entrants: tuple[PublicEntrant, ...]
    drawing: PublicDrawing
    rounds: tuple[PublicRound, ...]
    groups: tuple[GroupTable, ...]
    """The table of every group, where there are groups."""
    meetings: tuple[Meeting, ...]
    """Who will meet whom when the groups are over, until that round is drawn; None: a bye."""
    places: tuple[Place, ...]
    """Empty while groups are played: there is no order of all before the bracket."""
    play_offs: PublicPlayOffs
    teams: tuple[PublicTeam, ...]
    equal_teams: tuple[EqualTeams, ...]
    """Teams of the same sum once all is played: the committee may rule, or has ruled for a reason."""


def standing(event: Event) -> Standing:
    """The event in public as it stands now."""
    return Standing(
        name=event.name,
        sheet=event.template.sheet,
        template=event.template.id,
        format=event.phase.format,
        length=event.format.rounds(len(event.frozen)) if event.frozen else 0,
        place=event.place,
        date=event.date,
        start=event.start,
        stage=event.stage,
        entrants=tuple(
            PublicEntrant(
                id=entrant.id,
                name=entrant.name,
                club=entrant.club,
                team=entrant.team,
                seed=entrant.seed,
                left=event.left.get(entrant.id),
            )
            for entrant in event.field
        ),
        drawing=PublicDrawing(
            frozen_hash=event.frozen_hash,
            commitment=event.commitment,
            entropy=event.entropy,
            secret=event.secret,
            seed=event.seed.hex() if event.secret else "",
        ),
        rounds=_rounds(event),
        groups=group_tables(event),
        meetings=_meetings(event),
        places=places(event),
        play_offs=_play_offs(event),
        teams=tuple(
            PublicTeam(place.rank, place.team, place.total, str(place.points), place.reason)
            for place in team_places(event)
        ),
        equal_teams=equal_teams(event),
    )


def group_tables(event: Event) -> tuple[GroupTable, ...]:
    """The table of every group of an event that has groups; () before the draw."""
    if not event.drawn:
        return ()
    return event.format.group_tables(event.field, event.rounds, event.seed, tuple(event.left))


def _meetings(event: Event) -> tuple[Meeting, ...]:
    if not event.drawn or event.drawn[-1].stage != "group":
        return ()
    return event.format.first_meetings(event.seed)


def _play_offs(event: Event) -> PublicPlayOffs:
    goal = event.phase.goal("play_off")
    return PublicPlayOffs(
        target=goal.target,
        deals=goal.deals,
        due=play_offs_due(event),
        played=tuple(
            PublicPlayOff(
                number=number,
                round=after,
                entrants=one.entrants,
                points=one.result.points,
                winner=one.result.winner(),
                ending=one.result.ending,
            )
            for (after, number), one in sorted(event.play_offs.items())
        ),
    )


def _rounds(event: Event) -> tuple[PublicRound, ...]:
    """All rounds with their tables as they stand in the room."""
    return tuple(
        PublicRound(
            number=played.round.number,
            stage=played.round.stage,
            tables=tuple(_table(event, played, table, spots) for table in played.round.tables),
            byes=played.round.byes,
            breaches=played.round.breaches,
        )
        for played, spots in zip(event.rounds, event.seats, strict=True)
    )


def _table(event: Event, played: Played, table: Table, spots: Mapping[int, int]) -> PublicTable:
    place = (played.round.number, table.number)
    result, goal = played.result(table.number), event.goal(played.round.number, table)
    stage = played.round.stage if table.bracket == "main" else table.bracket
    return PublicTable(
        number=table.number,
        # In a room with too few tables the last ones wait for a free one: 0.
        spot=spots.get(table.number, 0),
        sides=table.sides,
        bracket=table.bracket,
        label=table.label,
        boards=table.boards,
        target=goal.target,
        deals=goal.deals,
        referee=referee_duty(event.template.duty, stage),
        referee_asked=event.asked.get(place),
        seconds_more=event.extended.get(place, 0),
        points=None if result is None else result.points,
        winner=None if result is None else result.winner(),
        ending=None if result is None else result.ending,
        entered=event.entered.get(place),
    )
