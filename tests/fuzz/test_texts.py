"""Cards, moves and positions as text: read, or refused by an error of the family; nothing changes then."""

from __future__ import annotations

from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

import settebello as sb
from tests.fuzz.drawing import any_text, examples, one_line
from tests.fuzz.mutating import damaged_text
from tests.properties.snapshots import snapshot
from tests.properties.strategies import games

code = st.text("A234567JQKT89DCSB*d7", min_size=1, max_size=3)
move_text = st.one_of(
    any_text,
    st.builds(lambda card, taken: f"{card}x{'+'.join(taken)}", code, st.lists(code, max_size=5)),
)
numbers = st.one_of(st.integers(-2, 9), st.integers())


@examples(200)
@given(text=st.one_of(any_text, code))
def test_any_text_as_a_card(text: str) -> None:
    try:
        card = sb.Card(text)
    except sb.CardError as refused:
        one_line(refused)
        return
    assert str(card) == text


@examples(200)
@given(seat=numbers, text=move_text)
@example(seat=2**70, text="7D")
def test_any_text_as_a_move(seat: int, text: str) -> None:
    try:
        move = sb.Move(seat, text)
    except sb.SettebelloError as refused:
        one_line(refused)
        return
    assert sb.Move(seat, str(move)) == move
    assert sorted(str(move)) == sorted(text)


@examples(200)
@given(game=games(), texts=st.lists(move_text, max_size=4), data=st.data())
def test_any_text_played(game: Any, texts: list[str], data: st.DataObject) -> None:
    deal = sb.Deal(game.rules, game.seats, seed=data.draw(st.integers(0, 2**64 - 1)))
    for text in texts:
        legal, before = deal.moves, snapshot(deal)
        listed = [str(move) for move in legal]
        text = data.draw(st.one_of(st.just(text), damaged_text(data.draw(st.sampled_from(listed)))))
        try:
            played = deal.play(text)
        except sb.IllegalMove as refused:
            one_line(refused)
            assert text not in listed
            assert snapshot(deal) == before
        else:
            assert str(played.move) in listed
            assert sorted(str(played.move)) == sorted(text)


@examples(200)
@given(text=any_text, data=st.data())
def test_any_text_played_in_a_match(text: str, data: st.DataObject) -> None:
    match = sb.Match(sb.rules("scopa-napoletana"), 2, seed=data.draw(st.integers(0, 100)))
    before = match.record()
    try:
        match.play(text)
    except sb.IllegalMove:
        assert match.record() == before


def told_again(rules: sb.RuleSheet, text: str) -> None:
    """A text that is read as a position gives a deal that tells itself, and can be played to its end."""
    try:
        deal = sb.Deal.from_text(rules, text)
    except sb.SettebelloError as refused:
        one_line(refused)
        return
    told = deal.position_text()
    assert sb.Deal.from_text(rules, told).position_text() == told
    plays = 0
    while not deal.over:
        deal.play(deal.moves[-1])
        plays += 1
    deal.score()
    for _ in range(plays):
        deal.undo()
    assert deal.position_text() == told


@examples(200)
@given(text=any_text, name=st.sampled_from(sb.rules_available()))
def test_any_text_as_a_position(text: str, name: str) -> None:
    told_again(sb.rules(name), text)


@examples(200)
@given(game=games(), plays=st.integers(0, 40), data=st.data())
def test_a_position_s_text_changed(game: Any, plays: int, data: st.DataObject) -> None:
    deal = sb.Deal(game.rules, game.seats, seed=plays)
    for _ in range(plays):
        if not deal.over:
            deal.play(deal.moves[-1])
    tokens = deal.position_text().split()
    told_again(game.rules, " ".join(data.draw(st.permutations(tokens))))
    told_again(game.rules, data.draw(damaged_text(deal.position_text())))


@examples(200)
@given(
    hands=st.lists(st.lists(code, max_size=4), max_size=7),
    table=st.lists(code, max_size=5),
    turn=numbers,
    dealer=st.none() | numbers,
    scopas=st.none() | st.lists(numbers, max_size=4),
    last_capture=st.none() | numbers,
)
def test_any_cards_and_numbers_as_a_position(
    hands: list[list[str]], table: list[str], turn: int, **more: Any
) -> None:
    rules = sb.rules("scopa-napoletana")
    try:
        deal = sb.Deal.position(rules, hands, table, turn, **more)
    except sb.SettebelloError as refused:
        one_line(refused)
        return
    told_again(rules, deal.position_text())
