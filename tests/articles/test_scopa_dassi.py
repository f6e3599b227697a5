"""Scopa d'assi (source 001, last part): the usual game, but the ace sweeps the table."""

from __future__ import annotations

import pytest

import settebello as sb
from tests.articles.showing import codes, dealt_in_order, ended, play_all, plays, refusal, show
from tests.reference.pack import pack

DASSI = sb.rules("scopa-dassi")


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_players_as_in_the_usual_game(seats: int) -> None:
    assert DASSI.seats == (2, 3, 4, 6)
    assert len(sb.Deal(DASSI, seats).hands) == seats


def test_deal_in_pairs_ten_each_one_by_one_and_an_empty_table() -> None:
    deal = dealt_in_order("scopa-dassi", 4, dealer=3)
    assert codes(deal.hands[0]) == "AD 5D QD 3C 7C AS 5S QS 3B 7B"
    assert (deal.table, deal.stock) == ((), 0)


@pytest.mark.parametrize(("seats", "first"), [(2, "AD 2D 3D"), (3, "AD 2D 3D"), (6, "AD 2D 3D")])
def test_deal_otherwise_three_each_as_a_packet(seats: int, first: str) -> None:
    deal = dealt_in_order("scopa-dassi", seats, dealer=seats - 1)
    assert codes(deal.hands[0]) == first
    assert len(deal.table) == 4
    assert deal.stock == 40 - 4 - 3 * seats


def test_void_with_three_kings() -> None:
    cards = ["KD", "KC", "KS", "7B"]
    rest = [card for card in pack("A234567JQK") if card not in cards]
    with pytest.raises(sb.VoidDeal):
        sb.Deal(DASSI, 2, deck=rest[:6] + cards + rest[6:])


def test_the_ace_takes_the_whole_table_and_makes_no_scopa() -> None:
    deal = show(DASSI, ["AC 4D", "KC QC"], "2D 3S 7B")
    assert plays(deal) == ["4D", "ACx2D+3S+7B"]
    event = deal.play("ACx2D+3S+7B")
    assert not event.scopa
    assert (deal.table, deal.scopas) == ((), (0, 0))
    assert codes(deal.piles[0]) == "2D 3S 7B AC"


def test_reading_the_ace_must_sweep() -> None:
    deal = show(DASSI, ["AC", "KC"], "2D 3S")
    refused = refusal(deal, "AC")
    assert (refused.reason, refused.key) == ("ace_sweeps_all", "ace.sweeps")
    assert refusal(deal, "ACx2D").reason == "ace_sweeps_all"


def test_reading_another_ace_on_the_table_is_swept_with_the_rest() -> None:
    deal = show(DASSI, ["AC", "KC"], "2D AS 3S")
    assert plays(deal) == ["ACx2D+AS+3S"]
    alone = show(DASSI, ["AC", "KC"], "AS")
    assert not alone.play("ACxAS").scopa


def test_reading_on_an_empty_table_the_ace_is_laid() -> None:
    deal = show(DASSI, ["AC", "KC"])
    assert plays(deal) == ["AC"]
    assert codes(play_all(deal, "AC").table) == "AC"


def test_the_ace_still_counts_one_in_a_sum() -> None:
    assert plays(show(DASSI, ["4D", "KC"], "AS 3S")) == ["4DxAS+3S"]


def test_other_scopas_count_but_the_deals_last_card_makes_none() -> None:
    assert show(DASSI, ["7D", "KC"], "3C 4S").play("7Dx3C+4S").scopa
    assert not show(DASSI, ["", "7D"], "3C 4S", turn=1).play("7Dx3C+4S").scopa


def test_an_ace_sweep_as_last_capture_takes_the_leftovers() -> None:
    deal = play_all(show(DASSI, ["AC", "KC"], "2D 3S"), "ACx2D+3S KC")
    assert codes(deal.piles[0]) == "2D 3S AC KC"


def test_the_ace_switched_to_an_ordinary_card() -> None:
    deal = show(DASSI.replace(**{"ace.sweeps": False}), ["AC", "KC"], "2D AS 3S")
    assert plays(deal) == ["ACxAS"]


def test_vile_rule_is_off() -> None:
    deal = dealt_in_order("scopa-dassi", 4, dealer=3)
    assert "AD" in plays(deal)


def test_vile_rule_switched_on_the_first_play_is_no_ace() -> None:
    rules = DASSI.replace(**{"ace.first_play": "not_ace"})
    deal = sb.Deal(rules, 4, 3, deck=pack("A234567JQK"))
    assert plays(deal) == ["5D", "QD", "3C", "7C", "5S", "QS", "3B", "7B"]
    refused = refusal(deal, "AD")
    assert (refused.reason, refused.key) == ("first_play_not_ace", "ace.first_play")


def test_vile_rule_switched_on_the_second_play_may_be_an_ace() -> None:
    rules = DASSI.replace(**{"ace.first_play": "not_ace"})
    deal = show(rules, ["5D 6D", "AC 6C"], dealer=1, first_round=False)
    assert plays(play_all(deal, "5D")) == ["ACx5D", "6C"]


def test_vile_rule_switched_on_a_hand_of_aces_may_open() -> None:
    rules = DASSI.replace(**{"ace.first_play": "not_ace"})
    aces = ["AD", "AC", "AS"]
    rest = [card for card in pack("A234567JQK") if card not in aces]
    deal = sb.Deal(rules, 2, 1, deck=aces + rest)
    assert [move[:2] for move in plays(deal)] == aces


def test_score_and_target_as_in_the_usual_game() -> None:
    score = ended(DASSI, ["7D 7C 7S", "KD KC KS KB"], seats=2)
    assert (score.settebello, score.primiera, score.cards, score.coins) == (0, 1, 1, None)
    assert sb.Match(DASSI, seats=2).target == 11
