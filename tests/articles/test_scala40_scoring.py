"""Scala 40 (source 003 and custom): what a closed deal costs, and the match."""

from __future__ import annotations

from typing import Any

import pytest

import settebello as sb
from tests.articles.scala40 import CUSTOMARY, PALIO, moves, play_all, table
from tests.reference.scala40.scoring import begin, count
from tests.reference.scala40.sheets import with_switches


def closed(*hands: str, rules: sb.RuleSheet = PALIO, **rest: Any) -> sb.Score:
    """The score when seat 0 closes and the others hold these cards."""
    deal = table(["9S", *hands], "TC+JC+QC+KC", rules=rules, **rest)
    deal.play("discard 9S")
    return deal.score()


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("2D 3D 4D 5D", 14),
        ("6D 7D 8D 9D TD", 40),
        ("JD QD KD", 30),
        ("AD", 11),
        ("AD 2D 3D", 16),
        ("**", 25),
        ("** **", 50),
        ("AD AD KD 2B **", 59),
    ],
)
def test_cards_in_hand_ace_eleven_figures_ten_joker_twenty_five(cards: str, value: int) -> None:
    assert closed(cards).points == (0, value)


def test_melds_in_hand_count_like_any_cards() -> None:
    assert closed("7D 7S 7B").points == (0, 21)


def test_the_others_open_or_not_add_what_they_hold() -> None:
    score = closed("KD 2B", "AD", "3D **", opened=(True, False, True, False))
    assert (score.points, score.closer) == ((0, 12, 11, 28), 0)


def test_who_is_out_pays_nothing() -> None:
    deal = table(["9S", "KD", "", "AD"], "TC+JC+QC", seated=(0, 1, 3))
    deal.play("discard 9S")
    assert deal.score().points == (0, 10, 0, 11)


def test_what_each_held_is_told_even_of_a_dead_deal() -> None:
    assert closed("KD 2B", "AD").values == (0, 12, 11)
    dead = table(["2S", "AD **"], phase="draw", pile="9S", stock="7C", turnovers=3)
    dead.play("draw")
    assert (dead.score().values, dead.score().points) == ((9, 36), (0, 0))


def test_a_deal_that_goes_on_has_no_score() -> None:
    with pytest.raises(sb.DealNotOver):
        table(["9S 2D", "KD"]).score()


def test_closing_in_the_turn_of_ones_opening_counts_once() -> None:
    deal = table(["TC JC QC KC 2S", "5S KD"])
    play_all(deal, "meld TC+JC+QC+KC", "discard 2S")
    assert deal.score().one_turn
    assert deal.score().points == (0, 15)


def test_switched_closing_in_the_turn_of_ones_opening_counts_double() -> None:
    rules = PALIO.replace(**{"score.one_turn": "doubles"})
    deal = table(["TC JC QC KC 2S", "5S KD"], rules=rules)
    play_all(deal, "meld TC+JC+QC+KC", "discard 2S")
    assert (deal.score().one_turn, deal.score().points) == (True, (0, 30))
    later = closed("5S KD", rules=rules)
    assert (later.one_turn, later.points) == (False, (0, 15))


def test_switched_who_opened_in_an_earlier_turn_does_not_double() -> None:
    rules = PALIO.replace(**{"score.one_turn": "doubles"})
    deal = table(["TC JC QC KC 2S 9C 9D", "5S KD"], rules=rules, stock="3C 3D 3B")
    play_all(deal, "meld TC+JC+QC+KC", "discard 2S", "draw", "discard 5S", "draw", "attach 9C>1")
    play_all(deal, "discard 9D", "draw", "discard KD")
    assert not deal.over
    assert deal.turn == 0


def one_deal(match: sb.Match) -> int:
    """Plays a deal to its end by laying whatever can be laid; who dealt it."""
    dealer, number = match.deal.dealer, len(match.deals)
    while not match.over and len(match.deals) == number:
        deal = match.deal
        match.play((moves(deal, "meld") or moves(deal, "attach") or moves(deal))[0])
    return dealer


def played_out(match: sb.Match) -> list[tuple[int, ...]]:
    """Plays a match to its end; the points of its deals."""
    while not match.over:
        one_deal(match)
    return [deal.score.points for deal in match.deals]


def test_a_match_is_a_set_number_of_deals_and_fewest_is_best() -> None:
    match = sb.Match(PALIO, 4, seed=3)
    points = played_out(match)
    assert len(points) == 5
    assert match.totals == tuple(map(sum, zip(*points, strict=True)))
    best = [seat for seat in range(4) if match.totals[seat] == min(match.totals)]
    assert match.winner == (best[0] if len(best) == 1 else tuple(best))


def test_the_next_dealer_is_the_next_seat() -> None:
    match = sb.Match(PALIO, 3, seed=3, dealer=1)
    assert [one_deal(match) for _ in range(5)] == [1, 2, 0, 1, 2]
    assert match.over


def test_the_first_dealer_is_drawn_at_random() -> None:
    dealers = {sb.Match(PALIO, 4, seed=seed).deal.dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}


@pytest.mark.parametrize("limit", [101, 151, 201])
def test_a_match_may_be_played_until_totals_reach_a_limit(limit: int) -> None:
    match = sb.Match(CUSTOMARY.replace(**{"match.limit": limit}), 3, seed=5)
    played_out(match)
    assert isinstance(match.winner, int | tuple)
    standing = begin(3)
    switches = with_switches("scala40", **{"match.limit": limit})
    for deal in match.deals:
        assert standing.winner is None
        standing = count(switches, standing, deal.score.points)
        assert deal.totals == standing.totals
    assert match.winner == standing.winner


def test_at_the_limit_or_above_one_is_out_and_later_deals_are_dealt_to_those_left() -> None:
    match = sb.Match(CUSTOMARY.replace(**{"match.limit": 40}), 5, seed=2)
    seen = []
    while not match.over:
        deal = match.deal
        out = tuple(seat for seat, total in enumerate(match.totals) if total >= 40)
        assert match.out == out
        assert deal.seated == tuple(seat for seat in range(5) if seat not in out)
        assert deal.dealer in deal.seated
        assert all((len(cards) > 0) == (seat in deal.seated) for seat, cards in enumerate(deal.hands))
        seen.append(out)
        one_deal(match)
    assert len(set(seen)) > 1, "somebody went out before the end"
    under = [seat for seat, total in enumerate(match.totals) if total < 40]
    assert under in ([match.winner], [])


def test_points_of_the_last_one_in_win_and_if_all_go_out_the_lowest_total() -> None:
    switches = with_switches("scala40", **{"match.limit": 101})
    standing = count(switches, begin(3), (60, 0, 70))
    assert (standing.left, standing.winner) == ((0, 1, 2), None)
    assert count(switches, standing, (41, 0, 30)).left == (1, 2)
    assert count(switches, standing, (41, 0, 31)).winner == 1
    assert count(switches, standing, (60, 101, 40)).winner == 1
    assert count(switches, standing, (60, 120, 40)).winner == 2
    assert count(switches, standing, (60, 120, 50)).winner == (0, 1, 2)


def test_switched_who_goes_out_comes_back_with_the_highest_total_of_those_still_in() -> None:
    switches = with_switches("scala40", **{"match.limit": 101, "match.reentry": 1})
    standing = count(switches, begin(3), (60, 20, 90))
    back = count(switches, standing, (0, 10, 30))
    assert (back.totals, back.left, back.winner) == ((60, 30, 60), (0, 1, 2), None)
    gone = count(switches, back, (0, 10, 50))
    assert (gone.totals, gone.left) == ((60, 40, 110), (0, 1))
    alone = count(switches, gone, (41, 0, 0))
    assert (alone.left, alone.winner) == ((1,), 1)


def test_switched_matches_with_coming_back_end_as_they_should() -> None:
    for seed in range(3):
        changed = {"match.limit": 60, "match.reentry": 1}
        match = sb.Match(CUSTOMARY.replace(**changed), 4, seed=seed)
        played_out(match)
        standing = begin(4)
        for deal in match.deals:
            standing = count(with_switches("scala40", **changed), standing, deal.score.points)
            assert deal.totals == standing.totals
        assert match.winner == standing.winner
