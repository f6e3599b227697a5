"""What is wrong is refused by name, and nothing has changed afterwards."""

from __future__ import annotations

from typing import Any

import pytest

import settebello as sb
from tests.properties.snapshots import snapshot
from tests.reference.pack import CORSICAN, FULL, pack

SCUPUNI, NAPOLETANA = sb.rules("scupuni"), sb.rules("scopa-napoletana")


NO_CARDS = ["", "7", "7d", "d7", "10D", "0D", "1D", "7E", "7DD", " 7D", "7D ", "*", "٧D", "7\u00d0"]


@pytest.mark.parametrize("text", NO_CARDS)
def test_a_text_that_is_no_card(text: str) -> None:
    with pytest.raises(sb.CardError) as refused:
        sb.Card(text)
    assert repr(text)[1:-1] in str(refused.value), "the message says what was found"


def changed(**places: str) -> list[str]:
    deck = pack(FULL)
    for place, card in places.items():
        deck[int(place[1:])] = card
    return deck


@pytest.mark.parametrize(
    "deck",
    [
        [],
        pack(FULL)[:-1],
        [*pack(FULL), "7D"],
        changed(_0="7D"),
        changed(_0="8D"),
        changed(_0="**"),
        changed(_0="7X"),
        changed(_0=""),
        pack(CORSICAN),
    ],
)
def test_a_pack_that_is_not_this_sheets(deck: list[str]) -> None:
    with pytest.raises(sb.CardError):
        sb.Deal(SCUPUNI, deck=deck)


def test_the_full_pack_is_foreign_to_corsica() -> None:
    with pytest.raises(sb.CardError):
        sb.Deal(sb.rules("scopa-corsa"), 2, deck=pack(FULL))
    with pytest.raises(sb.CardError):
        sb.Deal(sb.rules("scopa-corsa"), 2, deck=["2D", *pack(CORSICAN)[1:]])


@pytest.mark.parametrize(
    ("name", "seats"),
    [("scupuni", 2), ("scupuni", 0), ("scupuni", -4), ("scopa-napoletana", None), ("scopa-napoletana", 5),
     ("scopa-napoletana", 1), ("fsgs", 3), ("scopa-corsa", 3), ("scopa-corsa", 6), ("scopa-dassi", None)],
)  # fmt: skip
def test_a_number_of_seats_that_the_sheet_does_not_have(name: str, seats: int | None) -> None:
    with pytest.raises(sb.SeatError, match=r"\d"):
        sb.Deal(sb.rules(name), seats)
    with pytest.raises(sb.SeatError):
        sb.Match(sb.rules(name), seats)


@pytest.mark.parametrize("dealer", [4, -1, 99, 2**40])
def test_a_dealer_who_does_not_sit_there(dealer: int) -> None:
    with pytest.raises((sb.SeatError, OverflowError)) as error:
        sb.Deal(SCUPUNI, dealer=dealer)
    assert isinstance(error.value, sb.SeatError)
    with pytest.raises(sb.SeatError):
        sb.Match(SCUPUNI, dealer=dealer)


@pytest.mark.parametrize("seat", [4, -1, 2**40])
def test_a_view_of_a_seat_that_is_not_there(seat: int) -> None:
    deal = sb.Deal(SCUPUNI)
    with pytest.raises(sb.SeatError):
        deal.view(seat)


@pytest.mark.parametrize(
    "players",
    [
        [],
        ["A"],
        ["A", "B", "C", "D", "E"],
        ["A", "B", "C", ""],
        ["A", "B", "C", " "],
        ["A", "B", "C", "\ud800"],
        "ABCD",
    ],
)
def test_players_who_do_not_fit_the_seats(players: Any) -> None:
    with pytest.raises(sb.SeatError):
        sb.Match(SCUPUNI, players=players)


MALFORMED = [
    "",
    "7",
    "7D x3C",
    "7Dx",
    "x3C",
    "7Dx3C+",
    "7Dx3C++4S",
    "7Dx3C+3C",
    "7d",
    "7DX3C",
    "pass",
    "7D3C",
    "7Dx7D",
]


@pytest.mark.parametrize("move", MALFORMED)
def test_a_text_that_is_no_move(move: str) -> None:
    deal = sb.Deal.position(NAPOLETANA, [["7D", "2B"], ["KC", "QC"]], ["3C", "4S"], 0)
    before = snapshot(deal)
    with pytest.raises(sb.IllegalMove) as refused:
        deal.play(move)
    assert refused.value.reason in {"malformed", "not_on_table"}
    assert snapshot(deal) == before


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("KC", "not_in_hand"),
        ("KCx3C+4S", "not_in_hand"),
        ("KD", "not_in_hand"),
        ("7Dx5C", "not_on_table"),
        ("7Dx3C+4S+5S", "not_on_table"),
        ("7Dx3C", "wrong_sum"),
        ("7D", "sum_must_be_taken"),
        ("QD", "equal_must_be_taken"),
        ("QDxQS+QB", "one_equal_only"),
        ("QDx3C+6B", "equal_excludes_sum"),
        ("QDx4S", "wrong_sum"),
    ],
)
def test_a_move_that_the_sheet_forbids_says_why(move: str, reason: str) -> None:
    deal = sb.Deal.position(NAPOLETANA, [["7D", "QD"], ["KC", "QC"]], ["3C", "4S", "6B", "QS", "QB"], 0)
    before = snapshot(deal)
    with pytest.raises(sb.IllegalMove, match=r".+") as refused:
        deal.play(move)
    assert (refused.value.reason, refused.value.move) == (reason, move)
    assert snapshot(deal) == before


def test_captured_cards_may_be_written_in_any_order() -> None:
    deal = sb.Deal.position(NAPOLETANA, [["7D"], ["KC"]], ["3C", "4S"], 0)
    assert str(deal.play("7Dx4S+3C").move) == "7Dx3C+4S"


def test_a_move_of_another_seat() -> None:
    deal = sb.Deal(SCUPUNI, seed=1)
    first = deal.moves[0]
    deal.play(first)
    before = snapshot(deal)
    with pytest.raises(sb.IllegalMove) as refused:
        deal.play(first)
    assert refused.value.reason in {"wrong_seat", "not_in_hand"}
    assert snapshot(deal) == before


@pytest.mark.parametrize("move", [None, 7, 7.5, b"7D", ["7D"], sb.Card("7D")])
def test_a_move_of_another_kind_is_a_programmers_error(move: Any) -> None:
    deal = sb.Deal(SCUPUNI, seed=1)
    before = snapshot(deal)
    with pytest.raises((TypeError, sb.IllegalMove)):
        deal.play(move)
    assert snapshot(deal) == before


def test_a_play_after_the_end() -> None:
    deal = sb.Deal(SCUPUNI, seed=1)
    while not deal.over:
        last = deal.play(deal.moves[0]).move
    before = snapshot(deal)
    for move in (last, "7D", "nonsense"):
        with pytest.raises(sb.DealOver):
            deal.play(move)
    assert snapshot(deal) == before
    assert (deal.moves, deal.turn) == ((), None)


def test_a_score_before_the_end() -> None:
    deal = sb.Deal(SCUPUNI, seed=1)
    before = snapshot(deal)
    with pytest.raises(sb.DealNotOver):
        deal.score()
    assert snapshot(deal) == before


def test_every_error_is_a_value_error_of_the_family() -> None:
    for name in sb.__all__:
        thing = getattr(sb, name)
        if isinstance(thing, type) and issubclass(thing, Exception):
            assert issubclass(thing, ValueError)
            assert issubclass(thing, sb.SettebelloError)
