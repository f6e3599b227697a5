"""Whole matches of Scala 40 beside the naive model: dealers, packs, who is left, totals, who wins when."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb
from tests.properties.comparing import texts
from tests.properties.scala40.playing import POLICIES
from tests.reference.scala40.deal import after, start
from tests.reference.scala40.legality import moves
from tests.reference.scala40.pack import PACK
from tests.reference.scala40.play import play
from tests.reference.scala40.scoring import Standing, begin, count, score
from tests.reference.scala40.sheets import SEATS, Switches, with_switches
from tests.reference.shuffle import below, mix, stream


def follow(match: sb.Match, switches: Switches, seed: int, dealer: int) -> Standing:
    """Plays a match to its end, laying what can be laid, and works everything out beside it."""
    rng, standing = random.Random(seed), begin(match.seats)
    while not match.over:
        assert standing.deals < 60, "a match must come to an end"
        deal = match.deal
        assert (deal.dealer, deal.seated, deal.number) == (dealer, standing.left, standing.deals)
        pack = mix(PACK, stream(seed, f"deal {standing.deals}/redeal 0"))
        assert texts(deal.deck) == pack
        twin = start(
            switches, match.seats, dealer, pack, seed=seed, number=standing.deals, seated=standing.left
        )
        while not twin.over:
            assert match.totals == standing.totals
            text = POLICIES[0](rng, moves(twin))
            told = play(twin, text)
            event: Any = match.play(text)
            assert (event.seat, event.move, event.card) == (told.seat, text, told.card)
            assert (event.turnover, event.opened) == (told.turnover, told.opened)
        before, standing = standing, count(switches, standing, score(twin).points)
        assert match.deals[-1].score.points == score(twin).points
        assert match.totals == match.deals[-1].totals == standing.totals
        assert match.out == tuple(seat for seat in range(match.seats) if seat not in standing.left)
        assert match.winner == standing.winner
        dealer = after(dealer, standing.left or before.left, match.seats)
    assert standing.winner is not None
    with pytest.raises(sb.MatchOver):
        match.play("draw")
    return standing


@pytest.mark.parametrize("seats", SEATS)
def test_matches_as_the_sheets_have_them(seats: int) -> None:
    for name in ("scala40", "scala40-palio"):
        match = sb.Match(sb.rules(name), seats, seed=seats, dealer=1)
        follow(match, with_switches(name), seats, 1)


@pytest.mark.parametrize("reentry", [0, 1, 2])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_matches_to_a_low_limit(seats: int, reentry: int) -> None:
    for seed, limit in enumerate((30, 60, 101)):
        changed = {"match.limit": limit, "match.reentry": reentry}
        match = sb.Match(sb.rules("scala40").replace(**changed), seats, seed=seed)
        dealer = below(stream(seed, "ceremony"), seats)
        follow(match, with_switches("scala40", **changed), seed, dealer)


@pytest.mark.parametrize("deals", [1, 3])
def test_matches_of_a_number_of_deals(deals: int) -> None:
    for seed in range(3):
        changed = {"match.deals": deals, "match.limit": 0}
        match = sb.Match(sb.rules("scala40").replace(**changed), 3, seed=seed, dealer=0)
        assert follow(match, with_switches("scala40", **changed), seed, 0).deals == deals


def test_somebody_comes_back_in_the_matches_above() -> None:
    changed = {"match.limit": 60, "match.reentry": 2}
    match = sb.Match(sb.rules("scala40").replace(**changed), 5, seed=1)
    standing = follow(match, with_switches("scala40", **changed), 1, below(stream(1, "ceremony"), 5))
    assert any(standing.returns)


points = st.lists(st.lists(st.sampled_from([0, 0, 5, 20, 40, 60]), min_size=4, max_size=4), max_size=12)


@settings(max_examples=400, deadline=None)
@given(points=points, limit=st.sampled_from([0, 60, 101]), reentry=st.integers(0, 2))
def test_the_naive_standing_keeps_its_own_rules(points: list[list[int]], limit: int, reentry: int) -> None:
    deals = 0 if limit else 6
    switches = with_switches(
        "scala40", **{"match.limit": limit, "match.deals": deals, "match.reentry": reentry}
    )
    standing = begin(4)
    for row in points:
        if standing.winner is not None:
            break
        before = standing
        paid = [more if seat in before.left else 0 for seat, more in enumerate(row)]
        standing = count(switches, standing, paid)
        assert set(standing.left) <= set(before.left)
        assert all(standing.totals[seat] < limit for seat in standing.left if limit)
        assert all(times <= reentry for times in standing.returns)
        assert (len(standing.left) > 1) or standing.winner is not None
