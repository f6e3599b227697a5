"""Standings of contrade and villages: what their entrants made, summed, and the palio's points for it.

Example:
    >>> from settebello.tournament.teams import award
    >>> places = award({"inf": 310, "sup": 295, "centro": 310})
    >>> [(place.rank, place.team, str(place.points)) for place in places]
    [(1, 'sup', '30'), (2, 'centro', '15'), (2, 'inf', '15')]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from settebello.tournament.entrants import Entrant
from settebello.tournament.log import TeamsRanked
from settebello.tournament.rounds import Played

# Sheet 003: thirty points to the first contrada, twenty to the second, ten to the third.
PALIO_POINTS = (30, 20, 10)


@dataclass(frozen=True, slots=True)
class TeamPlace:
    """A team's place: its sum over all its entrants (none over several events), and what the place is worth.

    Points are exact: two that share the first places of 30 and 20 have 25 each. `reason` is the
    committee's where it has set the team apart from others of the same sum, else "".
    """

    rank: int
    team: str
    total: int | None
    points: Fraction
    reason: str = ""


@dataclass(frozen=True, slots=True)
class EqualTeams:
    """Teams of one sum: in the committee's order with its `reason`, by their words where it has not ruled."""

    rank: int
    teams: tuple[str, ...]
    reason: str


def team_totals(entrants: Iterable[Entrant], rounds: Sequence[Played]) -> dict[str, int]:
    """The sum of the points of each team's entrants over all tables; teams without a result have 0.

    A side of several entrants counts for each entrant's team once.
    """
    team_of = {entrant.id: entrant.team for entrant in entrants}
    totals = dict.fromkeys(team_of.values(), 0)
    for played in rounds:
        for table, result in played.decided():
            for side, points in zip(table.sides, result.points, strict=True):
                for team in {team_of[entrant] for entrant in side if entrant in team_of}:
                    totals[team] += points
    return totals


def award(
    totals: Mapping[str, int],
    points: Sequence[int] = PALIO_POINTS,
    *,
    fewest: bool = True,
    rulings: Iterable[TeamsRanked] = (),
) -> tuple[TeamPlace, ...]:
    """The teams in order, equal sums sharing the points of their places unless the committee has ruled.

    A ruling counts where its teams are all those of one sum (both a reading of sheet 003).

    >>> from settebello.tournament.log import TeamsRanked
    >>> ruling = TeamsRanked(("sup", "inf"), reason="the procession")
    >>> places = award({"inf": 310, "sup": 310, "centro": 320}, rulings=[ruling])
    >>> [(place.rank, place.team, str(place.points)) for place in places]
    [(1, 'sup', '30'), (2, 'inf', '20'), (3, 'centro', '10')]
    """
    decided = {frozenset(ruling.teams): ruling for ruling in rulings}
    ordered = sorted(totals.items(), key=lambda entry: (entry[1] if fewest else -entry[1], entry[0]))
    places: list[TeamPlace] = []
    while len(places) < len(ordered):
        first, total = len(places), ordered[len(places)][1]
        equal = [team for team, other in ordered if other == total]
        worth = [Fraction(one) for one in (*points, *[0] * len(ordered))][first : first + len(equal)]
        ruling = decided.get(frozenset(equal))
        if ruling is None:
            shared = sum(worth, Fraction()) / len(equal)
            places += [TeamPlace(first + 1, team, total, shared) for team in equal]
        else:
            places += [
                TeamPlace(rank, team, total, own, ruling.reason)
                for rank, (team, own) in enumerate(zip(ruling.teams, worth, strict=True), first + 1)
            ]
    return tuple(places)


def equal_in(places: Sequence[TeamPlace]) -> tuple[EqualTeams, ...]:
    """The teams of one event that have the same sum, whether or not the committee has ruled on them.

    >>> [equal.teams for equal in equal_in(award({"inf": 310, "sup": 295, "centro": 310}))]
    [('centro', 'inf')]
    """
    found = []
    for total in dict.fromkeys(place.total for place in places):
        same = [place for place in places if place.total == total]
        if len(same) > 1:
            found.append(EqualTeams(same[0].rank, tuple(place.team for place in same), same[0].reason))
    return tuple(found)


def palio(events: Iterable[Sequence[TeamPlace]]) -> tuple[TeamPlace, ...]:
    """The palio's standings after several events: the sum of what each team was awarded, most first.

    >>> cards, race = award({"inf": 1, "sup": 2}), award({"inf": 9, "sup": 3})
    >>> [(place.rank, place.team, str(place.points)) for place in palio([cards, race])]
    [(1, 'inf', '50'), (1, 'sup', '50')]
    """
    sums: dict[str, Fraction] = {}
    for event in events:
        for place in event:
            sums[place.team] = sums.get(place.team, Fraction()) + place.points
    return tuple(
        TeamPlace(1 + sum(other > points for other in sums.values()), team, None, points)
        for team, points in sorted(sums.items(), key=lambda entry: (-entry[1], entry[0]))
    )
