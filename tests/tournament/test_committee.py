"""Equal contrade: the committee sets them in order, everybody sees why, the points stay the same in sum."""

from __future__ import annotations

import datetime
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.tournament import Author, Entry, Event, EventError, after, event_of, from_line, log, to_line
from settebello.tournament import template as kind_of
from settebello.tournament.log import Role, TeamsRanked
from settebello.tournament.places import equal_teams, team_places
from settebello.tournament.report import report
from settebello.tournament.rounds import Result
from settebello.tournament.several_events import palio_places
from settebello.tournament.simulate import simulated
from settebello.tournament.standing import standing
from settebello.tournament.teams import PALIO_POINTS, award
from settebello.tournament.words import told

WHEN = datetime.datetime(2026, 9, 12, 18, tzinfo=datetime.UTC)
TEAMS = ("inf", "sup", "centro")


def counted(table: int, *sides: int) -> log.Counted:
    """Five deals whose debts come to these sums."""
    first = (sides[0], sides[1], 0, 0)
    deals = (first, *[(0, 0, 0, 0)] * 4)
    return log.Counted(1, Result(table, sides, deals=deals, fewest=True))


class Palio:
    """A palio whose tables come to what the test says: two inf – sup, two inf – centro, two sup – centro."""

    def __init__(self, *tables: tuple[int, int], seed: int = 1) -> None:
        self.entries = [
            entry
            for entry in simulated("palio", seed=seed)
            if not isinstance(entry.deed, log.Counted | log.Closed)
        ]
        for table, sides in enumerate(tables, 1):
            self.enter(counted(table, *sides))

    @property
    def event(self) -> Event:
        return event_of(self.entries)

    def enter(self, deed: log.AnyDeed, role: Role = "organiser") -> None:
        entry = Entry(WHEN, Author(role, "Ada"), deed)
        event_of([*self.entries, entry])
        self.entries.append(entry)

    def refused(self, deed: log.AnyDeed, role: Role = "organiser") -> EventError:
        with pytest.raises(EventError) as error:
            after(self.event, Entry(WHEN, Author(role, "Ada"), deed))
        return error.value

    @property
    def places(self) -> list[tuple[int, str, str]]:
        return [(place.rank, place.team, str(place.points)) for place in team_places(self.event)]


def equal_firsts(seed: int = 1) -> Palio:
    """Inferiore and Superiore owe the same, Centro more."""
    return Palio((10, 10), (10, 10), (5, 20), (5, 20), (5, 20), (5, 20), seed=seed)


def all_equal() -> Palio:
    return Palio(*[(5, 5)] * 6)


class TestTheRuling:
    """Who is set in order, and what it changes."""

    def test_equals_share_until_the_committee_rules(self) -> None:
        palio = equal_firsts()
        assert palio.places == [(1, "inf", "25"), (1, "sup", "25"), (3, "centro", "10")]
        palio.enter(TeamsRanked(("sup", "inf"), "  the younger pairs "))
        assert palio.places == [(1, "sup", "30"), (2, "inf", "20"), (3, "centro", "10")]
        assert [place.reason for place in team_places(palio.event)] == ["the younger pairs"] * 2 + [""]
        (equal,) = equal_teams(palio.event)
        assert (equal.rank, equal.teams, equal.reason) == (1, ("sup", "inf"), "the younger pairs")

    def test_another_ruling_takes_its_place_and_taking_back_shares_again(self) -> None:
        palio = equal_firsts()
        before = palio.places
        palio.enter(TeamsRanked(("sup", "inf"), "the younger pairs"))
        palio.enter(TeamsRanked(("inf", "sup"), "the names were mixed up"))
        assert palio.places[:2] == [(1, "inf", "30"), (2, "sup", "20")]
        palio.enter(TeamsRanked(("sup", "inf"), "", taken_back=True))
        assert palio.places == before
        assert palio.refused(TeamsRanked(("sup", "inf"), "", taken_back=True)).reason == "no_team_ruling"

    def test_three_equals_are_one_ruling(self) -> None:
        palio = all_equal()
        assert palio.refused(TeamsRanked(("sup", "inf"), "x")).reason == "not_equal"
        palio.enter(TeamsRanked(("centro", "sup", "inf"), "by lot"))
        assert palio.places == [(1, "centro", "30"), (2, "sup", "20"), (3, "inf", "10")]

    def test_a_corrected_result_that_sets_them_apart_counts_before_the_ruling(self) -> None:
        palio = equal_firsts()
        palio.enter(TeamsRanked(("sup", "inf"), "by lot"))
        palio.enter(counted(1, 9, 10))
        assert palio.places[0] == (1, "inf", "30")
        assert equal_teams(palio.event) == ()
        assert {place.reason for place in team_places(palio.event)} == {""}
        # Whoever is equal now is ruled on anew, and the old ruling is gone.
        palio.enter(counted(1, 10, 10))
        for table in (3, 4):
            palio.enter(counted(table, 5, 10))
        for table in (5, 6):
            palio.enter(counted(table, 5, 5))
        assert len(equal_teams(palio.event)[0].teams) == 3
        palio.enter(TeamsRanked(("inf", "centro", "sup"), "by lot"))
        assert len(palio.event.team_rulings) == 1

    def test_the_standings_are_closed_with_it(self) -> None:
        palio = equal_firsts()
        palio.enter(TeamsRanked(("sup", "inf"), "by lot"))
        palio.enter(log.Closed())
        assert palio.refused(TeamsRanked(("inf", "sup"), "late")).reason == "closed"
        shown = standing(palio.event)
        assert [(one.team, one.reason) for one in shown.teams] == [
            ("sup", "by lot"),
            ("inf", "by lot"),
            ("centro", ""),
        ]
        assert [equal.teams for equal in shown.equal_teams] == [("sup", "inf")]


@pytest.mark.parametrize(
    ("teams", "reason", "why", "said"),
    [
        (("inf", "centro"), "x", "not_equal", "Inferiore, Centro: these are not all who share a place."),
        (("inf",), "x", "not_equal", "Equal are Inferiore, Superiore."),
        (("inf", "sup", "centro"), "x", "not_equal", "Equal are Inferiore, Superiore."),
        (("inf", "sup", "sup"), "x", "not_equal", "Inferiore, Superiore, Superiore: these"),
        ((), "x", "not_equal", "–: these are not all"),
        (("inf", "nord"), "x", "no_such_team", "There is no contrada “nord”: inf, sup, centro."),
        (("inf", "sup"), "  ", "reason_needed", "The reason of the ruling is needed."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    teams: tuple[str, ...], reason: str, why: str, said: str
) -> None:
    error = equal_firsts().refused(TeamsRanked(teams, reason))
    assert error.reason == why
    assert said in told(error, "en")


def test_only_when_all_is_played_where_teams_score_and_by_the_organiser() -> None:
    ruling = TeamsRanked(("inf", "sup"), "by lot")
    waiting = Palio(*[(5, 5)] * 5)
    error = waiting.refused(ruling)
    assert (error.reason, error.found) == ("round_open", "6")
    assert equal_teams(waiting.event) == ()
    apart = Palio((1, 2), *[(5, 5)] * 4, (5, 9))
    assert told(apart.refused(ruling), "en") == "Inferiore, Superiore: nobody is equal here."
    for role in ("referee", "jury", "scorer"):
        assert equal_firsts().refused(ruling, role).reason == "not_allowed"
    day = event_of(simulated("federation", seed=1)[:-1])
    with pytest.raises(EventError) as refused:
        after(day, Entry(WHEN, Author("organiser", "Ada"), ruling))
    assert refused.value.reason == "no_teams_score"


def test_the_report_names_the_ruling_with_time_author_and_reason() -> None:
    palio = equal_firsts()
    palio.enter(TeamsRanked(("sup", "inf"), "by lot"))
    palio.enter(TeamsRanked(("sup", "inf"), "the lot was marked", taken_back=True))
    assert report(palio.entries, "en").splitlines()[2:] == [
        "18:00 · the committee's ruling on equal sums: Superiore, Inferiore · Ada – by lot",
        "18:00 · the committee's ruling on equal sums taken back: Superiore, Inferiore"
        " · Ada – the lot was marked",
    ]


class TestSeveralEvents:
    """The palio adds up what was awarded."""

    def test_rulings_count_in_the_sum(self) -> None:
        one, other = equal_firsts(1), equal_firsts(2)
        one.enter(TeamsRanked(("sup", "inf"), "by lot"))
        found = [
            (place.rank, place.team, str(place.points)) for place in palio_places([one.event, other.event])
        ]
        assert found == [(1, "sup", "55"), (2, "inf", "45"), (3, "centro", "20")]

    def test_what_awards_nothing_or_twice_is_refused(self) -> None:
        whole = equal_firsts().event
        waiting = Palio((5, 5), seed=2).event
        day = event_of(simulated("federation"))
        for events, why in (
            ([whole, waiting], "still_played"),
            ([whole, day], "no_teams_score"),
            ([whole, whole], "event_twice"),
        ):
            with pytest.raises(EventError) as error:
                palio_places(events)
            assert (error.value.reason, error.value.about) == (why, events[1].name)


@given(
    totals=st.dictionaries(st.sampled_from("abcdef"), st.integers(0, 3), min_size=1),
    points=st.lists(st.integers(0, 50), max_size=7),
    fewest=st.booleans(),
    data=st.data(),
)
def test_a_ruling_changes_who_gets_the_points_but_not_their_sum(
    totals: dict[str, int], points: list[int], fewest: bool, data: st.DataObject
) -> None:
    shared = award(totals, points, fewest=fewest)
    by_sum = {total: [team for team in totals if totals[team] == total] for total in totals.values()}
    rulings = [
        TeamsRanked(tuple(data.draw(st.permutations(teams))), "by lot")
        for teams in by_sum.values()
        if len(teams) > 1
    ]
    decided = award(totals, points, fewest=fewest, rulings=rulings)
    assert sum(place.points for place in decided) == sum(place.points for place in shared)
    assert [place.rank for place in decided] == list(range(1, len(totals) + 1))
    assert [place.total for place in decided] == [place.total for place in shared]
    assert all(place.points.denominator == 1 for place in decided)
    for ruling in rulings:
        assert [place.team for place in decided if place.team in ruling.teams] == list(ruling.teams)


@settings(deadline=None, max_examples=30)
@given(
    deeds=st.lists(
        st.one_of(
            st.builds(
                TeamsRanked,
                st.permutations(TEAMS).flatmap(
                    lambda order: st.integers(2, 3).map(lambda n: tuple(order[:n]))
                ),
                st.just("by lot"),
                st.booleans(),
            ),
            st.builds(counted, st.integers(1, 6), st.integers(4, 5), st.integers(4, 5)),
        ),
        max_size=12,
    )
)
def test_a_log_with_rulings_comes_to_the_same_again(deeds: list[log.AnyDeed]) -> None:
    palio = all_equal()
    for deed in deeds:
        try:
            palio.enter(deed)
        except EventError:
            continue
    again = event_of(from_line(to_line(entry)) for entry in palio.entries)
    assert again == palio.event
    assert sum((place.points for place in team_places(again)), Fraction()) == sum(PALIO_POINTS)
    ruled = [team for ruling in again.team_rulings for team in ruling.teams]
    assert len(ruled) == len(set(ruled))
    assert kind_of("palio") == again.template
