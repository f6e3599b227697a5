"""Scala 40 given up or ruled upon: a debt grows, the others win."""

from __future__ import annotations

import pytest

import settebello as sb
from settebello.play import Ruling

PALIO = sb.rules("scala40-palio")
LIMIT = sb.rules("scala40")


def test_a_seat_that_resigns_has_lost_to_the_lowest_debt_of_the_others() -> None:
    match = sb.Match(PALIO, seats=4, seed=3)
    while not match.deals:
        match.play(match.deal.moves[0])
    match.play("draw")
    lowest = min(range(4), key=lambda seat: match.totals[seat])
    match.resign(lowest)
    others = [seat for seat in range(4) if seat != lowest]
    least = tuple(s for s in others if match.totals[s] == min(match.totals[o] for o in others))
    assert match.winner == (least[0] if len(least) == 1 else least)
    with pytest.raises(sb.MatchOver):
        match.play(match.deal.moves[0])


def test_a_seat_that_is_out_does_not_end_the_others_match() -> None:
    match = sb.Match(LIMIT, seats=3, seed=1)
    while not match.out:
        assert not match.over
        match.play(match.deal.moves[0])
    before = match.record()
    with pytest.raises(sb.MatchOver, match="is out of the match"):
        match.resign(match.out[0])
    assert match.record() == before
    assert not match.over


def test_the_sheet_knows_no_sanctions() -> None:
    match = sb.Match(PALIO, seats=4, seed=3)
    with pytest.raises(sb.RulingError) as refused:
        match.rule(article="1", seat=0, by="comitato")
    assert refused.value.reason == "no_such_article"
    assert not any(isinstance(event, Ruling) for event in match.events)


def with_ladder(steps: list[str], **switches: object) -> sb.RuleSheet:
    """A club's own sheet, which has sanctions where the palio's has none."""
    tree = sb.rules("scala40").replace(**switches).to_dict()
    article = tree["source"]["articles"][0]
    offence = dict.fromkeys(("it", "fr", "en"), "Cards shown to a neighbour")
    ladder = {"articles": [article], "offence": offence, "steps": steps, "further": "none"}
    tree["referee"] = {"choices": [], "ladders": [ladder]}
    return sb.RuleSheet.from_dict(tree)


def test_points_taken_by_a_ruling_make_the_debt_greater() -> None:
    rules = with_ladder(["-2", "-3"])
    (article,) = rules.referee.ladders[0].articles
    match = sb.Match(rules, seats=3, seed=1)
    match.rule(article, seat=1, by="giuria")
    assert match.totals == (0, 2, 0)
    while not match.deals:
        match.play(match.deal.moves[0])
    points = match.deals[0].score.points
    assert match.totals == (points[0], points[1] + 2, points[2])
    assert match.counts[0].ruled == (0, 2, 0)
    match.revoke(1, by="giuria")
    assert match.totals == points
    assert sb.replay(match.record()).totals == points


def test_a_ruling_may_put_a_seat_out_and_its_revocation_bring_it_back() -> None:
    match = sb.Match(with_ladder(["-4", "-4"], **{"match.limit": 4}), seats=3, seed=1)
    (article,) = match.rules.referee.ladders[0].articles
    closer = None
    while not match.deals:
        match.play(match.deal.moves[0])
    closer = match.deals[0].score.closer
    assert closer is not None
    others = tuple(seat for seat in range(3) if seat != closer)
    assert match.out == others
    assert match.winner == closer
    match.rule(article, seat=closer, by="giuria")
    # All out together: the lowest debt wins, the one that was ruled.
    assert match.out == (0, 1, 2)
    assert match.winner == closer
    match.revoke(1, by="giuria")
    assert match.out == others


def test_a_forfeit_leaves_the_win_to_the_others() -> None:
    match = sb.Match(with_ladder(["forfeit"]), seats=2, seed=1)
    (article,) = match.rules.referee.ladders[0].articles
    match.rule(article, side=0, by="giuria")
    assert match.winner == 1
