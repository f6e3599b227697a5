"""Scala 40: the customary variants – taking before opening, a taken card that must be used."""

from __future__ import annotations

from typing import Any

import settebello as sb
from tests.articles.scala40 import CUSTOMARY, hand, moves, play_all, table
from tests.articles.showing import refusal

IF_USED = CUSTOMARY.replace(**{"take.before_opening": "if_used"})
MUST_USE = CUSTOMARY.replace(**{"take.must_use": True})


def at_the_pile(cards: str, top: str, melds: str = "", **rest: Any) -> sb.Deal:
    """A seat about to draw, with a card on top of the pile."""
    return table([cards, "4D 9S"], melds, phase="draw", pile=f"2D {top}", **rest)


def test_by_custom_a_seat_not_open_takes_the_top_discard_if_it_opens_with_it_at_once() -> None:
    deal = at_the_pile("TC JC QC 2S 5B", "KC", rules=IF_USED)
    assert moves(deal) == ["draw", "take"]
    deal.play("take")
    assert moves(deal) == ["meld TC+JC+QC+KC"]
    assert deal.play("meld TC+JC+QC+KC").opened
    assert moves(deal) == ["discard 2S", "discard 5B"]


def test_the_sheet_itself_does_not_allow_it() -> None:
    assert moves(at_the_pile("TC JC QC 2S 5B", "KC", rules=CUSTOMARY)) == ["draw"]


def test_it_is_refused_where_no_opening_uses_that_card() -> None:
    short = at_the_pile("TC JC 2S 5B", "KC", rules=IF_USED)
    assert moves(short) == ["draw"]
    refused = refusal(short, "take")
    assert (refused.reason, refused.key) == ("take_not_usable", "take.before_opening")
    without_it = at_the_pile("TC JC QC KC 2S 5B", "8S", rules=IF_USED)
    assert refusal(without_it, "take").reason == "take_not_usable"


def test_every_lay_keeps_such_an_opening_within_reach() -> None:
    deal = at_the_pile("TC JC QC QD QS 2S 5B", "KC", rules=IF_USED)
    deal.play("take")
    assert moves(deal) == ["meld TC+JC+QC+KC"]
    assert refusal(deal, "meld QD+QC+QS").reason == "opening_out_of_reach"
    assert refusal(deal, "meld TC+JC+QC").reason == "opening_out_of_reach"


def test_forty_points_without_that_card_do_not_open_yet() -> None:
    deal = at_the_pile("TC JC QC KC 7D 7S 2S 5B", "7B", rules=IF_USED)
    deal.play("take")
    assert not deal.play("meld TC+JC+QC+KC").opened
    assert not deal.opened[0]
    assert moves(deal) == ["meld 7D+7S+7B"]
    assert refusal(deal, "discard 2S").reason == "opening_unfinished"
    assert deal.play("meld 7D+7S+7B").opened


def test_forty_points_that_leave_that_card_useless_are_refused() -> None:
    deal = at_the_pile("TD JD QD KD KC 4B 5B 6B 2S", "KS", rules=IF_USED)
    deal.play("take")
    assert refusal(deal, "meld TD+JD+QD+KD").reason == "opening_out_of_reach"
    assert moves(deal) == ["meld KD+KC+KS", "meld TD+JD+QD", "meld 4B+5B+6B"]


def test_until_it_stands_nothing_but_melds_is_possible() -> None:
    deal = at_the_pile("7D 7S 8D 8C 8S TB 2S 5B", "7B", "TC+JC+QC", rules=IF_USED, opened=(False, True))
    deal.play("take")
    assert all(text.startswith("meld") for text in moves(deal))
    assert refusal(deal, "discard 2S").reason == "opening_unfinished"


def test_an_equal_card_of_ones_own_serves_as_well_the_taken_one_is_laid_first() -> None:
    deal = at_the_pile("TC JC QC KC 2S 5B", "KC", rules=IF_USED)
    play_all(deal, "take", "meld TC+JC+QC+KC")
    assert deal.taken is None
    assert hand(deal) == "KC 2S 5B"


def test_by_custom_an_open_seat_takes_only_a_card_that_it_can_use() -> None:
    useless = at_the_pile("2S 5B 9D", "KD", "TC+JC+QC", rules=MUST_USE)
    assert moves(useless) == ["draw"]
    refused = refusal(useless, "take")
    assert (refused.reason, refused.key) == ("take_not_usable", "take.must_use")


def test_it_can_use_it_in_a_meld_by_attaching_or_by_swapping() -> None:
    meld = at_the_pile("KS KB 5B 9D", "KD", "8C+9C+TC", rules=MUST_USE)
    attach = at_the_pile("2S 5B 9D", "KC", "TC+JC+QC", rules=MUST_USE)
    swap = at_the_pile("2S 5B 9D", "KC", "JC+QC+**=KC+AC", rules=MUST_USE)
    for deal in (meld, attach, swap):
        assert moves(deal) == ["draw", "take"]


def test_and_it_may_not_discard_before_it_has_used_it() -> None:
    deal = at_the_pile("2S 5B 9D", "KC", "TC+JC+QC", rules=MUST_USE)
    deal.play("take")
    assert moves(deal) == ["attach KC>1"]
    refused = refusal(deal, "discard 2S")
    assert (refused.reason, refused.key) == ("taken_not_used", "take.must_use")
    deal.play("attach KC>1")
    assert moves(deal) == ["discard 9D", "discard 2S", "discard 5B"]


def test_of_two_equal_cards_either_will_do() -> None:
    deal = at_the_pile("KC 5B 9D", "KC", "TC+JC+QC", rules=MUST_USE)
    play_all(deal, "take", "attach KC>1")
    assert deal.taken is None
    assert "discard 9D" in moves(deal)


def test_nothing_may_be_laid_that_makes_the_card_taken_useless() -> None:
    deal = at_the_pile("KS KB KC 5B 9D", "KD", "TC+JC+QC", rules=MUST_USE)
    deal.play("take")
    assert "attach KC>1" in moves(deal)
    deal.play("attach KC>1")
    assert refusal(deal, "discard 9D").reason == "taken_not_used"
    assert moves(deal) == ["meld KD+KS+KB"]
    last = at_the_pile("KS KC 5B 9D", "KD", "TC+JC+QC", rules=MUST_USE)
    last.play("take")
    assert moves(last) == ["meld KD+KC+KS"]
    assert refusal(last, "attach KC>1").reason == "taken_not_used"


def test_not_even_a_swap() -> None:
    # With the seven of spades gone there would be two jokers for the taken seven, of which a meld takes one.
    deal = at_the_pile("7S ** KC", "7D", "TD+JD+**=QD 5S+6S+**=7S", rules=MUST_USE)
    deal.play("take")
    assert moves(deal) == ["meld 7D+**=7C+7S", "meld 7D+7S+**=7B"]
    assert refusal(deal, "swap 7S>2").reason == "taken_not_used"


def test_without_the_custom_the_card_taken_may_be_kept() -> None:
    deal = at_the_pile("2S 5B 9D", "KD", "TC+JC+QC", rules=CUSTOMARY)
    play_all(deal, "take", "discard 9D")
    assert hand(deal) == "KD 2S 5B"
