"""Final and running places of an event: by the bracket where there is one, else by the standings.

Example:
    >>> from settebello.tournament.places import bracket_ranks
    >>> from settebello.tournament.rounds import Played, Result, Round, Table
    >>> final = Played(Round(1, (Table(1, (("a",), ("b",))),), stage="final"), (Result(1, (25, 16)),))
    >>> bracket_ranks(["a", "b"], [final])
    {'a': 1, 'b': 2}
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from settebello.tournament.event import Event
from settebello.tournament.play_offs import Due, due
from settebello.tournament.rounds import Played
from settebello.tournament.scales import SCALES
from settebello.tournament.standings import Place, standings
from settebello.tournament.teams import EqualTeams, TeamPlace, award, equal_in, team_totals


def places(event: Event) -> tuple[Place, ...]:
    """Every entrant's place as it stands now, the best first; () before the draw and while groups play."""
    if not event.drawn or event.drawn[-1].stage == "group":
        return ()
    field = [entrant.id for entrant in event.field]
    scale, left = SCALES[event.phase.scale], event.left
    counted = standings(field, event.rounds, scale, event.phase.tie_breaks, event.seed, left)
    if not event.format.by_bracket:
        if event.stage == "played":
            return counted
        # Nobody plays off before the last round is over, or after the end.
        return tuple(msgspec.structs.replace(place, play_off=False) for place in counted)
    ranks = bracket_ranks(field, event.rounds)
    ordered = sorted(counted, key=lambda place: ranks[place.entrant])
    shared = [ranks[place.entrant] for place in ordered]
    return tuple(
        msgspec.structs.replace(
            place, rank=rank, shared=shared.count(rank) > 1, decided_by="", play_off=False
        )
        for place, rank in zip(ordered, shared, strict=True)
    )


def play_offs_due(event: Event) -> tuple[Due, ...]:
    """The play-offs that have to be played now: for a place of the standings, or to go on from a group."""
    if not event.drawn:
        return ()
    if event.format.by_bracket:
        if event.closed:
            return ()
        return event.format.play_offs_due(event.field, event.rounds, event.seed, tuple(event.left))
    if event.stage != "played":
        return ()
    return due(places(event), event.rounds, event.left)


def team_places(event: Event) -> tuple[TeamPlace, ...]:
    """The teams' places where the event has teams that score; () otherwise."""
    teams = event.template.teams
    if teams is None or not event.drawn:
        return ()
    totals = team_totals(event.field, event.rounds)
    return award(totals, teams.award, fewest=teams.fewest, rulings=event.team_rulings)


def equal_teams(event: Event) -> tuple[EqualTeams, ...]:
    """The teams that have the same sum, once all is played; () otherwise."""
    return equal_in(team_places(event)) if event.stage in ("played", "closed") else ()


def bracket_ranks(field: Iterable[str], rounds: Sequence[Played]) -> dict[str, int]:
    """Ranks by the main bracket: who went out in the same round shares a place.

    Who never came into the bracket ranks behind all who did.
    """
    reached = dict.fromkeys(field, -1)
    bonus = dict.fromkeys(reached, 0)
    for played in rounds:
        if played.round.stage == "group":
            continue
        number = played.round.number
        for entrant in played.round.byes:
            reached[entrant] = number
        for table in played.round.tables:
            if table.bracket == "main" and played.result(table.number) is None:
                # Whoever still plays is ahead of those who went out in this round.
                reached.update(dict.fromkeys(table.entrants, number))
                bonus.update(dict.fromkeys(table.entrants, 1))
        for table, result in played.decided():
            winner = result.winner()
            for side, (entrant, *_) in enumerate(table.sides):
                if table.bracket == "third_place":
                    # Ahead of the other semi-finalist, behind whoever plays the final.
                    bonus[entrant] = 1 if side == winner else 0
                elif table.bracket == "main":
                    reached[entrant] = number
                    bonus[entrant] = 2 if side == winner else 0
    worth = {entrant: 3 * reached[entrant] + bonus[entrant] for entrant in reached}
    return {entrant: 1 + sum(other > own for other in worth.values()) for entrant, own in worth.items()}
