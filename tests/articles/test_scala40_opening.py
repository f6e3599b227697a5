"""Scala 40 (source 003 and custom): opening with forty points in one turn."""

from __future__ import annotations

import pytest

import settebello as sb
from tests.articles.scala40 import PALIO, melds, moves, play_all, table
from tests.articles.showing import refusal

REST = "2S 5B QD"


def test_melds_worth_forty_open() -> None:
    deal = table([f"TC JC QC KC {REST}", "4D 4D"])
    event = deal.play("meld TC+JC+QC+KC")
    assert event.opened
    assert deal.opened == (True, False)
    assert deal.laid == 40


def test_several_melds_of_one_turn_open_together() -> None:
    deal = table([f"3D 3C 3S QB KB AB {REST}", "4D 4D"])
    first = deal.play("meld 3D+3C+3S")
    assert not first.opened
    assert (deal.opened, deal.laid) == ((False, False), 9)
    assert deal.play("meld QB+KB+AB").opened
    assert (deal.opened, deal.laid) == ((True, False), 40)


def test_melds_worth_thirty_nine_do_not() -> None:
    deal = table([f"3D 3C 3S TB JB QB {REST}", "4D 4D"])
    assert moves(deal, "meld") == []
    refused = refusal(deal, "meld TB+JB+QB")
    assert refused.reason == "opening_out_of_reach"
    assert refused.key == "opening.points"
    assert refused.article == "Regole generali"


def test_joker_queen_king_and_three_threes_are_thirty_nine_with_the_jack_and_forty_with_the_ace() -> None:
    cards = f"** QB KB 3D 3C 3S {REST}"
    deal = table([cards, "4D 4D"])
    assert moves(deal, "meld") == ["meld 3D+3C+3S", "meld QB+KB+**=AB"]
    assert refusal(deal, "meld **=JB+QB+KB").reason == "opening_out_of_reach"
    deal.play("meld 3D+3C+3S")
    assert moves(deal) == ["meld QB+KB+**=AB"]
    assert refusal(deal, "meld **=JB+QB+KB").reason == "opening_out_of_reach"
    assert deal.play("meld QB+KB+**=AB").opened
    with_jack = table([cards, "4D 4D"], rules=PALIO.replace(**{"opening.points": 39}))
    assert play_all(with_jack, "meld 3D+3C+3S", "meld **=JB+QB+KB").laid == 39
    assert with_jack.opened[0]


def test_attaching_never_counts_towards_it() -> None:
    deal = table([f"3D 3C 3S TB JB QB KC {REST}", "4D 4D"], "TC+JC+QC", opened=(False, True))
    assert moves(deal, "meld") == []
    assert moves(deal, "attach") == []
    assert refusal(deal, "attach KC>1").reason == "not_open"


def test_a_joker_stands_for_any_fitting_card_to_bring_it_to_forty() -> None:
    deal = table([f"KD KC KS ** {REST}", "4D 5S"])
    assert moves(deal, "meld") == ["meld KD+KC+KS+**=KB"]


def test_a_meld_under_forty_is_laid_only_if_the_rest_of_the_hand_can_bring_it_there() -> None:
    deal = table([f"7D 7C 7S 8D 8C 8S {REST}", "4D 4D"])
    assert moves(deal, "meld") == ["meld 7D+7C+7S", "meld 8D+8C+8S"]
    short = table(["7D 7C 7S 6D 6C 6S 2S 5B", "4D 4D"])
    assert moves(short, "meld") == []


def test_the_cards_that_must_stay_are_not_counted_for_it() -> None:
    without_rest = table(["TD TC TS TB", "4D 4D"])
    assert moves(without_rest, "meld") == []
    assert refusal(without_rest, "meld TD+TC+TS+TB").reason == "last_card_stays"
    with_one = table(["TD TC TS TB 2S", "4D 4D"])
    assert moves(with_one, "meld") == ["meld TD+TC+TS+TB"]
    two_melds = table(["7D 7C 7S 8D 8C 8S", "4D 4D"])
    assert moves(two_melds, "meld") == []
    first_round = table(["7D 7C 7S 8D 8C 8S 2S", "4D 4D"], first_round=True)
    assert moves(first_round, "meld") == []
    assert refusal(first_round, "meld 7D+7C+7S").reason == "opening_out_of_reach"


def test_until_the_opening_stands_nothing_but_melds_is_possible() -> None:
    deal = table([f"7D 7C 7S 8D 8C 8S KC {REST}", "4D 4D"], "TC+JC+QC", opened=(False, True))
    deal.play("meld 7D+7C+7S")
    assert moves(deal) == ["meld 8D+8C+8S"]
    assert refusal(deal, "discard 2S").reason == "opening_unfinished"
    assert refusal(deal, "attach KC>1").reason in {"not_open", "opening_unfinished"}


def test_no_half_opening_ever_stands_when_the_turn_ends() -> None:
    deal = table([f"7D 7C 7S 8D 8C 8S {REST}", "4D 4D"])
    deal.play("meld 7D+7C+7S")
    assert not any(text.startswith("discard") for text in moves(deal))
    deal.play("meld 8D+8C+8S")
    assert "discard 2S" in moves(deal)


def test_in_the_turn_of_the_opening_more_melds_may_follow_of_any_worth() -> None:
    deal = table([f"TC JC QC KC 3D 3C 3S {REST}", "4D 4D"])
    play_all(deal, "meld TC+JC+QC+KC", "meld 3D+3C+3S")
    assert melds(deal) == ["TC+JC+QC+KC", "3D+3C+3S"]
    assert deal.laid == 49


def test_an_open_seat_lays_melds_of_any_worth_in_later_turns() -> None:
    deal = table([f"2D 2C 2B {REST}", "4D 4D"], "TC+JC+QC+KC")
    assert moves(deal, "meld") == ["meld 2D+2C+2S", "meld 2D+2C+2B", "meld 2D+2S+2B", "meld 2C+2S+2B",
                                   "meld 2D+2C+2S+2B"]  # fmt: skip
    deal.play("meld 2D+2C+2B")
    assert deal.laid == 0


def test_what_was_laid_towards_it_is_counted_anew_each_turn() -> None:
    deal = table([f"TC JC QC KC {REST}", "KD 4D 5S"])
    play_all(deal, "meld TC+JC+QC+KC", "discard 2S")
    assert deal.laid == 0


@pytest.mark.parametrize(("points", "opens"), [(0, True), (30, True), (31, False), (40, False)])
def test_switched_other_points_open(points: int, opens: bool) -> None:
    deal = table([f"KD KC KS {REST}", "4D 5S"], rules=PALIO.replace(**{"opening.points": points}))
    assert moves(deal, "meld") == (["meld KD+KC+KS"] if opens else [])


def test_with_no_points_needed_a_seat_is_open_only_once_it_has_laid_a_meld() -> None:
    rules = PALIO.replace(**{"opening.points": 0})
    deal = table([f"2D 2C 2B KC {REST}", "4D 5S"], "TC+JC+QC", rules=rules, opened=(False, True))
    assert moves(deal, "attach") == []
    assert deal.play("meld 2D+2C+2B").opened
    assert moves(deal, "attach") == ["attach KC>1", "attach 2S>2"]


def test_the_hand_and_the_table_are_as_before_after_a_refused_lay() -> None:
    deal = table([f"3D 3C 3S TB JB QB {REST}", "4D 4D"])
    for text in ("meld TB+JB+QB", "meld 3D+3C+3S", "meld 3D+3C", "meld KD+KC+KS"):
        with pytest.raises(sb.IllegalMove):
            deal.play(text)
    assert (melds(deal), deal.laid, deal.opened) == ([], 0, (False, False))
