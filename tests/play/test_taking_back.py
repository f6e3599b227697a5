"""Plays taken back: where the sheet lets them, and never once somebody has seen more than it should."""

from __future__ import annotations

import pytest

import settebello as sb
from settebello.play import TakenBack


def match(sheet: str = "scopa-napoletana", seats: int = 2) -> sb.Match:
    return sb.Match(sb.rules(sheet), seats=seats, seed=4, dealer=seats - 1)


def test_the_own_play_and_all_that_came_after_are_undone() -> None:
    table = match("scupuni", 4)
    before = table.view(0)
    for _ in range(3):
        table.play(table.deal.moves[0])
    taken_back = table.take_back(0)
    assert taken_back == TakenBack(0, 3)
    assert table.view(0) == before
    assert table.events[-1] == taken_back


def test_a_match_with_plays_taken_back_is_replayed_to_the_same() -> None:
    table = match("scupuni", 4)
    for number in range(60):
        table.play(table.deal.moves[number % len(table.deal.moves)])
        if number % 7 == 0:
            table.take_back(number % 4 if number < 4 else (table.deal.turn or 0) - 1 & 3)
    again = sb.replay(table.record())
    assert again.record() == table.record()
    assert [again.view(seat) for seat in range(4)] == [table.view(seat) for seat in range(4)]
    assert any(isinstance(event, TakenBack) for event in again.events)


def test_fsgs_has_plays_stand() -> None:
    # 002 arts 10, 11: a chosen capture is not changed by a late second thought.
    table = match("fsgs", 4)
    table.play(table.deal.moves[0])
    with pytest.raises(sb.TakeBackError, match="article 10, 11") as error:
        table.take_back(0)
    assert error.value.reason == "play_stands"
    assert len(table.deal.history) == 1


def test_nothing_is_taken_back_before_the_first_play_or_from_another_deal() -> None:
    table = match()
    with pytest.raises(sb.TakeBackError) as error:
        table.take_back(0)
    assert error.value.reason == "nothing_to_take_back"
    while not table.deals:
        table.play(table.deal.moves[0])
    with pytest.raises(sb.TakeBackError):
        table.take_back(0)


def test_not_once_the_hands_were_filled_again() -> None:
    table = match()
    while len(table.deal.history) < 6:
        table.play(table.deal.moves[0])
    assert len(table.deal.hands[0]) == 3
    with pytest.raises(sb.TakeBackError):
        table.take_back(0)
    table.play(table.deal.moves[0])
    assert table.take_back(0).moves == 1


def test_at_scala_40_a_draw_stands_and_what_was_laid_after_it_may_come_back() -> None:
    table = match("scala40", 2)
    table.play("draw")
    with pytest.raises(sb.TakeBackError):
        table.take_back(0)
    before = table.view(0)
    discard = next(move for move in table.deal.moves if move.kind == "discard")
    table.play(discard)
    table.play("draw")
    assert table.take_back(0).moves == 2
    assert table.view(0) == before
    again = sb.replay(table.record())
    assert again.view(0) == before


def test_a_match_that_is_over_takes_nothing_back() -> None:
    table = match("scupuni", 4)
    table.play(table.deal.moves[0])
    table.resign(side=0)
    with pytest.raises(sb.MatchOver):
        table.take_back(0)
