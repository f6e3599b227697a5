"""Scala 40 (source 003 and custom): attaching cards, swapping jokers."""

from __future__ import annotations

import pytest

import settebello as sb
from tests.articles.scala40 import CUSTOMARY, PALIO, hand, melds, moves, play_all, table
from tests.articles.showing import refusal

MORE = "2S 5B QD"


def test_an_open_seat_attaches_to_any_meld_of_anybody() -> None:
    deal = table([f"6C 2C KD {MORE}", "4D", "4D"], "3C+4C+5C KC+KS+KB")
    assert moves(deal, "attach") == ["attach 2C>1", "attach 6C>1", "attach KD>2"]
    play_all(deal, "attach KD>2", "attach 2C>1", "attach 6C>1")
    assert melds(deal) == ["2C+3C+4C+5C+6C", "KD+KC+KS+KB"]


def test_it_attaches_in_the_turn_of_its_opening_and_later() -> None:
    deal = table([f"TC JC QC KC 9C {MORE}", "4D 8S"])
    assert moves(deal, "attach") == []
    assert refusal(deal, "attach 9C>1").reason in {"not_open", "no_such_meld"}
    deal.play("meld TC+JC+QC+KC")
    assert moves(deal, "attach") == ["attach 9C>1"]
    later = table([f"9C {MORE}", "4D"], "TC+JC+QC+KC")
    assert moves(later, "attach") == ["attach 9C>1"]


def test_who_is_not_open_attaches_nothing() -> None:
    deal = table([f"6C {MORE}", "4D"], "3C+4C+5C", opened=(False, True))
    assert moves(deal, "attach") == []
    assert refusal(deal, "attach 6C>1").reason == "not_open"


def test_cards_are_attached_one_at_a_time() -> None:
    deal = table([f"6C 7C {MORE}", "4D"], "3C+4C+5C")
    assert moves(deal, "attach") == ["attach 6C>1"]
    assert refusal(deal, "attach 7C>1").reason == "does_not_fit"
    assert refusal(deal, "attach 6C+7C>1").reason == "malformed"
    deal.play("attach 6C>1")
    assert moves(deal, "attach") == ["attach 7C>1"]


@pytest.mark.parametrize(
    ("card", "meld", "after"),
    [
        ("JC", "QC+KC+AC", "JC+QC+KC+AC"),
        ("6C", "3C+4C+5C", "3C+4C+5C+6C"),
        ("AC", "2C+3C+4C", "AC+2C+3C+4C"),
        ("AC", "JC+QC+KC", "JC+QC+KC+AC"),
        ("7C", "7D+7S+7B", "7D+7C+7S+7B"),
        ("7D", "7C+7S+7B", "7D+7C+7S+7B"),
        ("6C", "**=7C+8C+9C", "6C+**=7C+8C+9C"),
        ("7B", "7D+**=7C+7S", "7D+**=7C+7S+7B"),
    ],
)
def test_the_order_is_kept(card: str, meld: str, after: str) -> None:
    deal = table([f"{card} 2S 5B", "4D"], meld)
    deal.play(f"attach {card}>1")
    assert melds(deal) == [after]


@pytest.mark.parametrize(
    ("card", "meld"),
    [
        ("2C", "QC+KC+AC"),
        ("KC", "AC+2C+3C"),
        ("6S", "3C+4C+5C"),
        ("7C", "3C+4C+5C"),
        ("4C", "3C+4C+5C"),
        ("7D", "7D+7C+7S"),
        ("8B", "7D+7C+7S"),
        ("7D", "7D+7C+7S+7B"),
        ("AC", "AC+2C+3C+4C+5C+6C+7C+8C+9C+TC+JC+QC+KC"),
        ("AC", "2C+3C+4C+5C+6C+7C+8C+9C+TC+JC+QC+KC+AC"),
    ],
)
def test_what_does_not_fit_is_refused(card: str, meld: str) -> None:
    deal = table([f"{card} 2S 5B", "4D"], meld)
    assert refusal(deal, f"attach {card}>1").reason == "does_not_fit"
    assert f"discard {card}" in moves(deal)


def test_an_ace_that_fits_both_ends_goes_after_the_king() -> None:
    deal = table(["AC AC 2S 5B", "4D"], "2C+3C+4C+5C+6C+7C+8C+9C+TC+JC+QC+KC")
    assert moves(deal, "attach") == ["attach AC>1"]
    deal.play("attach AC>1")
    assert melds(deal) == ["2C+3C+4C+5C+6C+7C+8C+9C+TC+JC+QC+KC+AC"]
    assert deal.melds[0].points == 95


def test_a_second_ace_is_refused_on_a_run_from_ace_to_king() -> None:
    deal = table(["KC AC 2S 5B", "4D"], "AC+2C+3C+4C+5C+6C+7C+8C+9C+TC+JC+QC")
    assert moves(deal, "attach") == ["attach KC>1"]
    deal.play("attach KC>1")
    assert refusal(deal, "attach AC>1").reason == "does_not_fit"
    assert melds(deal) == ["AC+2C+3C+4C+5C+6C+7C+8C+9C+TC+JC+QC+KC"]


def test_queen_king_ace_two_is_refused() -> None:
    deal = table(["2C 2S 5B", "4D"], "QC+KC+AC")
    assert refusal(deal, "attach 2C>1").reason == "does_not_fit"


def test_a_card_that_fits_two_melds_goes_where_the_player_says() -> None:
    deal = table([f"6C {MORE}", "4D"], "3C+4C+5C 6D+6S+6B 7C+8C+9C")
    assert moves(deal, "attach") == ["attach 6C>1", "attach 6C>2", "attach 6C>3"]
    deal.play("attach 6C>3")
    assert melds(deal) == ["3C+4C+5C", "6D+6S+6B", "6C+7C+8C+9C"]


def test_a_joker_is_attached_for_a_card_that_is_declared_when_not_certain() -> None:
    deal = table([f"** {MORE}", "4D"], "3C+4C+5C 6D+6S+6B")
    assert moves(deal, "attach") == ["attach **=2C>1", "attach **=6C>1", "attach **=6C>2"]
    assert refusal(deal, "attach **>1").reason == "joker_undeclared"
    assert refusal(deal, "attach **=9C>1").reason == "does_not_fit"
    event = deal.play("attach **>2")
    assert str(event.move) == "attach **=6C>2"
    assert (event.move.stands, deal.melds[1].joker) == (sb.Card("6C"), sb.Card("6C"))


def test_a_second_joker_is_not_attached_to_a_meld() -> None:
    deal = table([f"** {MORE}", "4D"], "3C+**=4C+5C")
    assert moves(deal, "attach") == []
    assert refusal(deal, "attach **=6C>1").reason == "too_many_jokers"
    two = table([f"** {MORE}", "4D"], "3C+**=4C+5C", rules=PALIO.replace(**{"meld.jokers": 2}))
    assert moves(two, "attach") == ["attach **=2C>1", "attach **=6C>1"]


def test_a_meld_that_is_not_there_takes_nothing() -> None:
    deal = table([f"6C {MORE}", "4D"], "3C+4C+5C")
    assert refusal(deal, "attach 6C>2").reason == "no_such_meld"
    assert refusal(deal, "swap 6C>2").reason == "no_such_meld"


def test_a_joker_is_swapped_against_the_very_card_that_it_stands_for() -> None:
    deal = table([f"7D 7S {MORE}", "4D"], "6D+**=7D+8D")
    assert moves(deal, "swap") == ["swap 7D>1"]
    assert refusal(deal, "swap 7S>1").reason == "no_joker_to_swap"
    deal.play("swap 7D>1")
    assert melds(deal) == ["6D+7D+8D"]
    assert hand(deal) == "QD 2S 7S 5B **"


def test_joker_five_six_seven_gives_its_joker_for_the_four_only() -> None:
    deal = table([f"4C 8C {MORE}", "4D"], "**=4C+5C+6C+7C")
    assert moves(deal, "swap") == ["swap 4C>1"]
    assert refusal(deal, "swap 8C>1").reason == "no_joker_to_swap"
    assert "attach 8C>1" in moves(deal)


def test_a_joker_in_a_set_of_three_is_swapped_against_the_declared_suit_only() -> None:
    deal = table([f"6B 6C {MORE}", "4D"], "6D+**=6C+6S")
    assert moves(deal, "swap") == ["swap 6C>1"]
    assert moves(deal, "attach") == ["attach 6B>1"]


def test_that_card_only_swaps_it_does_not_attach() -> None:
    deal = table([f"7D {MORE}", "4D"], "6D+**=7D+8D")
    assert moves(deal, "attach") == []
    refused = refusal(deal, "attach 7D>1")
    assert (refused.reason, refused.key, refused.article) == (
        "fits_as_swap_only",
        "swap.card",
        "Regole generali",
    )


def test_who_is_not_open_swaps_nothing() -> None:
    deal = table([f"7D {MORE}", "4D"], "6D+**=7D+8D", opened=(False, True))
    assert refusal(deal, "swap 7D>1").reason == "not_open"


def test_the_joker_goes_to_the_hand_and_using_it_at_once_is_optional() -> None:
    deal = table([f"7D 9S TS {MORE}", "4D"], "6D+**=7D+8D")
    deal.play("swap 7D>1")
    assert "meld 9S+TS+**=JS" in moves(deal)
    assert "discard 2S" in moves(deal)
    play_all(deal, "discard 2S")
    assert "**" in hand(deal)


def test_a_meld_without_a_joker_gives_none() -> None:
    deal = table([f"7D {MORE}", "4D"], "6D+7D+8D")
    assert refusal(deal, "swap 7D>1").reason == "no_joker_to_swap"


def test_a_joker_is_never_swapped_against_a_joker() -> None:
    deal = table([f"** {MORE}", "4D"], "6D+**=7D+8D")
    assert refusal(deal, "swap **>1").reason == "no_joker_to_swap"


def test_the_place_of_a_joker_stays_its_own_when_the_meld_grows() -> None:
    deal = table([f"5D 9D 7D {MORE}", "4D"], "6D+**=7D+8D")
    play_all(deal, "attach 5D>1", "attach 9D>1")
    assert melds(deal) == ["5D+6D+**=7D+8D+9D"]
    assert deal.melds[0].joker == sb.Card("7D")
    play_all(deal, "swap 7D>1")
    assert melds(deal) == ["5D+6D+7D+8D+9D"]


def test_the_cards_to_attach_must_be_held() -> None:
    deal = table([MORE, "6C 4D"], "3C+4C+5C 6D+**=7D+8D", rules=CUSTOMARY)
    for text in ("attach 6C>1", "swap 7D>2", "attach **=6C>1", "discard 6C"):
        assert refusal(deal, text).reason == "not_in_hand"
