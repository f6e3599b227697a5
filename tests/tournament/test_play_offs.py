"""Play-offs: who has to play one, what can be entered, and that every place is decided by them in the end."""

from __future__ import annotations

import datetime
import itertools
import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.tournament import (
    Author,
    Entry,
    Event,
    EventError,
    FormatError,
    Template,
    after,
    event_of,
    from_line,
    log,
    template,
    to_line,
    verify,
)
from settebello.tournament.deeds.playing_off import numbered
from settebello.tournament.fair_draw import commitment, frozen_hash
from settebello.tournament.log import AnyDeed, Role
from settebello.tournament.places import places, play_offs_due
from settebello.tournament.report import report
from settebello.tournament.rounds import Result
from settebello.tournament.simulate import made_up, simulated
from settebello.tournament.standing import standing
from settebello.tournament.words import told

START = datetime.datetime(2026, 9, 12, 14, tzinfo=datetime.UTC)
SECRET = bytes(range(32))


class Held:
    """An event under way: its log, and what it comes to."""

    def __init__(self, kind: Template, count: int) -> None:
        self.entries: list[Entry] = []
        self.enter(log.Opened(kind.to_dict(), "Prova"))
        for entrant in made_up(kind, count, random.Random(count)):
            self.enter(log.Entered(entrant))
        self.enter(log.Frozen(frozen_hash(self.event.field), commitment(SECRET)))
        self.enter(log.Witnessed("cut: 7D"))
        self.enter(log.Revealed(SECRET.hex()))

    @property
    def event(self) -> Event:
        return event_of(self.entries)

    def enter(self, deed: AnyDeed, role: Role = "organiser", name: str = "Ada") -> None:
        when = START + datetime.timedelta(minutes=len(self.entries))
        entry = Entry(when, Author(role, name), deed)
        event_of([*self.entries, entry])
        self.entries.append(entry)

    def refused(self, deed: AnyDeed, role: Role = "organiser") -> EventError:
        with pytest.raises(EventError) as error:
            after(self.event, Entry(START, Author(role, "Ada"), deed))
        return error.value

    def draw(self) -> None:
        following = self.event.next_round
        assert following is not None
        self.enter(log.Drawn(following))

    def count(self, *points: tuple[int, int]) -> None:
        """The results of the last round, table by table."""
        number = len(self.event.drawn)
        for table, score in enumerate(points, 1):
            self.enter(log.Counted(number, Result(table, score)))

    def play_off(self, one: str, other: str, *points: int) -> None:
        """One has won."""
        result = Result(0, points or (11, 7))
        self.enter(numbered(self.event, (one, other), result), role="referee", name="Ugo")

    @property
    def ranks(self) -> dict[str, int]:
        return {place.entrant: place.rank for place in places(self.event)}


def circle() -> Held:
    """Three pairs that have each won once, by the same points: nothing but a play-off sets them apart."""
    held = Held(template("round-robin"), 3)
    beaten_by = {frozenset("12"): "1", frozenset("23"): "2", frozenset("13"): "3"}
    while held.event.next_round is not None:
        held.draw()
        (table,) = held.event.drawn[-1].tables
        first = table.entrants[0]
        held.count((11, 7) if beaten_by[frozenset(table.entrants)] == first else (7, 11))
    return held


def deed(number: int, one: str, other: str, *points: int) -> log.PlayedOff:
    return log.PlayedOff(number, (one, other), Result(number, points or (11, 7)))


class TestEntering:
    """What can be entered, and the plain reason for what cannot."""

    def test_three_equals_play_off_each_against_each_and_have_their_places(self) -> None:
        held = circle()
        (equal,) = play_offs_due(held.event)
        assert (equal.rank, equal.entrants) == (1, ("1", "2", "3"))
        assert set(map(frozenset, equal.pairs)) == {frozenset("12"), frozenset("13"), frozenset("23")}
        held.play_off("2", "1")
        held.play_off("2", "3")
        assert set(held.ranks.values()) == {1}
        held.play_off("3", "1")
        assert held.ranks == {"2": 1, "3": 2, "1": 3}
        assert play_offs_due(held.event) == ()
        assert [place.decided_by for place in places(held.event)] == ["play_off"] * 3
        # Matches of the rounds are counted as before.
        assert {(place.played, place.won, place.score) for place in places(held.event)} == {(2, 1, 4)}

    def test_a_circle_in_the_play_offs_is_played_off_again(self) -> None:
        held = circle()
        for one, other in ("12", "23", "31"):
            held.play_off(one, other)
        (equal,) = play_offs_due(held.event)
        assert len(equal.pairs) == 3
        # What is taken back is the last one; what is entered is the next.
        assert numbered(held.event, ("1", "2"), None).number == 1
        assert numbered(held.event, ("1", "2"), Result(0, (11, 7))).number == 4
        for one, other in ("12", "23", "13"):
            held.play_off(one, other)
        assert held.ranks == {"1": 1, "2": 2, "3": 3}
        assert sorted(number for _, number in held.event.play_offs) == [1, 2, 3, 4, 5, 6]

    def test_who_is_not_equal_plays_none(self) -> None:
        held = Held(template("round-robin").replace("tie_breaks", ["difference", "play_off"]), 4)
        held.draw()
        error = held.refused(deed(1, "1", "2"))
        assert error.reason == "round_open"
        held.count((11, 3), (11, 3))
        # Rounds are left to play: nobody plays off yet.
        assert held.refused(deed(1, "1", "2")).reason == "no_play_off"
        assert not any(place.play_off for place in places(held.event))
        for points in (((11, 2), (11, 4)), ((11, 5), (11, 6))):
            held.draw()
            held.count(*points)
        found = places(held.event)
        apart = next((one, other) for one, other in itertools.pairwise(found) if one.rank != other.rank)
        error = held.refused(deed(1, apart[0].entrant, apart[1].entrant))
        names = ", ".join(held.event.entrants[one.entrant].name for one in apart)
        assert (error.reason, error.about) == ("no_play_off", names)
        assert held.refused(deed(1, "1", "1")).reason == "no_play_off"
        assert held.refused(deed(1, "1", "99")).reason == "no_such_entrant"

    def test_a_play_off_is_played_once_in_its_turn(self) -> None:
        held = circle()
        held.play_off("1", "2")
        error = held.refused(deed(2, "2", "1"))
        assert (error.reason, error.found) == ("play_off_decided", 1)
        assert held.refused(deed(7, "1", "3")).reason == "no_such_play_off"
        assert held.refused(log.PlayedOff(2, ("1", "3"), None)).reason == "no_such_play_off"

    @pytest.mark.parametrize(
        ("result", "reason"),
        [
            (Result(1, (10, 7)), "target_missed"),
            (Result(1, (11, 11)), "nobody_won"),
            (Result(1, (11, 7, 3)), "wrong_sides"),
            (Result(1, (11, 7), lost=(1,)), "wrong_sides"),
            (Result(1, (0, 0), "walkover"), "nobody_won"),
            (Result(1, (0, 11), fewest=True), "wrong_sides"),
            (Result(2, (11, 7)), "no_such_table"),
        ],
    )
    def test_a_result_that_no_match_can_have_is_refused(self, result: Result, reason: str) -> None:
        assert circle().refused(log.PlayedOff(1, ("1", "2"), result)).reason == reason

    def test_a_play_off_needs_a_winner_where_a_drawn_match_counts(self) -> None:
        held = Held(template("round-robin").replace("goals", {"": {"deals": 3}}), 3)
        while held.event.next_round is not None:
            held.draw()
            held.count((4, 4))
        assert held.refused(deed(1, "1", "2", 4, 4)).reason == "nobody_won"
        held.play_off("1", "2", 5, 4)

    def test_the_one_who_does_not_turn_up_loses(self) -> None:
        held = circle()
        held.enter(log.PlayedOff(1, ("1", "2"), Result(1, (0, 0), "walkover", lost=(0,))))
        held.play_off("2", "3")
        held.play_off("1", "3")
        assert held.ranks == {"2": 1, "1": 2, "3": 3}

    def test_who_has_left_plays_no_more_and_has_lost(self) -> None:
        held = circle()
        held.enter(log.Withdrawn("3"))
        assert held.refused(deed(1, "1", "3")).reason == "has_left"
        (equal,) = play_offs_due(held.event)
        assert equal.entrants == ("1", "2")
        held.play_off("1", "2")
        assert held.ranks == {"1": 1, "2": 2, "3": 3}

    def test_only_who_enters_results_enters_play_offs(self) -> None:
        assert circle().refused(deed(1, "1", "2"), role="jury").reason == "not_allowed"
        for role in ("organiser", "referee", "scorer"):
            circle().enter(deed(1, "1", "2"), role=role)

    def test_the_end_is_the_end(self) -> None:
        held = circle()
        held.enter(log.Closed())
        assert held.refused(deed(1, "1", "2")).reason == "closed"
        # The three share the place, and nothing waits any more.
        assert {(place.rank, place.shared, place.play_off) for place in places(held.event)} == {
            (1, True, False)
        }
        assert standing(held.event).play_offs.due == ()


class TestCorrecting:
    """An entered play-off can be put right and taken back, like a result."""

    def test_a_second_entry_of_the_same_number_corrects_the_first(self) -> None:
        held = circle()
        for one, other in ("12", "13", "23"):
            held.play_off(one, other)
        held.enter(deed(1, "2", "1"))
        assert held.ranks == {"2": 1, "1": 2, "3": 3}
        # The same through the one word that finds the number.
        corrected = numbered(held.event, ("1", "2"), Result(0, (11, 9)))
        assert (corrected.number, corrected.result) == (1, Result(1, (11, 9)))
        assert held.refused(deed(1, "1", "3")).reason == "wrong_sides"

    def test_without_a_result_it_is_taken_back(self) -> None:
        held = circle()
        before = held.event
        held.play_off("1", "2")
        held.enter(numbered(held.event, ("1", "2"), None))
        assert held.event == before
        assert held.refused(log.PlayedOff(1, ("1", "2"), None)).reason == "no_such_play_off"

    def test_a_corrected_result_may_leave_nothing_to_play_off(self) -> None:
        held = circle()
        held.play_off("1", "2")
        last = held.event.rounds[-1].results[0]
        held.enter(log.Counted(3, msgspec.structs.replace(last, points=last.points[::-1])))
        assert sorted(held.ranks.values()) == [1, 2, 3]
        assert play_offs_due(held.event) == ()


def groups(count: int = 8, advance: int = 1) -> Held:
    """Groups in which only wins count, and then a play-off."""
    kind = (
        template("groups")
        .replace("options.groups", 2)
        .replace("options.advance", advance)
        .replace("options.tie_breaks", ["play_off"])
    )
    return Held(kind, count)


def group_rounds(held: Held) -> None:
    """In group A everybody equal but the last; in B a clear order."""
    order = held.event.format.composed(held.event.field, held.event.seed)  # type: ignore[attr-defined]
    a, b = order["A"], order["B"]
    circle = {frozenset((a[0], a[1])): a[0], frozenset((a[1], a[2])): a[1], frozenset((a[2], a[0])): a[2]}
    strength = {one: place for place, one in enumerate([*b, *a])}
    while len(held.event.drawn) < 3:
        held.draw()
        held.count(
            *(
                (21, 9)
                if circle.get(frozenset(table.entrants), min(table.entrants, key=lambda one: strength[one]))
                == table.entrants[0]
                else (9, 21)
                for table in held.event.drawn[-1].tables
            )
        )


class TestGroups:
    """Where a play-off decides who goes on, the knockout waits for it."""

    def test_the_knockout_waits_and_says_who_must_play(self) -> None:
        held = groups()
        group_rounds(held)
        (equal,) = play_offs_due(held.event)
        assert (equal.group, equal.rank, len(equal.entrants), len(equal.pairs)) == ("A", 1, 3, 3)
        with pytest.raises(FormatError) as error:
            _ = held.event.next_round
        names = " / ".join(held.event.entrants[one].name for one in equal.entrants)
        assert (error.value.reason, error.value.found) == ("play_off_due", names)
        assert told(error.value, "it") == f"Prima si gioca lo spareggio: {names}."
        # The event can still be looked at.
        assert standing(held.event).stage == "rounds"
        assert standing(held.event).play_offs.due == (equal,)

    def test_the_winner_goes_on_and_the_draw_can_be_checked(self) -> None:
        held = groups()
        group_rounds(held)
        one, other, third = play_offs_due(held.event)[0].entrants
        held.play_off(third, one, 21, 4)
        held.play_off(third, other, 21, 4)
        held.play_off(one, other, 21, 4)
        held.draw()
        assert third in held.event.drawn[-1].tables[0].entrants
        published = held.event.published_draw()
        assert verify(published).holds
        assert msgspec.json.decode(msgspec.json.encode(published), type=type(published)) == published
        without = msgspec.structs.replace(
            published,
            rounds=tuple(
                msgspec.structs.replace(one, played=msgspec.structs.replace(one.played, play_offs=()))
                for one in published.rounds
            ),
        )
        assert verify(without).doubts == (("round", 4),)
        # The draw is made from it: it cannot change any more.
        assert held.refused(deed(1, third, one, 21, 3)).reason == "round_past"
        assert event_of(from_line(to_line(entry)) for entry in held.entries) == held.event

    def test_equals_who_all_go_on_or_all_stay_behind_do_not_play(self) -> None:
        # Two of four go on: of three equals one is too many.
        held = groups(advance=2)
        group_rounds(held)
        assert len(play_offs_due(held.event)) == 1
        # With one who has left, both others go on, but who has won the group has still to be known.
        gone = play_offs_due(held.event)[0].entrants[0]
        held.enter(log.Withdrawn(gone))
        assert len(play_offs_due(held.event)[0].pairs) == 1

    def test_a_draw_without_play_offs_is_published_as_it_always_was(self) -> None:
        published = event_of(simulated("groups", 8, seed=2)).published_draw()
        assert b"play_offs" not in msgspec.json.encode(published)


def test_the_report_names_play_offs_with_time_and_author() -> None:
    held = circle()
    held.play_off("1", "2")
    held.enter(log.PlayedOff(1, ("1", "2"), None))
    one, other = (held.event.entrants[number].name for number in "12")
    lines = report(held.entries, "en").splitlines()[2:]
    assert [line.split(" · ", 1)[1] for line in lines] == [
        f"{one} / {other} · play-off 1: 11 – 7 · Ugo",
        f"{one} / {other} · play-off 1: taken back · Ada",
    ]


def test_everybody_sees_who_has_to_play_and_what_came_out() -> None:
    held = circle()
    held.play_off("1", "2")
    shown = standing(held.event).play_offs
    assert (shown.target, shown.deals) == (11, 0)
    assert [len(equal.pairs) for equal in shown.due] == [2]
    (played,) = shown.played
    assert (played.number, played.round, played.entrants, played.points, played.winner) == (
        1,
        3,
        ("1", "2"),
        (11, 7),
        0,
    )


@settings(deadline=None, max_examples=40)
@given(count=st.integers(3, 6), chance=st.randoms(use_true_random=False), gone=st.booleans())
def test_after_the_play_offs_every_place_is_one_entrant_s(
    count: int, chance: random.Random, gone: bool
) -> None:
    held = Held(template("round-robin").replace("tie_breaks", ["play_off"]), count)
    while held.event.next_round is not None:
        held.draw()
        held.count(*(chance.choice([(11, 3), (3, 11)]) for _ in held.event.drawn[-1].tables))
    if gone:
        held.enter(log.Withdrawn(chance.choice([entrant.id for entrant in held.event.field])))
    turns = 0
    while due := play_offs_due(held.event):
        one, other = chance.choice([pair for equal in due for pair in equal.pairs])
        # Chance could go round in circles for ever: at last the first of two wins.
        turns += 1
        winner, loser = (one, other) if turns > 30 or chance.random() < 0.5 else (other, one)
        held.play_off(winner, loser)
    found = places(held.event)
    assert [place.rank for place in found] == list(range(1, count + 1))
    # Scores come first: a play-off sets only equals apart.
    assert [place.score for place in found] == sorted((place.score for place in found), reverse=True)
    again = event_of(from_line(to_line(entry)) for entry in held.entries)
    assert again == held.event
    assert places(again) == found
    assert verify(again.published_draw()).holds
