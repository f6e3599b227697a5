"""Scala 40 (source 003 and custom): the turn, drawing and taking, what may be discarded."""

from __future__ import annotations

import pytest

import settebello as sb
from tests.articles.scala40 import PALIO, hand, moves, play_all, table
from tests.articles.showing import refusal


def test_a_turn_is_drawing_then_laying_then_one_discard() -> None:
    deal = table(["2S 5B", "4D 9S"], phase="draw")
    assert (deal.phase, moves(deal)) == ("draw", ["draw"])
    deal.play("draw")
    assert deal.phase == "play"
    deal.play("discard 5B")
    assert (deal.turn, deal.phase) == (1, "draw")


@pytest.mark.parametrize("text", ["discard 2S", "meld 7D+7C+7S", "attach KC>1", "swap 7D>2"])
def test_nothing_comes_before_the_draw(text: str) -> None:
    deal = table(["2S 7D 7C 7S KC", "4D"], "TC+JC+QC 6D+**=7D+8D", phase="draw")
    refused = refusal(deal, text)
    assert (refused.reason, refused.key, refused.article) == ("draw_first", "turn.draw", "Regole generali")


@pytest.mark.parametrize("text", ["draw", "take"])
def test_only_one_card_is_drawn(text: str) -> None:
    deal = table(["2S KC 9B", "4D"], "TC+JC+QC")
    assert refusal(deal, text).reason == "already_drawn"


def test_what_is_drawn_goes_to_the_hand() -> None:
    deal = table(["2S 5B", "4D 9S"], phase="draw", stock="7C 2B")
    event = deal.play("draw")
    assert (event.card, hand(deal), deal.stock) == (sb.Card("7C"), "7C 2S 5B", 1)


def test_the_top_discard_is_for_who_was_open_before_this_turn() -> None:
    deal = table(["2S 5B", "4D"], "TC+JC+QC", phase="draw", pile="9S 8D")
    assert moves(deal) == ["draw", "take"]
    event = deal.play("take")
    assert (event.card, hand(deal)) == (sb.Card("8D"), "8D 2S 5B")
    assert [str(card) for card in deal.discard_pile] == ["9S"]
    assert deal.taken == sb.Card("8D")


def test_who_is_not_open_draws_from_the_stock() -> None:
    deal = table(["2S 5B", "4D"], "TC+JC+QC", phase="draw", opened=(False, True))
    assert moves(deal) == ["draw"]
    refused = refusal(deal, "take")
    assert (refused.reason, refused.key) == ("take_not_open", "take.before_opening")


def test_opening_in_this_turn_allows_to_take_from_the_next_turn_on() -> None:
    deal = table(["TC JC QC KC 2S 7B", "4D 9S"], stock="5D 5S 6S 6B")
    play_all(deal, "meld TC+JC+QC+KC", "discard 2S", "draw", "discard 9S")
    assert moves(deal) == ["draw", "take"]


def test_a_card_that_could_be_attached_may_not_be_discarded() -> None:
    deal = table(["KC 2S 5B", "4D"], "TC+JC+QC")
    assert moves(deal, "discard") == ["discard 2S", "discard 5B"]
    refused = refusal(deal, "discard KC")
    assert (refused.reason, refused.key, refused.article) == (
        "discard_attachable",
        "discard.attachable",
        "Regole generiche",
    )


def test_that_holds_whether_or_not_its_holder_is_open() -> None:
    deal = table(["KC 2S 5B", "4D"], "TC+JC+QC", opened=(False, True))
    assert moves(deal, "discard") == ["discard 2S", "discard 5B"]
    assert refusal(deal, "discard KC").reason == "discard_attachable"


def test_except_as_the_last_card_to_close() -> None:
    deal = table(["KC", "4D"], "TC+JC+QC")
    assert moves(deal) == ["discard KC"]
    assert deal.play("discard KC").over


def test_a_card_of_a_full_set_or_a_full_run_may_go() -> None:
    deal = table(["5D AC 2S", "4D"], "5D+5C+5S+5B AC+2C+3C+4C+5C+6C+7C+8C+9C+TC+JC+QC+KC")
    assert moves(deal) == ["discard 5D", "discard AC", "discard 2S"]


def test_a_joker_counts_as_attachable_if_any_meld_without_a_joker_has_room() -> None:
    room = table(["** 2S 5D", "4D"], "TC+JC+QC 6D+**=7D+8D", opened=(False, True))
    assert moves(room, "discard") == ["discard 2S"]
    assert refusal(room, "discard **").reason == "discard_attachable"
    with_joker = table(["** 2S 5B", "4D"], "6D+**=7D+8D", opened=(False, True))
    assert "discard **" in moves(with_joker)
    full = table(["** 2S 6B", "4D"], "5D+5C+5S+5B 6D+**=7D+8D", opened=(False, True))
    assert "discard **" in moves(full)
    nothing_there = table(["** 2S 6B", "4D"])
    assert "discard **" in moves(nothing_there)


def test_a_card_that_could_only_swap_a_joker_may_be_discarded() -> None:
    deal = table(["7D 2S 6B", "4D"], "6D+**=7D+8D")
    assert moves(deal, "discard") == ["discard 7D", "discard 2S", "discard 6B"]


def test_switched_a_card_that_could_swap_may_not_be_discarded_except_to_close() -> None:
    rules = PALIO.replace(**{"discard.swappable": "forbidden"})
    deal = table(["7D 2S 6B", "4D"], "6D+**=7D+8D", rules=rules)
    assert moves(deal, "discard") == ["discard 2S", "discard 6B"]
    refused = refusal(deal, "discard 7D")
    assert (refused.reason, refused.key) == ("discard_swappable", "discard.swappable")
    last = table(["7D", "4D"], "6D+**=7D+8D", rules=rules)
    assert moves(last, "discard") == ["discard 7D"]


def test_the_card_just_taken_may_not_be_discarded_in_the_same_turn() -> None:
    deal = table(["2S 5B", "4D"], "TC+JC+QC", phase="draw", pile="9S 8D")
    deal.play("take")
    assert moves(deal) == ["discard 2S", "discard 5B"]
    refused = refusal(deal, "discard 8D")
    assert (refused.reason, refused.key) == ("discard_just_taken", "discard.just_taken")


def test_not_even_to_close() -> None:
    deal = table(["KC 7D", "4D"], "TC+JC+QC 6D+**=7D+8D", taken=sb.Card("7D"))
    assert refusal(deal, "attach KC>1").reason == "only_taken_card_stays"
    assert refusal(deal, "discard 7D").reason == "discard_just_taken"
    assert moves(deal) == ["swap 7D>2", "discard KC"]


def test_an_identical_second_copy_may_be_discarded() -> None:
    deal = table(["2S 8D 5B", "4D"], "TC+JC+QC", phase="draw", pile="9S 8D")
    deal.play("take")
    assert "discard 8D" in moves(deal)
    deal.play("discard 8D")
    assert hand(deal) == "8D 2S 5B"


def test_in_a_later_turn_the_card_taken_is_a_card_like_any_other() -> None:
    deal = table(["2S 5B 6B", "4D 9C"], "TC+JC+QC", phase="draw", pile="9S 8D", stock="2C 3S 3D")
    play_all(deal, "take", "discard 2S", "draw", "discard 4D", "draw")
    assert deal.taken is None
    assert "discard 8D" in moves(deal)


def test_switched_the_card_just_taken_may_go_and_may_close() -> None:
    rules = PALIO.replace(**{"discard.just_taken": "allowed"})
    deal = table(["KC", "4D"], "TC+JC+QC", phase="draw", pile="9S 8D", rules=rules)
    deal.play("take")
    assert moves(deal) == ["attach KC>1", "discard 8D"]
    play_all(deal, "attach KC>1", "discard 8D")
    assert deal.score().closer == 0


def test_if_every_discard_is_barred_and_nothing_can_be_attached_any_card_may_go() -> None:
    deal = table(["KC 5D 9C", "4D"], "TC+JC+QC 5C+5S+5B", opened=(False, True))
    assert moves(deal) == ["discard 5D", "discard 9C", "discard KC"]


def test_in_the_first_round_two_cards_that_both_attach_are_such_a_hand() -> None:
    deal = table(["KC 5D", "4D"], "TC+JC+QC 5C+5S+5B", first_round=True)
    assert moves(deal) == ["discard 5D", "discard KC"]


def test_but_not_the_card_just_taken() -> None:
    deal = table(["KC 2S", "4D"], "TC+JC+QC AS+**=2S+3S", taken=sb.Card("2S"),
                 rules=PALIO.replace(**{"discard.swappable": "forbidden"}))  # fmt: skip
    assert moves(deal) == ["swap 2S>2", "discard KC"]
    assert refusal(deal, "discard 2S").reason in {"discard_just_taken", "discard_swappable"}


def test_while_something_can_be_attached_it_is_attached() -> None:
    deal = table(["KC 5D 9C", "4D"], "TC+JC+QC 5C+5S+5B")
    assert moves(deal, "discard") == []
    deal.play("attach 5D>2")
    assert moves(deal) == ["attach 9C>1", "attach KC>1"]


def test_moves_come_in_a_fixed_order() -> None:
    deal = table(["6D 7D 7C 7S 9D KC **", "4D"], "TC+JC+QC 8D+**=9D+TD")
    kinds = [text.split()[0] for text in moves(deal)]
    assert kinds == sorted(kinds, key=["meld", "attach", "swap", "discard"].index)
    assert moves(deal, "attach") == ["attach KC>1", "attach **=9C>1", "attach **=KC>1", "attach 7D>2"]
    assert moves(deal, "discard") == ["discard 6D", "discard 9D", "discard 7C", "discard 7S"]


def test_a_move_of_another_seat_is_refused() -> None:
    deal = table(["2S 5B", "4D 9S"], phase="draw")
    with pytest.raises(sb.IllegalMove) as refused:
        deal.play(sb.Move(1, "draw"))
    assert refused.value.reason == "wrong_seat"
    assert (deal.turn, deal.phase) == (0, "draw")
