"""Matches of Scala 40: a number of deals, a limit, who is out and who comes back, dead deals."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import settebello as sb
from settebello.play import Counted, Dealt, Ended, Played, Stepped

PALIO = sb.rules("scala40-palio")
LIMIT = sb.rules("scala40")


def finished(rules: sb.RuleSheet, **how: Any) -> sb.Match:
    """A match played to its end: every seat draws, lays and attaches whatever comes first, discards."""
    match = sb.Match(rules, **how)
    while not match.over:
        match.play(match.deal.moves[0])
    return match


@pytest.fixture(scope="module")
def palio() -> sb.Match:
    """A palio table of five deals."""
    return finished(PALIO, seats=4, seed=3)


@pytest.fixture(scope="module")
def out() -> sb.Match:
    """A match to 101 in which seats have gone out one after the other."""
    matches = (finished(LIMIT, seats=4, seed=seed) for seed in range(20))
    return next(match for match in matches if len({c.out for c in counted(match)}) > 2)


def counted(match: sb.Match) -> list[Counted]:
    """How the deals came out."""
    return [event for event in match.events if isinstance(event, Counted)]


def test_the_palio_is_five_deals_and_the_lowest_debt_wins(palio: sb.Match) -> None:
    assert len(palio.deals) == 5
    assert palio.totals == tuple(sum(deal.score.points[seat] for deal in palio.deals) for seat in range(4))
    winners = tuple(seat for seat in range(4) if palio.totals[seat] == min(palio.totals))
    assert palio.events[-1] == Ended(winners)
    assert palio.winner == (winners[0] if len(winners) == 1 else winners)
    assert (palio.target, palio.limit, palio.number_of_deals, palio.out) == (0, 0, 5, ())


def test_the_committee_may_fix_another_number_of_deals() -> None:
    assert len(finished(PALIO.replace(**{"match.deals": 7}), seats=2, seed=1).deals) == 7


def test_the_first_dealer_is_found_by_chance_and_the_next_seat_deals_next(palio: sb.Match) -> None:
    assert palio.ceremony is not None
    assert palio.ceremony.draws == ()
    dealers = [event.dealer for event in palio.events if isinstance(event, Dealt)]
    assert dealers == [(palio.ceremony.dealer + number) % 4 for number in range(5)]
    assert {sb.Match(PALIO, seats=4, seed=seed).deal.dealer for seed in range(30)} == {0, 1, 2, 3}


def test_each_move_of_a_turn_is_an_event(palio: sb.Match) -> None:
    steps = [event for event in palio.events if isinstance(event, Stepped)]
    played = [move for deal in palio.deals for move in deal.deal.history]
    assert [(step.seat, step.move) for step in steps] == [(move.seat, str(move)) for move in played]
    assert all((step.card is None) == (step.move not in ("draw", "take")) for step in steps)
    assert {step.move.split()[0] for step in steps} >= {"draw", "meld", "discard"}
    assert not any(isinstance(event, Played) for event in palio.events)


def test_a_step_names_its_meld_by_its_number(palio: sb.Match) -> None:
    laid = 0
    for event in palio.events:
        if isinstance(event, Dealt):
            laid = 0
        elif isinstance(event, Stepped):
            word, _, rest = event.move.partition(" ")
            laid += word == "meld"
            told = laid if word == "meld" else int(rest.partition(">")[2] or 0) or None
            assert event.meld == told


def test_who_is_out_is_dealt_to_no_more_and_keeps_the_number(out: sb.Match) -> None:
    for before, finished in zip(counted(out), out.deals[1:], strict=False):
        gone = before.out
        assert finished.deal.seated == tuple(seat for seat in range(4) if seat not in gone)
        assert finished.deal.dealer not in gone
        assert not {move.seat for move in finished.deal.history} & set(gone)
        assert all(finished.score.points[seat] == 0 for seat in gone)
    assert [event.out for event in counted(out)] == [
        tuple(seat for seat in range(4) if event.totals[seat] >= 101) for event in counted(out)
    ]


def test_the_next_dealer_is_the_next_seat_that_is_in(out: sb.Match) -> None:
    dealt = [event for event in out.events if isinstance(event, Dealt)]
    for (before, after), result in zip(pairwise(dealt), counted(out), strict=False):
        between = [(before.dealer + step) % 4 for step in range(1, 5)]
        assert after.dealer == next(seat for seat in between if seat not in result.out)


def test_the_last_one_in_wins(out: sb.Match) -> None:
    (left,) = [seat for seat in range(4) if seat not in out.out]
    assert out.winner == left
    assert len(counted(out)[-2].out) < 3
    assert counted(out)[-1].totals == out.totals


@pytest.mark.parametrize("limit", [101, 151, 201])
def test_the_limit_is_a_switch(limit: int) -> None:
    match = finished(LIMIT.replace(**{"match.limit": limit}), seats=2, seed=4)
    assert max(match.totals) >= limit > min(match.totals)
    assert match.limit == limit


def test_a_seat_may_come_back_once() -> None:
    rules = LIMIT.replace(**{"match.reentry": 1})
    for seed in range(20):
        match = finished(rules, seats=3, seed=seed)
        for before, after in zip(counted(match), counted(match)[1:], strict=False):
            raw = [total + added for total, added in zip(before.totals, after.points, strict=True)]
            back = [seat for seat in range(3) if raw[seat] >= 101 and seat not in after.out]
            if back:
                under = [raw[seat] for seat in range(3) if raw[seat] < 101]
                assert all(after.totals[seat] == max(under) for seat in back)
                assert sb.replay(match.record()).totals == match.totals
                return
    pytest.fail("nobody came back in twenty matches")


def test_a_dead_deal_counts_as_played_and_adds_nothing() -> None:
    """The first deal is drawn and discarded to its end; the fourth time the stock is used up it is dead."""
    match = sb.Match(PALIO, seats=2, seed=3)
    while not match.deals:
        match.play(match.deal.moves[-1])
    steps = [event for event in match.events if isinstance(event, Stepped)]
    assert [step.move for step in steps if step.turnover] == ["draw"] * 3
    assert steps[-1].move == "draw"
    (dead,) = counted(match)
    assert (dead.closer, dead.points, dead.totals) == (None, (0, 0), (0, 0))
    assert match.deals[0].score.values > (0, 0)
    while not match.over:
        match.play(match.deal.moves[0])
    assert len(match.deals) == 5
    assert sb.replay(match.record()).record() == match.record()


def test_an_illegal_move_leaves_the_turn_as_it_was() -> None:
    match = sb.Match(PALIO, seats=4, seed=3)
    before, view = match.record(), match.view(match.deal.turn or 0)
    for move in ("take", "discard 7D", "meld AD+AC+AS", "hello", "", "draw draw"):
        with pytest.raises(sb.IllegalMove):
            match.play(move)
        assert match.record() == before
    assert match.view(match.deal.turn or 0) == view
