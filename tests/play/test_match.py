"""A match: its first dealer, its rotation, its totals, its end, and what it refuses."""

from __future__ import annotations

import pytest

import settebello as sb
from settebello.play import Dealt, Ended, Played, Scored


def finished(rules: sb.RuleSheet, **how: object) -> sb.Match:
    """A match played to its end, each seat playing its first move."""
    match = sb.Match(rules, **how)  # type: ignore[arg-type]
    while not match.over:
        match.play(match.deal.moves[0])
    return match


def test_the_dealer_moves_to_the_next_seat() -> None:
    match = finished(sb.rules("scupuni"), seed=3, dealer=2)
    dealers = [event.dealer for event in match.events if isinstance(event, Dealt)]
    assert dealers == [(2 + number) % 4 for number in range(len(dealers))]
    assert len(dealers) > 2


def test_scupuni_2_the_highest_card_deals_first() -> None:
    match = sb.Match(sb.rules("scupuni"), seed=1)
    assert match.ceremony is not None
    order = "A234567JQK"
    first = {draw.seat: order.index(draw.card[0]) for draw in match.ceremony.draws[0]}
    assert match.ceremony.dealer == max(first, key=lambda seat: first[seat])
    assert match.deal.dealer == match.ceremony.dealer


def test_a_named_dealer_needs_no_ceremony() -> None:
    assert sb.Match(sb.rules("scupuni"), seed=1, dealer=0).ceremony is None


def test_the_totals_are_the_sums_of_the_deals() -> None:
    match = finished(sb.rules("scopa-corsa"), seats=4, seed=5)
    for side, total in enumerate(match.totals):
        assert total == sum(deal.score.points[side] for deal in match.deals)
    scored = [event for event in match.events if isinstance(event, Scored)]
    assert [event.totals for event in scored] == [deal.totals for deal in match.deals]


def test_the_last_events_tell_the_end() -> None:
    match = finished(sb.rules("fsgs"), seed=2)
    played, scored, ended = match.events[-3:]
    assert isinstance(played, Played)
    assert isinstance(scored, Scored)
    assert isinstance(match.winner, int)
    assert ended == Ended((match.winner,))
    assert match.deal.over
    assert match.view(0).totals == match.totals


def test_fsgs_18_the_final_goes_to_25() -> None:
    rules = sb.rules("fsgs")
    assert sb.Match(rules).target == 21
    assert max(finished(rules, seed=2, final=True).totals) >= 25


def test_a_number_of_deals_that_ends_equal_is_shared() -> None:
    rules = sb.rules("scupuni").replace(**{"match.target": 0, "match.deals": 1})
    shared = next(
        match for match in (finished(rules, seed=seed) for seed in range(200)) if len(set(match.totals)) == 1
    )
    assert shared.winner == (0, 1)
    assert len(shared.deals) == 1


def test_fsgs_may_be_played_as_a_number_of_deals() -> None:
    match = finished(sb.rules("fsgs").replace(**{"match.target": 0, "match.deals": 2}), seed=3)
    assert len(match.deals) == 2


def test_a_match_that_is_over_refuses_plays_and_undo() -> None:
    match = finished(sb.rules("scopa-napoletana"), seats=2, seed=1)
    record = match.record()
    with pytest.raises(sb.MatchOver):
        match.play("7D")
    with pytest.raises(sb.SealedDeal):
        match.deal.undo()
    assert match.record() == record


def test_plays_behind_the_match_are_refused() -> None:
    match = sb.Match(sb.rules("scupuni"), seed=1)
    with pytest.raises(sb.SealedDeal):
        match.deal.play(match.deal.moves[0])
    assert match.deal.history == ()


def test_an_illegal_play_leaves_the_match_as_it_was() -> None:
    match = sb.Match(sb.rules("scupuni"), seed=1)
    record = match.record()
    other = match.deal.hands[match.deal.dealer][0]
    with pytest.raises(sb.IllegalMove) as caught:
        match.play(str(other))
    assert caught.value.reason == "not_in_hand"
    assert match.record() == record


@pytest.mark.parametrize("players", [["Anna"], "Anna", ["Anna", "Bice", "Carlo", " "], ["A", "B", "C", 4]])
def test_a_name_for_each_seat(players: object) -> None:
    with pytest.raises(sb.SeatError):
        sb.Match(sb.rules("scupuni"), players=players)  # type: ignore[arg-type]


@pytest.mark.parametrize("dealer", [-1, 4, 10**30, "0"])
def test_a_dealer_that_is_no_seat_is_refused(dealer: object) -> None:
    with pytest.raises((sb.SeatError, TypeError)):
        sb.Match(sb.rules("scupuni"), dealer=dealer)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(sb.SettebelloError):
        sb.Match(sb.rules("scupuni"), seed=seed)
