"""Scores, tie-breaks in their order, shared places, teams and the palio's points."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from settebello.tournament.entrants import Entrant
from settebello.tournament.places import bracket_ranks
from settebello.tournament.play_offs import due
from settebello.tournament.rounds import Played, PlayOff, Result, Round, Table
from settebello.tournament.scales import SCALES, Scale
from settebello.tournament.standings import standings
from settebello.tournament.teams import award, palio, team_totals

WIN = SCALES["win-2-1-0"]


def played(*tables: tuple[str, str, int, int], number: int = 1, byes: str = "") -> Played:
    """A round from (one, other, points, points)."""
    return Played(
        Round(
            number,
            tuple(Table(place, ((one,), (other,))) for place, (one, other, _, _) in enumerate(tables, 1)),
            tuple(byes),
        ),
        tuple(Result(place, (made, allowed)) for place, (_, _, made, allowed) in enumerate(tables, 1)),
    )


def ranked(
    entrants: str, rounds: list[Played], *tie_breaks: str, scale: Scale = WIN
) -> list[tuple[int, str]]:
    return [(place.rank, place.entrant) for place in standings(entrants, rounds, scale, tie_breaks, b"x")]


CIRCLE = [
    played(("a", "b", 21, 10), number=1, byes="c"),
    played(("b", "c", 21, 15), number=2, byes="a"),
    played(("c", "a", 21, 20), number=3, byes="b"),
]


def test_equal_scores_share_the_place_where_nothing_decides() -> None:
    assert ranked("abc", CIRCLE) == [(1, "a"), (1, "b"), (1, "c")]
    places = standings("abc", CIRCLE, WIN, ())
    assert all(place.shared and not place.play_off for place in places)


def test_the_difference_the_points_and_the_fewest_against_decide_in_their_order() -> None:
    assert ranked("abc", CIRCLE, "difference") == [(1, "a"), (2, "b"), (2, "c")]
    assert ranked("abc", CIRCLE, "difference", "points_for") == [(1, "a"), (2, "c"), (3, "b")]
    assert ranked("abc", CIRCLE, "fewest_against") == [(1, "a"), (2, "b"), (3, "c")]
    places = standings("abc", CIRCLE, WIN, ("difference", "points_for"))
    assert [place.decided_by for place in places] == ["difference", "points_for", "points_for"]


def test_head_to_head_is_for_two_and_the_mini_table_for_more() -> None:
    rounds = [
        played(("a", "b", 11, 21), ("c", "d", 21, 3), number=1),
        played(("a", "c", 21, 3), ("b", "d", 3, 21), number=2),
        played(("a", "d", 21, 20), ("b", "c", 21, 20), number=3),
    ]
    # a and b have won twice, c and d once; b beat a, c beat d.
    assert ranked("abcd", rounds, "head_to_head") == [(1, "b"), (2, "a"), (3, "c"), (4, "d")]
    assert ranked("abcd", rounds, "mini_table") == [(1, "b"), (2, "a"), (3, "c"), (4, "d")]
    assert ranked("abc", CIRCLE, "head_to_head") == [(1, "a"), (1, "b"), (1, "c")]


def test_buchholz_counts_the_opponents_scores() -> None:
    rounds = [
        played(("a", "c", 21, 3), ("b", "d", 21, 3), number=1),
        played(("c", "d", 21, 3), number=2),
    ]
    # a, b and c have won once: against c, who has won once, and against d, who never has.
    assert ranked("abcd", rounds, "buchholz") == [(1, "a"), (1, "c"), (3, "b"), (4, "d")]


def test_the_drawn_card_is_the_same_for_everybody_who_draws_it() -> None:
    first = ranked("abc", CIRCLE, "drawn_card")
    assert [rank for rank, _ in first] == [1, 2, 3]
    assert first == ranked("abc", CIRCLE, "drawn_card")
    assert {tuple(ranked("abc", CIRCLE, "drawn_card")) for _ in range(3)} == {tuple(first)}


def test_a_play_off_waits_until_it_was_played() -> None:
    rounds = [played(("a", "b", 20, 20))]
    places = standings("ab", rounds, WIN, ("play_off",))
    assert all(place.play_off for place in places)
    # The drawn card comes after the play-off, not instead of it.
    assert all(place.shared for place in standings("ab", rounds, WIN, ("play_off", "drawn_card"), b"x"))
    decided = [msgspec.structs.replace(rounds[0], play_offs=(PlayOff(("a", "b"), Result(1, (3, 11))),))]
    first, second = standings("ab", decided, WIN, ("play_off",))
    assert (first.entrant, first.decided_by, first.shared, first.play_off) == ("b", "play_off", False, False)
    # It adds nothing to what was played in the rounds.
    assert (first.score, first.played, first.won, first.points_for) == (1, 1, 0, 20)
    assert (second.score, second.played, second.lost, second.points_for) == (1, 1, 0, 20)


def turns(*play_offs: tuple[str, str]) -> list[Played]:
    """Three or four that are equal after their rounds, and play-offs as (winner, loser)."""
    played = tuple(PlayOff(both, Result(number, (11, 5))) for number, both in enumerate(play_offs, 1))
    equal = Played(Round(1, (Table(1, (("a",), ("b",))), Table(2, (("c",), ("d",))))))
    return [msgspec.structs.replace(equal, play_offs=played)]


def places_of(entrants: str, rounds: list[Played], left: tuple[str, ...] = ()) -> list[tuple[int, str, bool]]:
    found = standings(entrants, rounds, WIN, ("play_off",), left=left)
    return [(place.rank, place.entrant, place.play_off) for place in found]


def test_of_three_everybody_meets_everybody_before_anything_is_decided() -> None:
    waiting = [(1, "a", True), (1, "b", True), (1, "c", True)]
    assert places_of("abc", turns(("a", "b"))) == waiting
    assert places_of("abc", turns(("a", "b"), ("a", "c"))) == waiting
    decided = turns(("a", "b"), ("a", "c"), ("c", "b"))
    assert places_of("abc", decided) == [(1, "a", False), (2, "c", False), (3, "b", False)]


def test_who_is_equal_after_the_play_offs_plays_off_again() -> None:
    circle = [("a", "b"), ("b", "c"), ("c", "a")]
    assert [
        place.pairs for place in due(standings("abc", turns(*circle), WIN, ("play_off",)), turns(*circle))
    ] == [(("a", "b"), ("a", "c"), ("b", "c"))]
    again = turns(*circle, ("c", "a"), ("c", "b"), ("b", "a"))
    assert places_of("abc", again) == [(1, "c", False), (2, "b", False), (3, "a", False)]


def test_a_second_turn_decides_only_among_those_who_were_still_equal() -> None:
    # After the first turn a and b have won twice, c and d once.
    first = [("a", "b"), ("b", "c"), ("b", "d"), ("a", "c"), ("d", "a"), ("c", "d")]
    still = places_of("abcd", turns(*first))
    assert still == [(1, "a", True), (1, "b", True), (3, "c", True), (3, "d", True)]
    waiting = due(standings("abcd", turns(*first), WIN, ("play_off",)), turns(*first))
    assert [(equal.rank, equal.pairs) for equal in waiting] == [(1, (("a", "b"),)), (3, (("c", "d"),))]
    # What b loses to a now does not bring it level with c and d.
    assert places_of("abcd", turns(*first, ("a", "b"), ("d", "c"))) == [
        (1, "a", False),
        (2, "b", False),
        (3, "d", False),
        (4, "c", False),
    ]


def test_who_has_left_loses_the_play_offs_that_it_has_not_played() -> None:
    assert places_of("ab", turns(), left=("a",)) == [(1, "b", False), (2, "a", False)]
    # What was played before stands.
    assert places_of("ab", turns(("a", "b")), left=("a",)) == [(1, "a", False), (2, "b", False)]
    assert places_of("abc", turns(), left=("a",)) == [(1, "a", False), (1, "b", True), (1, "c", True)]
    # Nobody is left to play: the place is shared, and nothing waits.
    assert places_of("ab", turns(), left=("a", "b")) == [(1, "a", False), (1, "b", False)]


def test_a_walkover_wins_without_points_and_both_may_lose() -> None:
    table = Round(1, (Table(1, (("a",), ("b",))),))
    walkover = Played(table, (Result(1, (0, 0), "walkover", lost=(1,)),))
    a, b = standings("ab", [walkover], WIN, ())
    assert (a.entrant, a.score, a.won, a.points_for) == ("a", 2, 1, 0)
    assert (b.score, b.lost) == (0, 1)
    nobody = Played(table, (Result(1, (0, 0), "forfeit", lost=(0, 1)),))
    assert [place.score for place in standings("ab", [nobody], WIN, ())] == [0, 0]


@pytest.mark.parametrize(
    ("points", "scores"),
    [((21, 21), (5, 5)), ((21, 20), (6, 4)), ((21, 15), (7, 3)), ((9, 21), (1, 9)), ((21, 0), (10, 0))],
)
def test_the_difference_gives_victory_points_in_steps(
    points: tuple[int, int], scores: tuple[int, int]
) -> None:
    scale = SCALES["difference-of-10"]
    assert tuple(scale.score(Result(1, points), side) for side in (0, 1)) == scores


def test_every_scale_shares_out_the_same_whatever_the_result() -> None:
    for name in ("win-2-1-0", "difference-of-10"):
        sums = {
            sum(SCALES[name].score(Result(1, (made, allowed)), side) for side in (0, 1))
            for made in range(22)
            for allowed in range(22)
        }
        assert len(sums) == 1, name


def test_published_results_of_the_federation_keep_their_winner() -> None:
    # A semi-final of 21-15 and a final of 27-16.
    for points in ((21, 15), (27, 16)):
        assert Result(1, points).winner() == 0
        assert Result(1, points[::-1]).winner() == 1


def test_debts_rank_the_lowest_first() -> None:
    table = Round(1, (Table(1, (("a",), ("b",))),))
    rounds = [Played(table, (Result(1, (140, 92), fewest=True),))]
    assert ranked("ab", rounds, scale=SCALES["debts"]) == [(1, "b"), (2, "a")]


def test_both_partners_debts_of_all_deals_are_summed_per_contrada() -> None:
    entrants = [Entrant("i", (), team="inf"), Entrant("s", (), team="sup"), Entrant("c", (), team="centro")]
    rounds = [
        Played(
            Round(1, (Table(1, (("i",), ("s",))), Table(2, (("c",), ("i",))))),
            (Result(1, (120, 80), fewest=True), Result(2, (60, 30), fewest=True)),
        )
    ]
    totals = team_totals(entrants, rounds)
    assert totals == {"inf": 150, "sup": 80, "centro": 60}
    assert [(place.team, str(place.points)) for place in award(totals)] == [
        ("centro", "30"),
        ("sup", "20"),
        ("inf", "10"),
    ]


def test_equal_sums_share_the_palio_s_points() -> None:
    shared = award({"inf": 100, "sup": 100, "centro": 120})
    assert [place.points for place in shared] == [Fraction(25), Fraction(25), Fraction(10)]
    assert [place.rank for place in shared] == [1, 1, 3]
    all_equal = award({"inf": 5, "sup": 5, "centro": 5})
    assert {place.points for place in all_equal} == {Fraction(20)}
    assert [(place.team, str(place.points)) for place in palio([shared, all_equal])] == [
        ("inf", "45"),
        ("sup", "45"),
        ("centro", "30"),
    ]


def test_in_a_bracket_who_still_plays_is_ahead_of_who_went_out() -> None:
    semi_finals = played(("a", "b", 21, 15), ("c", "d", 21, 3))
    running = Played(semi_finals.round, semi_finals.results[:1])
    assert bracket_ranks("abcd", [running]) == {"a": 1, "c": 2, "d": 2, "b": 4}
    final = Round(2, (Table(1, (("a",), ("c",))), Table(2, (("b",), ("d",)), bracket="third_place")))
    assert bracket_ranks("abcd", [semi_finals, Played(final)]) == {"a": 1, "c": 1, "b": 3, "d": 3}
