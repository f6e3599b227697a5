"""Rulings: each article's ladder, the jury's choice, points, forfeits, revocation, confirmation."""

from __future__ import annotations

import datetime

import pytest

import settebello as sb
from settebello.play import Ended

NOON = datetime.datetime(2026, 9, 14, 12, 0, tzinfo=datetime.UTC)


def fsgs(seed: int = 1, **how: object) -> sb.Match:
    """A match of the federation, just begun."""
    return sb.Match(sb.rules("fsgs"), seed=seed, **how)  # type: ignore[arg-type]


def play_deals(match: sb.Match, deals: int) -> None:
    """Plays until so many deals are finished or the match is over."""
    while len(match.deals) < deals and not match.over:
        match.play(match.deal.moves[0])


def play_out(match: sb.Match) -> sb.Match:
    """Plays to the end."""
    while not match.over:
        match.play(match.deal.moves[0])
    return match


def given(match: sb.Match, article: str, seat: int, times: int) -> list[str]:
    """The sanctions of so many occasions in a row, each taken from the ladder."""
    return [match.rule(article=article, seat=seat, by="giuria").sanction for _ in range(times)]


@pytest.mark.parametrize("articles", [("8", "8", "8"), ("9", "9", "9"), ("8", "9", "10"), ("10", "8", "9")])
def test_fsgs_8_9_10_share_one_ladder(articles: tuple[str, ...]) -> None:
    match = fsgs()
    rulings = [match.rule(article=article, seat=1, by="giuria") for article in articles]
    assert [ruling.sanction for ruling in rulings] == ["warning", "-1", "-4"]
    assert [ruling.occasion for ruling in rulings] == [1, 2, 3]
    assert match.totals == (0, -5)


def test_fsgs_8_occasions_are_counted_per_side() -> None:
    match = fsgs()
    assert given(match, "8", 0, 2) == ["warning", "-1"]
    assert match.rule(article="9", seat=2, by="giuria").occasion == 3
    assert match.rule(article="9", seat=1, by="giuria").occasion == 1


def test_fsgs_12_out_of_turn_costs_a_point() -> None:
    match = fsgs()
    assert given(match, "12", 3, 1) == ["-1"]
    assert match.totals == (0, -1)


def test_fsgs_6_a_missing_card_costs_two_points() -> None:
    match = fsgs()
    assert given(match, "6", 0, 1) == ["-2"]
    assert match.totals == (-2, 0)


def test_fsgs_14_leaving_together_expels_and_ends_the_match_at_once() -> None:
    match = fsgs()
    play_deals(match, 1)
    ruling = match.rule(article="14", seat=0, by="giuria")
    assert (ruling.sanction, match.over, match.winner) == ("expelled", True, 1)
    assert match.events[-1] == Ended((1,))
    with pytest.raises(sb.MatchOver):
        match.play(match.deal.moves[0])


def test_fsgs_15_a_point_then_four_then_expelled() -> None:
    match = fsgs()
    assert given(match, "15", 2, 3) == ["-1", "-4", "expelled"]
    assert (match.over, match.winner, match.totals) == (True, 1, (-5, 0))


@pytest.mark.parametrize("sanction", ["warning", "-1", "-2", "-3", "-4", "expelled"])
def test_fsgs_22_the_jury_chooses(sanction: str) -> None:
    match = fsgs()
    ruling = match.rule(article="22", seat=1, sanction=sanction, by="giuria", at=NOON)
    assert (ruling.sanction, ruling.by, ruling.at) == (sanction, "giuria", NOON)
    assert match.over == (sanction == "expelled")


def test_fsgs_22_without_a_choice_names_what_there_is() -> None:
    match = fsgs()
    with pytest.raises(
        sb.RulingError, match="a sanction must be chosen under article 22, occasion 1: warning, -1"
    ):
        match.rule(article="22", seat=1, by="giuria")
    assert match.events == fsgs().events


def test_fsgs_further_occasions_are_the_jurys_choice() -> None:
    match = fsgs()
    given(match, "8", 1, 3)
    assert match.propose("9", side=1).sanctions == ("warning", "-1", "-2", "-3", "-4", "expelled")
    assert match.rule(article="9", seat=1, sanction="-3", by="giuria").occasion == 4


def test_scupuni_13_talking_loses_the_match() -> None:
    match = sb.Match(sb.rules("scupuni"), seed=2)
    ruling = match.rule(article="13", seat=3, by="arbitro")
    assert (ruling.sanction, match.over, match.winner) == ("forfeit", True, 0)


def test_points_taken_count_at_the_end_of_the_deal_on_the_table() -> None:
    match = fsgs(seed=3)
    play_deals(match, 2)
    match.rule(article="15", seat=0, by="giuria")
    play_deals(match, 3)
    fair = fsgs(seed=3)
    play_deals(fair, 3)
    assert [deal.totals for deal in match.deals[:2]] == [deal.totals for deal in fair.deals[:2]]
    assert match.deals[2].totals == (fair.deals[2].totals[0] - 1, fair.deals[2].totals[1])
    assert match.view(1).totals == match.totals == match.deals[2].totals


def test_a_sanction_can_keep_a_side_under_the_target() -> None:
    fair = play_out(fsgs(seed=2))
    winner, last = fair.winner, len(fair.deals) - 1
    assert isinstance(winner, int)
    match = fsgs(seed=2)
    play_deals(match, last)
    for _ in range(3):
        match.rule(article="8", seat=winner, by="giuria")
    play_deals(match, last + 1)
    assert match.totals[winner] == fair.totals[winner] - 5
    assert not match.over


def test_a_revocation_counts_everything_again_and_a_finished_match_reopens() -> None:
    match = sb.Match(sb.rules("scupuni"), seed=2)
    play_deals(match, 1)
    hand = match.deal.hands
    ruling = match.rule(article="13", seat=1, by="arbitro")
    assert match.over
    match.revoke(ruling.id, by="arbitro")
    assert (match.over, match.winner, match.rulings) == (False, None, ())
    assert match.deal.hands == hand
    play_out(match)
    assert match.totals == play_out(sb.Match(sb.rules("scupuni"), seed=2)).totals


def test_a_match_that_ended_by_points_goes_on_when_a_ruling_takes_them() -> None:
    match = play_out(fsgs(seed=2))
    winner = match.winner
    assert isinstance(winner, int)
    deals = len(match.deals)
    match.rule(article="22", side=winner, sanction="-4", by="giuria")
    assert not match.over
    assert match.deal.number == deals
    assert match.deal.dealer == (match.deals[-1].deal.dealer + 1) % 4


def test_a_revoked_ruling_is_no_occasion_any_more() -> None:
    match = fsgs()
    first = match.rule(article="15", seat=0, by="giuria")
    match.revoke(first.id, by="giuria")
    again = match.rule(article="15", seat=0, by="giuria")
    assert (again.id, again.occasion, again.sanction) == (2, 1, "-1")


def test_a_confirmed_result_stands() -> None:
    match = play_out(fsgs(seed=2))
    match.confirm(by="giuria")
    record = match.record()
    for late in (
        lambda: match.rule(article="15", seat=0, by="giuria"),
        lambda: match.revoke(1, by="giuria"),
        lambda: match.confirm(by="giuria"),
    ):
        with pytest.raises(sb.RulingError, match="confirmed by giuria"):
            late()
    assert match.record() == record


def test_an_open_match_has_no_result_to_confirm() -> None:
    with pytest.raises(sb.RulingError, match="no result"):
        fsgs().confirm(by="giuria")


def test_resigning_gives_the_match_to_the_other_side() -> None:
    match = fsgs()
    match.resign(1)
    assert (match.over, match.winner) == (True, 0)
    with pytest.raises(sb.MatchOver):
        match.resign(0)


def test_of_three_the_best_of_those_left_wins() -> None:
    match = sb.Match(sb.rules("scopa-napoletana"), seats=3, seed=4)
    play_deals(match, 1)
    match.resign(1)
    left = {side: total for side, total in enumerate(match.totals) if side != 1}
    best = tuple(side for side, total in left.items() if total == max(left.values()))
    assert match.winner == (best[0] if len(best) == 1 else best)


def test_when_both_sides_are_expelled_nobody_wins() -> None:
    match = fsgs()
    match.rule(article="14", seat=0, by="giuria")
    match.rule(article="14", seat=1, by="giuria")
    assert (match.over, match.winner) == (True, ())


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (
            {"article": "3"},
            "no sanctions under article '3': this sheet has them under 6, 8, 9, 10, 12, 14, 15, 22",
        ),
        (
            {"article": "15", "sanction": "-3"},
            "found the sanction '-3' under article 15, occasion 1, allowed: -1",
        ),
        ({"article": "22", "sanction": "forfeit"}, "allowed: warning, -1, -2, -3, -4, expelled"),
        ({"article": "22", "sanction": "-5"}, "a sanction is one of"),
        ({"article": "15", "by": " "}, "must be named"),
    ],
)
def test_what_the_sheet_does_not_have_is_refused(wrong: dict[str, str], told: str) -> None:
    match = fsgs()
    record = match.record()
    with pytest.raises(sb.RulingError) as caught:
        match.rule(**{"seat": 0, "by": "giuria", **wrong})  # type: ignore[arg-type]
    assert told in str(caught.value)
    assert match.record() == record


@pytest.mark.parametrize("where", [{"seat": 4}, {"seat": -1}, {"side": 2}, {}])
def test_a_ruling_names_a_seat_or_a_side_that_there_is(where: dict[str, int]) -> None:
    with pytest.raises(sb.SeatError):
        fsgs().rule(article="15", by="giuria", **where)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [0, 2, 99])
def test_only_a_standing_ruling_can_be_revoked(number: int) -> None:
    match = fsgs()
    match.rule(article="15", seat=0, by="giuria")
    with pytest.raises(sb.RulingError, match="there stand: 1"):
        match.revoke(number, by="giuria")


def test_a_sheet_without_ladders_has_no_rulings() -> None:
    match = sb.Match(sb.rules("scopa-corsa"), seats=2)
    with pytest.raises(sb.RulingError, match="this sheet has them under none"):
        match.rule(article="1", seat=0, by="giuria")


def test_the_record_keeps_every_ruling_and_replays() -> None:
    match = fsgs(seed=5)
    match.rule(article="9", seat=1, by="giuria", at=NOON)
    play_deals(match, 1)
    second = match.rule(article="15", side=0, by="giuria")
    match.revoke(second.id, by="giuria", at=NOON)
    match.rule(article="14", seat=2, by="giuria")
    match.confirm(by="giuria")
    again = sb.replay(match.record())
    assert again.record() == match.record()
    assert (again.totals, again.winner, again.rulings) == (match.totals, match.winner, match.rulings)


def test_an_altered_ruling_is_found() -> None:
    match = fsgs(seed=5)
    match.rule(article="15", seat=1, by="giuria")
    with pytest.raises(sb.RecordError, match="line 4: found the sanction '-4'"):
        sb.replay(match.record().replace('"sanction":"-1"', '"sanction":"-4"'))
