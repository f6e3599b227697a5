"""What every format promises, for any field, seed and results."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.tournament.entrants import Entrant
from settebello.tournament.formats import FORMATS, Format, FormatError
from settebello.tournament.formats.danish import Danish
from settebello.tournament.formats.groups import Groups
from settebello.tournament.formats.knockout import Knockout, seeded_places
from settebello.tournament.formats.mitchell import Mitchell
from settebello.tournament.formats.partners import Partners
from settebello.tournament.formats.round_robin import RoundRobin, berger
from settebello.tournament.formats.script import Script
from settebello.tournament.formats.swiss import Swiss
from settebello.tournament.history import History
from settebello.tournament.rounds import Played, Result, Round
from settebello.tournament.template import TemplateError, template
from tests.tournament.events import field, play, results

SEEDS = st.binary(max_size=8)
CHANCES = st.integers(0, 2**32)


@st.composite
def held(draw: st.DrawFn) -> tuple[Format, list[Entrant]]:
    """A format and a field that it can hold."""
    name = draw(st.sampled_from(sorted(set(FORMATS) - {"script"})))
    count = draw(st.integers(8, 30))
    entrants = field(count, clubs=draw(st.integers(0, 6)), seeds=draw(st.integers(0, 5)))
    length = draw(st.integers(1, 5))
    options: dict[str, dict[str, object]] = {
        "swiss": {"length": length, "clubs": draw(st.sampled_from(["never", "rather_not", "allowed"]))},
        "danish": {"length": length, "rematches": draw(st.sampled_from(["never", "allowed"]))},
        "partners": {"length": length},
        "mitchell": {"length": min(length, 3)},
        "groups": {"groups": draw(st.integers(2, 4)), "third_place": draw(st.booleans())},
        "knockout": {"third_place": draw(st.booleans()), "consolation": draw(st.booleans())},
    }
    return FORMATS[name].model_validate(options.get(name, {})), entrants


@settings(deadline=None, max_examples=60)
@given(held(), SEEDS, CHANCES)
def test_nobody_plays_twice_in_a_round_and_the_same_seed_draws_the_same(
    case: tuple[Format, list[Entrant]], seed: bytes, chance: int
) -> None:
    rules, entrants = case
    rounds = play(rules, entrants, seed, chance)
    assert rounds
    for played in rounds:
        named = Counter(played.round.byes)
        named.update(entrant for table in played.round.tables for entrant in table.entrants)
        assert set(named.values()) <= {1}
        # Mitchell's tables keep their numbers also where one of them is empty.
        numbers = [table.number for table in played.round.tables]
        assert numbers == sorted(set(numbers))
        assert all(len(table.sides) == 2 for table in played.round.tables)
    assert [played.round.number for played in rounds] == list(range(1, len(rounds) + 1))
    assert rounds == play(rules, entrants, seed, chance)


@settings(deadline=None, max_examples=40)
@given(held(), SEEDS, CHANCES)
def test_where_nobody_is_put_out_everybody_plays_or_has_a_bye_each_round(
    case: tuple[Format, list[Entrant]], seed: bytes, chance: int
) -> None:
    rules, entrants = case
    if isinstance(rules, (Knockout, Groups)):
        return
    for played in play(rules, entrants, seed, chance):
        busy = [entrant for table in played.round.tables for entrant in table.entrants]
        assert sorted([*busy, *played.round.byes]) == sorted(entrant.id for entrant in entrants)


@settings(deadline=None, max_examples=40)
@given(st.integers(2, 23), st.integers(0, 5), SEEDS, CHANCES)
def test_swiss_byes_are_fair_and_a_rematch_is_never_avoidable(
    count: int, clubs: int, seed: bytes, chance: int
) -> None:
    rules = Swiss(length=min(6, count - 1 + count % 2), clubs="rather_not" if clubs else "allowed")
    rounds = play(rules, field(count, clubs), seed, chance)
    byes = Counter(entrant for played in rounds for entrant in played.round.byes)
    assert max(byes.values(), default=0) <= 1 or any(
        breach.kind == "second_bye" for played in rounds for breach in played.round.breaches
    )
    history = History.of([])
    for number, played in enumerate(rounds):
        history = History.of(rounds[:number])
        rematches = {
            frozenset(table.entrants) for table in played.round.tables if history.met(*table.entrants)
        }
        told = {frozenset(b.entrants) for b in played.round.breaches if b.kind == "rematch"}
        assert rematches == told
        assert all(breach.witness for breach in played.round.breaches)


def test_swiss_keeps_club_mates_apart_where_that_can_be() -> None:
    for played in play(Swiss(length=5, clubs="never"), field(24, clubs=4)):
        clubs = {entrant.id: entrant.club for entrant in field(24, clubs=4)}
        assert all(clubs[one[0]] != clubs[other[0]] for one, other in (t.sides for t in played.round.tables))
        assert played.round.breaches == ()


@pytest.mark.parametrize("scale", ["win-2-1-0", "win-3-1-0", "difference-of-10", "match-points"])
def test_who_is_paired_by_scores_is_paired_by_those_of_the_standings(scale: str) -> None:
    swiss = template("bar-swiss").replace("scale", scale).phases[0]
    assert swiss.rules.model_dump() == {
        **swiss.options,
        "within": "fold",
        "rematches": "never",
        "scale": scale,
    }
    groups = template("groups").replace("scale", scale).phases[0].rules
    assert isinstance(groups, Groups)
    assert groups.scale == scale
    with pytest.raises(TemplateError, match="stands once, beside the options"):
        template("bar-swiss").replace("options.scale", "win-3-1-0")


def test_swiss_pairs_equal_scores_and_folds_them() -> None:
    entrants = field(8, seeds=8)
    first = Swiss(length=3).next_round(entrants, [], b"")
    assert first is not None
    assert [table.sides for table in first.tables] == [
        (("p1",), ("p5",)),
        (("p2",), ("p6",)),
        (("p3",), ("p7",)),
        (("p4",), ("p8",)),
    ]
    won = Played(first, tuple(Result(table.number, (21, 0)) for table in first.tables))
    second = Swiss(length=3).next_round(entrants, [won], b"")
    assert second is not None
    assert {frozenset(table.entrants) for table in second.tables} == {
        frozenset(both) for both in (("p1", "p3"), ("p2", "p4"), ("p5", "p7"), ("p6", "p8"))
    }


def test_danish_pairs_down_the_standings() -> None:
    entrants = field(4, seeds=4)
    first = Danish(length=2).next_round(entrants, [], b"")
    assert first is not None
    assert [table.sides for table in first.tables] == [(("p1",), ("p2",)), (("p3",), ("p4",))]
    won = Played(first, (Result(1, (21, 20)), Result(2, (3, 21))))
    second = Danish(length=2).next_round(entrants, [won], b"")
    assert second is not None
    assert [set(table.entrants) for table in second.tables] == [{"p1", "p4"}, {"p2", "p3"}]


@pytest.mark.parametrize("count", range(2, 13))
def test_a_round_robin_lets_everybody_meet_everybody_once(count: int) -> None:
    rounds = play(RoundRobin(), field(count))
    met = Counter(frozenset(table.entrants) for played in rounds for table in played.round.tables)
    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) == {1}
    byes = Counter(entrant for played in rounds for entrant in played.round.byes)
    assert set(byes.values()) == ({1} if count % 2 else set())


def test_the_berger_tables_are_those_of_the_handbook() -> None:
    # FIDE Handbook C.05, table for six.
    table = [
        [(1, 6), (2, 5), (3, 4)],
        [(6, 4), (5, 3), (1, 2)],
        [(2, 6), (3, 1), (4, 5)],
        [(6, 5), (1, 4), (2, 3)],
        [(3, 6), (4, 2), (5, 1)],
    ]
    drawn = [{(one + 1, other + 1) for one, other in berger(6, number)} for number in range(1, 6)]
    assert drawn == [set(pairs) for pairs in table]


@pytest.mark.parametrize("count", range(2, 40))
def test_a_knockout_ends_with_one_and_its_byes_go_to_the_first_of_the_draw(count: int) -> None:
    rules = Knockout()
    rounds = play(rules, field(count, seeds=count))
    assert len(rounds) == rules.rounds(count)
    assert rounds[-1].round.stage == "final"
    assert sum(len(played.round.tables) for played in rounds) == count - 1
    byes = 2 ** rules.rounds(count) - count
    assert sorted(rounds[0].round.byes, key=lambda entrant: int(entrant[1:])) == [
        f"p{number}" for number in range(1, byes + 1)
    ]
    assert not any(played.round.byes for played in rounds[1:])


def test_seeds_meet_late() -> None:
    assert seeded_places(16)[:8] == [1, 16, 8, 9, 4, 13, 5, 12]
    entrants = field(16, seeds=4)
    rounds: list[Played] = []
    while (drawn := Knockout().next_round(entrants, rounds, b"")) is not None:
        better = [min(table.entrants, key=lambda e: int(e[1:])) for table in drawn.tables]
        rounds.append(
            Played(
                drawn,
                tuple(
                    Result(table.number, (21, 9) if table.sides[0][0] == best else (9, 21))
                    for table, best in zip(drawn.tables, better, strict=True)
                ),
            )
        )
    assert [set(table.entrants) for table in rounds[-2].round.tables] == [{"p1", "p4"}, {"p2", "p3"}]
    assert set(rounds[-1].round.tables[0].entrants) == {"p1", "p2"}


@settings(deadline=None, max_examples=40)
@given(st.integers(4, 40), SEEDS, CHANCES)
def test_the_consolation_is_for_all_who_lost_their_first_match(count: int, seed: bytes, chance: int) -> None:
    rounds = play(Knockout(consolation=True, third_place=True), field(count), seed, chance)
    first_match: dict[str, bool] = {}
    consoled: set[str] = set()
    for played in rounds:
        for table, result in played.decided():
            winner = table.sides[result.winner() or 0][0]
            for entrant in table.entrants:
                if table.bracket == "main":
                    first_match.setdefault(entrant, entrant == winner)
                elif table.bracket == "consolation":
                    consoled.add(entrant)
    third = {
        entrant
        for p in rounds
        for t in p.round.tables
        if t.bracket == "third_place"
        for entrant in t.entrants
    }
    losers = {entrant for entrant, won in first_match.items() if not won} - third
    assert consoled <= losers
    assert len(losers) < 2 or consoled == losers


def test_who_left_gives_the_next_opponent_a_bye() -> None:
    entrants = field(4, seeds=4)
    first = Knockout().next_round(entrants, [], b"")
    assert first is not None
    played = Played(first, (Result(1, (21, 3)), Result(2, (21, 3))))
    final = Knockout().next_round(entrants, [played], b"", left=["p1"])
    assert final is None


def test_a_knockout_needs_a_winner() -> None:
    first = Knockout().next_round(field(2), [], b"")
    assert first is not None
    with pytest.raises(FormatError) as refused:
        Knockout().next_round(field(2), [Played(first, (Result(1, (20, 20)),))], b"")
    assert refused.value.reason == "no_winner"


def test_groups_send_their_best_into_a_knockout_where_they_do_not_meet_at_once() -> None:
    rules = Groups(groups=4, advance=2)
    entrants = field(18)
    groups = rules.composed(entrants, b"seed")
    assert sorted(map(len, groups.values())) == [4, 4, 5, 5]
    of = {entrant: letter for letter, group in groups.items() for entrant in group}
    rounds = play(rules, entrants)
    quarter = next(played for played in rounds if played.round.stage == "quarter_final")
    assert all(of[one[0]] != of[other[0]] for one, other in (t.sides for t in quarter.round.tables))
    winners = {places[0].entrant for places in rules.group_standings(groups, rounds[:5], b"seed").values()}
    # Winners are seeded, so no two of them meet before the semi-finals.
    assert all(len(winners & set(table.entrants)) == 1 for table in quarter.round.tables)


@settings(deadline=None, max_examples=40)
@given(st.integers(2, 6), st.integers(1, 4), st.integers(0, 20), st.integers(1, 2), SEEDS, CHANCES)
def test_the_bracket_is_known_by_places_before_the_groups_are_over(
    groups: int, advance: int, more: int, legs: int, seed: bytes, chance: int
) -> None:
    rules = Groups(groups=groups, advance=advance, legs=legs)
    entrants = field(groups * max(2, advance) + more)
    rounds = play(rules, entrants, seed, chance)
    of_groups = [played for played in rounds if played.round.stage == "group"]
    tables = {table.letter: table for table in rules.group_tables(entrants, rounds, seed)}
    assert all(table.over and len(table.goes_on) == advance for table in tables.values())
    before = rules.group_tables(entrants, of_groups[:-1], seed)
    assert not all(table.over for table in before)
    first = next(played.round for played in rounds if played.round.stage != "group")
    come = {
        (table.letter, rank): one for table in tables.values() for rank, one in enumerate(table.goes_on, 1)
    }
    expected = [
        [come[place.letter, place.rank] for place in meeting if place is not None]
        for meeting in rules.first_meetings(seed)
    ]
    assert [list(table.entrants) for table in first.tables] == [two for two in expected if len(two) == 2]
    assert list(first.byes) == [one[0] for one in expected if len(one) == 1]


def test_who_leaves_the_bracket_has_qualified_all_the_same() -> None:
    rules, entrants = Groups(groups=4, advance=2), field(16)
    rounds = play(rules, entrants)
    quarter = next(number for number, one in enumerate(rounds) if one.round.stage == "quarter_final")
    gone = rounds[quarter + 1].round.tables[0].entrants[0]
    semi_final = rules.next_round(entrants, rounds[: quarter + 1], b"seed", [gone])
    assert semi_final is not None
    assert semi_final.stage == "semi_final"
    assert gone not in semi_final.byes
    assert len(semi_final.byes) == len(semi_final.tables) == 1
    # Who leaves while groups are played makes room for the next of the group.
    tables = rules.group_tables(entrants, rounds[:quarter], b"seed", [gone])
    assert all(gone not in table.goes_on and len(table.goes_on) == 2 for table in tables)


@settings(deadline=None, max_examples=30)
@given(st.integers(4, 26), st.integers(1, 6), SEEDS, CHANCES)
def test_partners_are_new_while_they_can_be_and_sitting_out_is_shared(
    count: int, length: int, seed: bytes, chance: int
) -> None:
    rounds = play(Partners(length=length), field(count), seed, chance)
    byes = Counter(entrant.id for entrant in field(count))
    for played in rounds:
        assert len(played.round.byes) == count % 4
        assert all(len(side) == 2 for table in played.round.tables for side in table.sides)
        byes.update(played.round.byes)
    assert max(byes.values()) - min(byes.values()) <= 1
    for number, played in enumerate(rounds):
        before = History.of(rounds[:number])
        again = {
            frozenset(side) for table in played.round.tables for side in table.sides if before.together(*side)
        }
        assert again == {frozenset(breach.entrants) for breach in played.round.breaches}


@pytest.mark.parametrize("count", range(6, 33))
def test_mitchell_moves_so_that_nobody_meets_an_opponent_or_a_pack_twice(count: int) -> None:
    tables = (count + 1) // 2
    rounds = play(Mitchell(length=tables if tables % 2 else tables - 1), field(count))
    met = Counter(frozenset(table.entrants) for played in rounds for table in played.round.tables)
    packs = Counter((e, t.boards) for played in rounds for t in played.round.tables for e in t.entrants)
    assert set(met.values()) == {1}
    assert set(packs.values()) == {1}


def palio_field() -> list[Entrant]:
    """Four pairs of each contrada."""
    return [
        Entrant(f"{team}-{letter}", (), team=team) for team in ("inf", "sup", "centro") for letter in "abcd"
    ]


@given(SEEDS)
def test_the_palio_s_six_tables_are_those_of_sheet_003(seed: bytes) -> None:
    rules = template("palio").phases[0].rules
    assert isinstance(rules, Script)
    drawn = rules.next_round(palio_field(), [], seed)
    assert drawn is not None
    assert [table.label for table in drawn.tables] == [
        "inf1–sup1",
        "inf2–sup2",
        "inf3–centro1",
        "inf4–centro2",
        "sup3–centro3",
        "sup4–centro4",
    ]
    holders = rules.numbered(palio_field(), seed)
    for table in drawn.tables:
        one, other = table.label.split("–")
        assert table.sides == ((holders[one],), (holders[other],))
    assert sorted(entrant for table in drawn.tables for entrant in table.entrants) == sorted(
        entrant.id for entrant in palio_field()
    )


def test_a_fifth_pair_in_a_contrada_is_refused() -> None:
    rules = template("palio").phases[0].rules
    with pytest.raises(FormatError) as refused:
        rules.next_round([*palio_field(), Entrant("late", (), team="inf")], [], b"")
    assert (refused.value.reason, refused.value.found, refused.value.allowed) == ("too_many", 5, 4)


@pytest.mark.parametrize(
    ("rules", "count", "reason"),
    [
        (Swiss(length=5), 4, "too_many_rounds"),
        (RoundRobin(most=24), 25, "too_many"),
        (Knockout(), 1, "too_few"),
        (Mitchell(length=8), 16, "too_many_rounds"),
        (Partners(length=1), 3, "too_few"),
        (Groups(groups=4), 7, "too_few"),
    ],
)
def test_a_format_says_when_it_cannot_hold_so_many(rules: Format, count: int, reason: str) -> None:
    with pytest.raises(FormatError) as refused:
        rules.next_round(field(count), [], b"")
    assert refused.value.reason == reason


def test_no_round_is_drawn_before_the_last_one_is_finished() -> None:
    rules = Swiss(length=3)
    first = rules.next_round(field(6), [], b"")
    assert first is not None
    partly = Played(first, results(Round(1, first.tables[:2]), random.Random(1)))
    with pytest.raises(FormatError, match="round 1 lacks table 3"):
        rules.next_round(field(6), [partly], b"")


def test_late_entrants_join_a_swiss_and_who_left_is_not_paired() -> None:
    rules = Swiss(length=3)
    first = rules.next_round(field(6), [], b"")
    assert first is not None
    played = Played(first, results(first, random.Random(1)))
    second = rules.next_round(field(8), [played], b"", left=["p1"])
    assert second is not None
    busy = {entrant for table in second.tables for entrant in table.entrants} | set(second.byes)
    assert busy == {f"p{number}" for number in range(2, 9)}
