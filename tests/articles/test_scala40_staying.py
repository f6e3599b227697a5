"""Scala 40 (source 003 and custom): what must stay in the hand, the first round, closing."""

from __future__ import annotations

import settebello as sb
from tests.articles.scala40 import PALIO, hand, melds, moves, play_all, table
from tests.articles.showing import refusal


def test_after_a_lay_at_least_one_card_remains() -> None:
    deal = table(["7D 7C 7S", "4D"], "TC+JC+QC")
    assert moves(deal, "meld") == []
    assert refusal(deal, "meld 7D+7C+7S").reason == "last_card_stays"
    with_one = table(["7D 7C 7S 2S", "4D"], "TC+JC+QC")
    assert moves(with_one, "meld") == ["meld 7D+7C+7S"]


def test_after_an_attach_at_least_one_card_remains() -> None:
    deal = table(["KC", "4D"], "TC+JC+QC")
    assert moves(deal) == ["discard KC"]
    refused = refusal(deal, "attach KC>1")
    assert (refused.reason, refused.key) == ("last_card_stays", "close.discard")


def test_an_open_hand_whose_last_two_cards_both_attach_must_keep_one_to_close_with() -> None:
    deal = table(["KC 5D", "4D"], "TC+JC+QC 5C+5S+5B")
    assert moves(deal) == ["attach KC>1", "attach 5D>2"]
    deal.play("attach KC>1")
    assert moves(deal) == ["discard 5D"]
    assert refusal(deal, "attach 5D>2").reason == "last_card_stays"
    event = deal.play("discard 5D")
    assert event.over
    assert deal.score().closer == 0


def test_the_last_card_is_never_laid_or_attached_it_is_discarded_to_close() -> None:
    deal = table(["KC", "4D"], "TC+JC+QC")
    assert deal.play("discard KC").over
    assert (deal.over, deal.turn, deal.phase, deal.moves) == (True, None, None, ())
    assert deal.hands[0] == ()


def test_not_only_the_card_just_taken_remains() -> None:
    deal = table(["KC", "4D"], "TC+JC+QC", phase="draw", pile="2S 5B")
    deal.play("take")
    assert hand(deal) == "KC 5B"
    assert "attach KC>1" not in moves(deal)
    assert refusal(deal, "attach KC>1").reason == "only_taken_card_stays"


def test_if_the_card_taken_is_laid_another_may_remain() -> None:
    deal = table(["KC", "4D"], "TC+JC+QC 5C+5S+5B", phase="draw", pile="2S 5D")
    deal.play("take")
    assert moves(deal) == ["attach 5D>2"]
    play_all(deal, "attach 5D>2", "discard KC")
    assert deal.score().closer == 0


def test_of_two_equal_cards_the_one_taken_counts_as_laid_first() -> None:
    deal = table(["KC KC 2S", "4D"], "TC+JC+QC", taken=sb.Card("KC"))
    deal.play("attach KC>1")
    assert deal.taken is None
    assert moves(deal) == ["discard KC", "discard 2S"]


def test_in_the_first_round_at_least_two_cards_remain() -> None:
    deal = table(["7D 7C 7S 2S", "4D"], "TC+JC+QC", first_round=True)
    assert moves(deal, "meld") == []
    refused = refusal(deal, "meld 7D+7C+7S")
    assert (refused.reason, refused.key, refused.article) == (
        "first_round_two_stay",
        "close.first_round",
        "Regole generiche",
    )
    attaching = table(["KC 2S", "4D"], "TC+JC+QC", first_round=True)
    assert refusal(attaching, "attach KC>1").reason == "first_round_two_stay"
    with_two = table(["7D 7C 7S 2S 5B", "4D"], "TC+JC+QC", first_round=True)
    assert moves(with_two, "meld") == ["meld 7D+7C+7S"]


def test_nobody_closes_before_every_seat_has_ended_its_first_turn() -> None:
    deal = sb.Deal(PALIO, 3, dealer=1, seed=4)
    firsts = []
    for _ in range(4):
        firsts.append((deal.turn, deal.view(0).first_round))
        play_all(deal, "draw")
        deal.play(moves(deal, "discard")[0])
    assert firsts == [(2, True), (0, True), (1, True), (2, False)]


def test_the_first_round_ends_with_the_dealers_first_turn() -> None:
    deal = table(
        ["KC 7S 9B", "6C 4D", "8D 2B"],
        "TC+JC+QC",
        turn=0,
        dealer=0,
        first_round=True,
    )
    assert deal.view(0).first_round
    deal.play("discard 7S")
    assert not deal.view(0).first_round


def test_swapping_the_last_card_is_allowed_the_joker_remains() -> None:
    deal = table(["7D", "4D"], "6D+**=7D+8D")
    assert moves(deal) == ["swap 7D>1", "discard 7D"]
    deal.play("swap 7D>1")
    assert (hand(deal), melds(deal)) == ("**", ["6D+7D+8D"])
    assert moves(deal) == ["discard **"]
    assert deal.play("discard **").over


def test_in_the_first_round_swapping_is_not_laying() -> None:
    deal = table(["7D 2S", "4D"], "6D+**=7D+8D", first_round=True)
    assert "swap 7D>1" in moves(deal)


def test_closing_ends_the_deal() -> None:
    deal = table(["2S", "4D 9S", "KC"], "TC+JC+QC")
    event = deal.play("discard 2S")
    assert (event.over, deal.over, deal.turn) == (True, True, None)
    assert deal.score().closer == 0
    assert [str(card) for card in deal.discard_pile][-1] == "2S"


def test_a_seat_may_close_with_the_card_that_it_drew() -> None:
    deal = table(["KC", "4D"], "TC+JC+QC", phase="draw", stock="2S 2B 2C")
    play_all(deal, "draw", "attach KC>1", "discard 2S")
    assert deal.score().closer == 0
