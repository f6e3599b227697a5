"""An event from its opening to its end, and everything that cannot follow."""

from __future__ import annotations

import datetime

import msgspec
import pytest

from settebello.tournament import (
    Author,
    Entry,
    Event,
    EventError,
    after,
    event_of,
    from_line,
    log,
    template,
    to_line,
    verify,
)
from settebello.tournament.entrants import Entrant, Person
from settebello.tournament.fair_draw import commitment, frozen_hash
from settebello.tournament.log import AnyDeed, Role
from settebello.tournament.places import places, team_places
from settebello.tournament.rounds import Result
from settebello.tournament.simulate import simulated

NOON = datetime.datetime(2026, 9, 12, 12, tzinfo=datetime.UTC)
SECRET = bytes(range(32))


def entry(deed: AnyDeed, role: Role = "organiser", name: str = "Anna") -> Entry:
    return Entry(NOON, Author(role, name), deed)


def opened(kind: str) -> Event:
    deed = log.Opened(template(kind).to_dict(), "Prova", date=datetime.date(2026, 9, 12))
    return event_of([entry(deed)])


def pair(number: int, team: str = "", age: int = 40) -> Entrant:
    people = (Person(f"Anna {number}", age=age), Person(f"Bice {number}", age=age))
    return Entrant(str(number), people, team=team)


def filled(kind: str, count: int) -> Event:
    event = opened(kind)
    for number in range(1, count + 1):
        event = after(event, entry(log.Entered(pair(number))))
    return event


def drawn(kind: str, count: int) -> Event:
    """An event whose first round is published."""
    event = filled(kind, count)
    return first_round(event)


def first_round(event: Event) -> Event:
    event = after(event, entry(log.Frozen(frozen_hash(event.field), commitment(SECRET))))
    event = after(event, entry(log.Witnessed("cut: 7D")))
    event = after(event, entry(log.Revealed(SECRET.hex())))
    assert event.next_round is not None
    return after(event, entry(log.Drawn(event.next_round)))


def refused(event: Event, deed: AnyDeed, role: Role = "organiser") -> EventError:
    """Why it cannot follow; the event is as it was."""
    before = event
    with pytest.raises(EventError) as error:
        after(event, entry(deed, role))
    assert event == before
    return error.value


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("palio", 12),
        ("federation", 56),
        ("bar-swiss", 23),
        ("groups", 18),
        ("partners", 22),
        ("round-robin", 7),
    ],
)
def test_a_whole_event_is_the_same_read_again_from_its_lines(kind: str, count: int) -> None:
    entries = simulated(kind, count, seed=4)
    event = event_of(entries)
    assert event.stage == "closed"
    again = event_of(from_line(to_line(one)) for one in entries)
    assert again == event
    assert len(places(event)) == count
    assert verify(event.published_draw()).holds
    # Every beginning of a log is an event too.
    assert event_of(entries[: len(entries) // 2]).stage in ("entries", "draw", "rounds")


def test_the_palio_sums_the_debts_of_both_partners_per_contrada() -> None:
    event = event_of(simulated("palio", seed=1))
    sums = {team.word: 0 for team in event.template.entrants.teams}
    for played in event.rounds:
        for table, result in played.decided():
            for side, (entrant,) in enumerate(table.sides):
                sums[event.entrants[entrant].team] += sum(d[side] + d[side + 2] for d in result.deals)
    standing = team_places(event)
    assert {place.team: place.total for place in standing} == sums
    assert [place.total for place in standing] == sorted(sums.values())
    assert sum(place.points for place in standing) == 60


def test_the_stages_follow_each_other() -> None:
    event = filled("bar-swiss", 6)
    assert event.stage == "entries"
    event = after(event, entry(log.Frozen(frozen_hash(event.field), commitment(SECRET))))
    assert event.stage == "draw"
    event = after(event, entry(log.Witnessed("cut: 7D")))
    event = after(event, entry(log.Revealed(SECRET.hex())))
    assert event.next_round is not None
    event = after(event, entry(log.Drawn(event.next_round)))
    assert event.stage == "rounds"
    assert len(event.waiting) == 3


class TestEntries:
    """Who may come in, with a plain reason for who may not."""

    def test_an_entrant_aged_15_is_too_young_for_the_palio(self) -> None:
        error = refused(opened("palio"), log.Entered(pair(1, "inf", age=15)))
        assert (error.reason, error.found, error.allowed) == ("too_young", 15, 16)

    def test_the_age_counts_on_the_day_of_the_event(self) -> None:
        born = datetime.date(2010, 9, 13)
        young = Entrant("1", (Person("Dino", born=born), Person("Elio", age=40)), team="inf")
        assert refused(opened("palio"), log.Entered(young)).reason == "too_young"
        older = Entrant(
            "1", (Person("Dino", born=datetime.date(2010, 9, 12)), Person("Elio", age=40)), team="inf"
        )
        assert after(opened("palio"), entry(log.Entered(older))).field == (older,)

    @pytest.mark.parametrize(
        ("entrant", "reason"),
        [
            (pair(1, "inf", age=100), "too_old"),
            (Entrant("1", (Person("Dino"), Person("Elio", age=40)), team="inf"), "age_needed"),
            (pair(1, "nord"), "no_such_team"),
            (Entrant("1", (Person("Dino", age=40),), team="inf"), "wrong_people"),
            (Entrant("1", (Person(" ", age=40), Person("Elio", age=40)), team="inf"), "no_name"),
            (Entrant("1", (Person("Elio", age=40), Person("ELIO", age=50)), team="inf"), "name_twice"),
        ],
    )
    def test_others_are_refused_with_their_reason(self, entrant: Entrant, reason: str) -> None:
        assert refused(opened("palio"), log.Entered(entrant)).reason == reason

    def test_a_fifth_pair_in_a_contrada_is_refused(self) -> None:
        event = opened("palio")
        for number in range(1, 5):
            event = after(event, entry(log.Entered(pair(number, "inf"))))
        error = refused(event, log.Entered(pair(5, "inf")))
        assert (error.reason, error.found, error.allowed, error.about) == ("team_full", 5, 4, "inf")

    def test_the_same_name_cannot_enter_twice(self) -> None:
        event = filled("federation", 3)
        double = Entrant("9", (Person("anna 2"), Person("Zita")))
        assert refused(event, log.Entered(double)).reason == "name_twice"

    def test_entries_are_put_right_and_taken_back_until_they_are_fixed(self) -> None:
        event = filled("federation", 5)
        better = msgspec.structs.replace(pair(2), club="Melano")
        event = after(event, entry(log.Amended(better)))
        assert event.entrant("2").club == "Melano"
        event = after(event, entry(log.Withdrawn("3")))
        assert [entrant.id for entrant in event.field] == ["1", "2", "4", "5"]
        fixed = first_round(event)
        assert refused(fixed, log.Amended(better)).reason == "entries_closed"
        assert refused(fixed, log.Entered(pair(9))).reason == "entries_closed"

    def test_a_swiss_takes_late_entrants(self) -> None:
        event = after(drawn("bar-swiss", 6), entry(log.Entered(pair(9))))
        assert event.late == {"9": 2}
        for table in event.drawn[0].tables:
            event = after(event, entry(log.Counted(1, Result(table.number, (11, 3)))))
        assert event.next_round is not None
        busy = {one for table in event.next_round.tables for one in table.entrants}
        assert "9" in busy | set(event.next_round.byes)

    def test_a_substitute_takes_the_place_and_keeps_the_pairing(self) -> None:
        event = drawn("federation", 4)
        change = log.Substituted("2", "Bice 2", Person("Zita"), "malata")
        after_change = after(event, entry(change))
        assert after_change.entrant("2").name == "Anna 2 – Zita"
        assert after_change.drawn == event.drawn
        assert verify(after_change.published_draw()).holds
        assert refused(event, log.Substituted("2", "Nobody", Person("Z"), "")).reason == "no_such_person"
        assert refused(event, log.Substituted("2", "Bice 2", Person("Anna 1"), "")).reason == "name_twice"


class TestDraw:
    """Fixed, promised, witnessed, revealed: in this order and no other."""

    def test_a_field_that_the_format_cannot_hold_is_not_frozen(self) -> None:
        event = filled("federation", 3)
        error = refused(event, log.Frozen(frozen_hash(event.field), commitment(SECRET)))
        assert (error.reason, error.about, error.found, error.allowed) == ("format_cannot", "too_few", 3, 4)

    def test_the_hash_is_of_the_entrants_as_they_are(self) -> None:
        event = filled("federation", 4)
        old = frozen_hash(event.field)
        event = after(event, entry(log.Entered(pair(5))))
        assert refused(event, log.Frozen(old, commitment(SECRET))).reason == "other_hash"

    def test_chance_comes_before_the_secret_and_the_secret_is_the_promised_one(self) -> None:
        event = filled("federation", 4)
        assert refused(event, log.Witnessed("7D")).reason == "not_frozen"
        event = after(event, entry(log.Frozen(frozen_hash(event.field), commitment(SECRET))))
        assert refused(event, log.Revealed(SECRET.hex())).reason == "entropy_needed"
        assert refused(event, log.Witnessed("  ")).reason == "entropy_needed"
        event = after(event, entry(log.Witnessed("7D")))
        assert refused(event, log.Revealed(SECRET[::-1].hex())).reason == "other_secret"
        assert refused(event, log.Revealed("zz")).reason == "other_secret"
        event = after(event, entry(log.Revealed(SECRET.hex())))
        assert refused(event, log.Witnessed("KS")).reason == "already_drawn"

    def test_only_the_round_that_was_drawn_is_published(self) -> None:
        event = filled("federation", 4)
        event = after(event, entry(log.Frozen(frozen_hash(event.field), commitment(SECRET))))
        event = after(event, entry(log.Witnessed("7D")))
        event = after(event, entry(log.Revealed(SECRET.hex())))
        right = event.next_round
        assert right is not None
        wrong = msgspec.structs.replace(right, tables=right.tables[::-1])
        assert refused(event, log.Drawn(wrong)).reason == "other_round"


class TestResults:
    """What cannot stand on a table's slip."""

    @pytest.mark.parametrize(
        ("result", "reason"),
        [
            (Result(7, (21, 3)), "no_such_table"),
            (Result(1, (21, 3, 4)), "wrong_sides"),
            (Result(1, (20, 3)), "target_missed"),
            (Result(1, (21, 21)), "nobody_won"),
            (Result(1, (21, 3), lost=(1,)), "wrong_sides"),
            (Result(1, (0, 0), "walkover"), "nobody_won"),
            (Result(1, (0, 0), "walkover", lost=(2,)), "wrong_sides"),
            (Result(1, (21, 3), fewest=True), "wrong_sides"),
        ],
    )
    def test_is_refused(self, result: Result, reason: str) -> None:
        assert refused(drawn("federation", 8), log.Counted(1, result)).reason == reason

    def test_the_final_is_played_to_25(self) -> None:
        event = drawn("federation", 4)
        for table in (1, 2):
            event = after(event, entry(log.Counted(1, Result(table, (21, 15)))))
        assert event.next_round is not None
        event = after(event, entry(log.Drawn(event.next_round)))
        assert refused(event, log.Counted(2, Result(1, (21, 15)))).reason == "target_missed"
        # The third place is no final.
        event = after(event, entry(log.Counted(2, Result(2, (21, 15)))))
        event = after(event, entry(log.Counted(2, Result(1, (27, 16)))))
        assert event.stage == "played"
        assert [place.rank for place in places(event)] == [1, 2, 3, 4]

    def test_a_result_is_corrected_until_the_next_round_is_drawn(self) -> None:
        event = drawn("federation", 4)
        event = after(event, entry(log.Counted(1, Result(1, (21, 15)))))
        event = after(event, entry(log.Counted(1, Result(1, (15, 21)))))
        assert event.rounds[0].result(1) == Result(1, (15, 21))
        event = after(event, entry(log.Counted(1, Result(2, (21, 15)))))
        assert event.next_round is not None
        event = after(event, entry(log.Drawn(event.next_round)))
        assert refused(event, log.Counted(1, Result(1, (21, 15)))).reason == "round_past"

    def test_a_pair_that_left_plays_no_more_and_its_opponents_go_on(self) -> None:
        event = drawn("federation", 4)
        (out,) = event.drawn[0].tables[0].sides[0]
        for table in (1, 2):
            event = after(event, entry(log.Counted(1, Result(table, (21, 15)))))
        event = after(event, entry(log.Withdrawn(out)))
        # Its semi-final opponent has nobody to meet in the final: the other finalist has a bye, so has won.
        assert event.next_round is not None
        assert [table.bracket for table in event.next_round.tables] == ["third_place"]

    def test_a_result_at_cards_for_a_pair_that_left_is_refused(self) -> None:
        event = drawn("bar-swiss", 6)
        for table in (1, 2, 3):
            event = after(event, entry(log.Counted(1, Result(table, (11, 5)))))
        assert event.next_round is not None
        event = after(event, entry(log.Drawn(event.next_round)))
        (gone,) = event.drawn[1].tables[0].sides[0]
        event = after(event, entry(log.Withdrawn(gone)))
        walkover = Result(1, (0, 0), "withdrawn", lost=(0,))
        assert after(event, entry(log.Counted(2, walkover))).rounds[1].result(1) == walkover

    def test_palio_deals_add_up_and_are_as_many_as_the_committee_fixed(self) -> None:
        event = event_of(simulated("palio", seed=2, rounds=1)[:-1])
        deals = ((0, 10, 20, 30),) * 5
        right = Result(1, (100, 200), deals=deals, fewest=True)
        assert after(event, entry(log.Counted(1, right))).rounds[0].result(1) == right
        for wrong, reason in (
            (msgspec.structs.replace(right, points=(100, 201)), "deals_do_not_add_up"),
            (msgspec.structs.replace(right, deals=deals[:4], points=(80, 160)), "wrong_deals"),
            (msgspec.structs.replace(right, deals=((-1, 0, 0, 0),) * 5, points=(-5, 0)), "below_zero"),
            (msgspec.structs.replace(right, deals=((0, 1, 2),) * 5), "wrong_sides"),
        ):
            assert refused(event, log.Counted(1, wrong)).reason == reason


class TestRulings:
    """The referee, the jury of three, occasions over the whole event."""

    def test_occasions_go_on_from_round_to_round(self) -> None:
        event = drawn("federation", 4)
        (guilty,) = event.drawn[0].tables[0].sides[0]
        event = after(event, entry(log.Ruled(1, 1, guilty, "8"), "referee"))
        assert event.judgements[0].sanction == "warning"
        for table in (1, 2):
            event = after(event, entry(log.Counted(1, Result(table, (21, 15)))))
        assert event.next_round is not None
        event = after(event, entry(log.Drawn(event.next_round)))
        # Articles 8, 9 and 10 share one ladder.
        event = after(event, entry(log.Ruled(2, 1, guilty, "9"), "referee"))
        assert (event.judgements[1].occasion, event.judgements[1].sanction) == (2, "-1")

    def test_points_are_taken_from_the_table_s_result_and_come_back_with_a_revocation(self) -> None:
        event = drawn("federation", 8)
        (guilty,) = event.drawn[0].tables[0].sides[0]
        event = after(event, entry(log.Counted(1, Result(1, (21, 19)))))
        event = after(event, entry(log.Ruled(1, 1, guilty, "6"), "referee"))
        result = event.rounds[0].result(1)
        assert result is not None
        assert (result.points, result.winner()) == ((19, 19), None)
        event = after(event, entry(log.Revoked(1), "jury", "Ugo"))
        assert event.rounds[0].result(1) == Result(1, (21, 19))
        assert refused(event, log.Revoked(1)).reason == "no_such_ruling"

    def test_expelled_loses_the_match_and_leaves_the_event(self) -> None:
        event = drawn("federation", 8)
        (guilty,) = event.drawn[0].tables[0].sides[0]
        event = after(event, entry(log.Counted(1, Result(1, (21, 19)))))
        event = after(event, entry(log.Ruled(1, 1, guilty, "14"), "referee"))
        result = event.rounds[0].result(1)
        assert result is not None
        assert (result.winner(), result.ending) == (1, "expelled")
        assert guilty in event.left
        back = after(event, entry(log.Revoked(1)))
        assert guilty not in back.left

    def test_the_jury_decides_by_majority_of_three(self) -> None:
        event = drawn("federation", 8)
        (guilty,) = event.drawn[0].tables[0].sides[0]
        event = after(event, entry(log.CaseOpened(1, 1, guilty, "22"), "referee"))
        event = after(event, entry(log.Voted(1, "-2"), "jury", "Ugo"))
        assert not event.cases[0].decided
        with pytest.raises(EventError, match="has voted"):
            after(event, entry(log.Voted(1, "-2"), "jury", "Ugo"))
        event = after(event, entry(log.Voted(1, None), "jury", "Vera"))
        event = after(event, entry(log.Voted(1, "-2"), "jury", "Zita"))
        assert event.cases[0].decided
        assert (event.judgements[0].sanction, event.judgements[0].by) == ("-2", "Ugo, Vera, Zita")
        with pytest.raises(EventError, match="is decided"):
            after(event, entry(log.Voted(1, None), "jury", "Elio"))

    def test_three_different_votes_give_no_sanction(self) -> None:
        event = drawn("federation", 8)
        (guilty,) = event.drawn[0].tables[0].sides[0]
        event = after(event, entry(log.CaseOpened(1, 1, guilty, "22"), "referee"))
        for name, vote in (("Ugo", "-2"), ("Vera", None), ("Zita", "-1")):
            event = after(event, entry(log.Voted(1, vote), "jury", name))
        assert event.cases[0].decided
        assert event.judgements == ()

    def test_the_sheet_s_ladder_is_all_there_is(self) -> None:
        event = drawn("federation", 8)
        (guilty,) = event.drawn[0].tables[0].sides[0]
        assert refused(event, log.Ruled(1, 1, guilty, "3")).about == "no_such_article"
        assert refused(event, log.Ruled(1, 1, guilty, "15", "-3")).about == "sanction_not_open"
        stranger = event.drawn[0].tables[1].entrants[0]
        assert refused(event, log.Ruled(1, 1, stranger, "8")).reason == "no_such_entrant"


ROLES: list[tuple[Role, AnyDeed, bool]] = [
    ("scorer", log.Withdrawn("1"), False),
    ("scorer", log.Ruled(1, 1, "1", "8"), False),
    ("referee", log.Voted(1, None), False),
    ("referee", log.Closed(), False),
    ("organiser", log.Voted(1, None), False),
    ("jury", log.Counted(1, Result(1, (21, 3))), False),
]


@pytest.mark.parametrize(("role", "deed", "may"), ROLES)
def test_a_role_does_what_is_its_own(role: Role, deed: AnyDeed, may: bool) -> None:
    assert may == (refused(drawn("federation", 4), deed, role).reason != "not_allowed")


def test_a_log_begins_with_its_opening_and_ends_with_its_closing() -> None:
    entries = simulated("round-robin", 3)
    for log_text, reason in (
        ([], "not_opened"),
        (entries[1:], "not_opened"),
        ([entries[0], entries[0]], "opened_twice"),
        ([*entries, entries[1]], "closed"),
    ):
        with pytest.raises(EventError) as error:
            event_of(log_text)
        assert error.value.reason == reason
    newer = msgspec.structs.replace(entries[0].deed, version=2)
    with pytest.raises(EventError, match="version 2"):
        event_of([entry(newer)])


def test_an_event_with_rounds_left_is_not_closed() -> None:
    assert refused(drawn("round-robin", 4), log.Closed()).reason == "rounds_left"


def test_a_link_is_given_and_ended_by_its_hash_alone() -> None:
    given = log.RoleGiven("scorer", "Ivo", "ab" * 32)
    event = after(opened("federation"), entry(given))
    assert event.roles == {"ab" * 32: ("scorer", "Ivo")}
    event = after(event, entry(log.RoleEnded("ab" * 32)))
    assert event.roles == {}
    assert refused(event, log.RoleEnded("ab" * 32)).reason == "no_such_role"
