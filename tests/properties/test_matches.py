"""Whole matches beside the naive model: dealers, decks, totals, and who wins when."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb
from settebello.play.ending import winners
from tests.properties.comparing import texts
from tests.reference import deal as naive
from tests.reference.match import Totals, winner
from tests.reference.scoring import score
from tests.reference.sheets import PLAYED_AT, SHEETS, Sheet, with_switches
from tests.reference.shuffle import ceremony, shuffled


def follow(match: sb.Match, sheet: Sheet, seed: int, dealer: int, *, final: bool = False) -> None:
    """Plays a match to its end at random and works everything out beside it."""
    rng, running, most = random.Random(seed), list[Totals](), 400
    while not match.over:
        number = len(running)
        assert number < most, "a match must come to an end"
        deal = match.deal
        assert deal.dealer == (dealer + number) % match.seats
        assert deal.deck is not None
        assert texts(deal.deck) == shuffled(sheet.ranks, seed, f"deal {number}/redeal {len(deal.void)}")
        twin = naive.start(sheet, match.seats, deal.dealer, texts(deal.deck))
        before = running[-1] if running else (0,) * len(deal.sides)
        while not twin.over:
            assert match.totals == before
            assert match.view(0).totals == before
            move = rng.choice(naive.moves(twin))
            naive.play(twin, move)
            assert match.play(move.text).seat == move.seat
        points = score(twin).points
        running.append(tuple(total + more for total, more in zip(before, points, strict=True)))
        assert match.deals[-1].score.points == points
        assert match.deals[-1].totals == match.totals == running[-1]
        assert match.winner == winner(sheet.switches, running, final=final)
        assert len(match.deals) == len(running)
    with pytest.raises(sb.MatchOver):
        match.play("7D")
    assert match.winner is not None


@pytest.mark.parametrize("both", ["higher", "play_on", "parity"])
@pytest.mark.parametrize(("name", "seats"), PLAYED_AT)
def test_matches_to_a_low_target(name: str, seats: int, both: str) -> None:
    for seed, target in enumerate((1, 2, 3, 5)):
        changed = {"match.both": both, "match.target": target}
        rules, sheet = sb.rules(name).replace(**changed), with_switches(name, **changed)
        match = sb.Match(rules, seats, seed=seed)
        follow(match, sheet, seed, ceremony(sheet.ranks, seats, seed, sheet.switches["dealer.first"])[1])


@pytest.mark.parametrize(("name", "seats"), PLAYED_AT)
def test_matches_as_the_sheet_has_them(name: str, seats: int) -> None:
    match = sb.Match(sb.rules(name), seats, seed=21, dealer=1)
    assert match.ceremony is None
    follow(match, SHEETS[name], 21, 1)


@pytest.mark.parametrize("deals", [1, 2, 3])
@pytest.mark.parametrize(("name", "seats"), PLAYED_AT)
def test_matches_of_a_number_of_deals(name: str, seats: int, deals: int) -> None:
    changed = {"match.deals": deals, "match.target": 0, "match.final_target": 0}
    for seed in range(4):
        match = sb.Match(sb.rules(name).replace(**changed), seats, seed=seed, dealer=0)
        follow(match, with_switches(name, **changed), seed, 0)
        assert len(match.deals) == deals


def test_equal_totals_share_a_match_of_a_number_of_deals() -> None:
    rules = sb.rules("scopa-napoletana").replace(**{"match.deals": 1, "match.target": 0})
    shared = set()
    for seed in range(60):
        match = sb.Match(rules, 2, seed=seed)
        while not match.over:
            match.play(match.deal.moves[0])
        assert (match.totals[0] == match.totals[1]) == isinstance(match.winner, tuple)
        shared.add(match.winner)
    assert shared == {0, 1, (0, 1)}


@pytest.mark.parametrize("name", ["fsgs", "scupuni"])
def test_a_final_is_played_to_the_final_target(name: str) -> None:
    match = sb.Match(sb.rules(name), seed=2, dealer=0, final=True)
    assert match.target == (25 if name == "fsgs" else 21)
    follow(match, SHEETS[name], 2, 0, final=True)


totals = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1, max_size=30)
three = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 4)), min_size=1, max_size=30)


@settings(max_examples=1500, deadline=None)
@given(
    points=st.one_of(totals, three),
    target=st.integers(1, 12),
    deals=st.sampled_from([0, 0, 1, 4, 9]),
    both=st.sampled_from(["higher", "play_on", "parity"]),
)
def test_the_end_of_a_match_from_totals_alone(
    points: list[Totals], target: int, deals: int, both: str
) -> None:
    running, sums = list[Totals](), (0,) * len(points[0])
    switches = {"match.deals": deals, "match.target": target, "match.final_target": 0, "match.both": both}
    for more in points:
        sums = tuple(a + b for a, b in zip(sums, more, strict=True))
        running.append(sums)
        expected = winner(switches, running)
        found = winners(running, target=target, deals=deals, both=both)  # type: ignore[arg-type]
        assert found == (() if expected is None else expected if isinstance(expected, tuple) else (expected,))
        if expected is not None:
            break


@pytest.mark.parametrize("seed", range(5))
def test_the_ceremony_is_told_round_by_round(seed: int) -> None:
    for name, seats in PLAYED_AT:
        sheet = SHEETS[name]
        rounds, dealer = ceremony(sheet.ranks, seats, seed, sheet.switches["dealer.first"])
        told = sb.Match(sb.rules(name), seats, seed=seed).ceremony
        assert told is not None
        assert [[(draw.seat, draw.card) for draw in turn] for turn in told.draws] == rounds
        assert told.dealer == dealer


def test_a_deal_of_a_match_is_played_through_the_match_only() -> None:
    match = sb.Match(sb.rules("scupuni"), seed=1)
    before = match.record()
    with pytest.raises(sb.SealedDeal):
        match.deal.play(match.deal.moves[0])
    match.play(match.deal.moves[0])
    with pytest.raises(sb.SealedDeal):
        match.deal.undo()
    assert match.record() != before
