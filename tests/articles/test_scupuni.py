"""Scupuni (source 000), article by article."""

from __future__ import annotations

import pytest

import settebello as sb
from settebello.play.ending import winners
from tests.articles.showing import codes, dealt_in_order, ended, play_all, plays, refusal, row, show
from tests.reference.pack import value

SCUPUNI = sb.rules("scupuni")
DENARI, COPPE = "AD 2D 3D 4D 5D 6D 7D JD QD KD", "AC 2C 3C 4C 5C 6C 7C JC QC KC"
SPADE, BASTONI = DENARI.replace("D", "S"), DENARI.replace("D", "B")


def test_article_1_four_players_two_against_two() -> None:
    assert SCUPUNI.seats == (4,)
    assert sb.Deal(SCUPUNI).sides == ((0, 2), (1, 3))
    with pytest.raises(sb.SeatError):
        sb.Deal(SCUPUNI, seats=2)


def test_article_1_forty_sicilian_cards() -> None:
    deal = sb.Deal(SCUPUNI, seed=5)
    assert deal.deck is not None
    assert len(set(deal.deck)) == 40
    names = [sb.Card(card).name("it", "siciliane") for card in ("JC", "QC", "KC")]
    assert names == ["donna di coppe", "cavallo di coppe", "re di coppe"]


@pytest.mark.parametrize("seed", range(30))
def test_article_2_the_highest_card_drawn_deals_first(seed: int) -> None:
    ceremony = sb.Match(SCUPUNI, seed=seed).ceremony
    assert ceremony is not None
    tied = [0, 1, 2, 3]
    for draws in ceremony.draws:
        assert [draw.seat for draw in draws] == tied
        highest = max(value(draw.card) for draw in draws)
        tied = [draw.seat for draw in draws if value(draw.card) == highest]
    assert tied == [ceremony.dealer]


def test_article_2_tied_players_draw_again() -> None:
    rounds = {len(sb.Match(SCUPUNI, seed=seed).ceremony.draws) for seed in range(60)}  # type: ignore[union-attr]
    assert rounds > {1}, "in sixty ceremonies some highest cards are equal"


def test_article_3_the_first_card_goes_to_the_seat_after_the_dealer() -> None:
    deal = dealt_in_order("scupuni", 4, dealer=1)
    assert "AD" in codes(deal.hands[2])
    assert deal.turn == 2


def test_article_5_ten_cards_each_one_by_one_and_an_empty_table() -> None:
    deal = dealt_in_order("scupuni", 4, dealer=3)
    assert [codes(hand) for hand in deal.hands] == [
        "AD 5D QD 3C 7C AS 5S QS 3B 7B",
        "2D 6D KD 4C JC 2S 6S KS 4B JB",
        "3D 7D AC 5C QC 3S 7S AB 5B QB",
        "4D JD 2C 6C KC 4S JS 2B 6B KB",
    ]
    assert deal.table == ()
    assert deal.stock == 0


def test_article_6_a_king_takes_the_king_and_not_six_and_four() -> None:
    deal = show(SCUPUNI, ["KD", "", "", ""], "6C 4S KB", dealer=0)
    assert plays(deal) == ["KDxKB"]
    refused = refusal(deal, "KDx6C+4S")
    assert (refused.reason, refused.key, refused.article) == ("equal_excludes_sum", "capture.equal", "6, 8")


def test_article_6_an_equal_card_must_be_taken() -> None:
    deal = show(SCUPUNI, ["KD", "", "", ""], "6C 4S KB", dealer=0)
    refused = refusal(deal, "KD")
    assert (refused.reason, refused.key, refused.article) == ("equal_must_be_taken", "capture.equal", "6, 8")


def test_article_6_of_several_sums_the_player_chooses() -> None:
    deal = show(SCUPUNI, ["7D", "", "", ""], "3C 4C 2S 5S AB", dealer=0)
    assert plays(deal) == ["7Dx3C+4C", "7Dx4C+2S+AB", "7Dx2S+5S", "7D"]


def test_article_7_taking_the_whole_table_is_a_scopa() -> None:
    deal = show(SCUPUNI, ["7D AC", "2B 2C", "3B 3C", "4B 4C"], "3S 4S", dealer=3)
    event = deal.play("7Dx3S+4S")
    assert event.scopa
    assert deal.scopas == (1, 0)
    assert deal.table == ()


def test_article_8_a_sum_may_be_declined() -> None:
    deal = show(SCUPUNI, ["KD", "", "", ""], "6C 4S", dealer=0)
    assert plays(deal) == ["KDx6C+4S", "KD"]


def test_article_8_a_card_equal_to_one_on_the_table_cannot_be_laid() -> None:
    deal = show(SCUPUNI, ["4D KD", "2B 2C", "3B 3C", "5B 5C"], "6C 4S", dealer=3)
    assert plays(deal) == ["4Dx4S", "KDx6C+4S", "KD"]


def test_article_8_switched_a_possible_sum_must_be_taken() -> None:
    deal = show(SCUPUNI.replace(**{"capture.sum": "must"}), ["KD", "", "", ""], "6C 4S", dealer=0)
    assert plays(deal) == ["KDx6C+4S"]
    assert refusal(deal, "KD").reason == "sum_must_be_taken"


def test_article_9_the_last_to_capture_takes_what_is_left() -> None:
    deal = show(SCUPUNI, ["2D", "KS", "QB", "JC"], "2S 5B")
    play_all(deal, "2Dx2S KS QB")
    event = deal.play("JC")
    assert (codes(event.leftovers), event.leftovers_side) == ("JC KS 5B QB", 0)
    assert codes(deal.piles[0]) == "2S 2D 5B JC QB KS"
    assert deal.table == ()


def test_article_9_cards_left_when_nobody_captured_count_for_nobody() -> None:
    deal = play_all(show(SCUPUNI, ["2D", "KS", "QB", "JC"]), "2D KS QB JC")
    assert deal.piles == ((), ())
    assert deal.score().points == (0, 0)
    assert deal.score().settebello is None


def test_article_9_no_scopa_with_the_dealers_last_card() -> None:
    deal = show(SCUPUNI, ["", "", "", "7D"], "3S 4S", turn=3)
    event = deal.play("7Dx3S+4S")
    assert not event.scopa
    assert deal.score().scopas == (0, 0)
    assert codes(deal.piles[1]) == "3S 4S 7D"


def test_article_9_the_play_before_the_last_still_makes_a_scopa() -> None:
    deal = show(SCUPUNI, ["", "", "7D", "KC"], "3S 4S", turn=2)
    assert deal.play("7Dx3S+4S").scopa
    assert play_all(deal, "KC").score().scopas == (1, 0)


def test_article_9_switched_the_last_capture_makes_no_scopa_whenever_it_came() -> None:
    rules = SCUPUNI.replace(**{"scopa.void": "last_capture"})
    deal = play_all(show(rules, ["", "", "7D", "KC"], "3S 4S", turn=2), "7Dx3S+4S KC")
    assert deal.score().scopas == (0, 0)


def test_article_9_switched_an_earlier_scopa_stays_when_another_capture_follows() -> None:
    rules = SCUPUNI.replace(**{"scopa.void": "last_capture"})
    deal = show(rules, ["", "7D", "KC", "KD"], "3S 4S", turn=1)
    assert play_all(deal, "7Dx3S+4S KC KDxKC").score().scopas == (0, 1)


def test_article_9_switched_even_the_last_card_makes_a_scopa() -> None:
    rules = SCUPUNI.replace(**{"scopa.void": "never"})
    deal = show(rules, ["", "", "", "7D"], "3S 4S", turn=3)
    assert deal.play("7Dx3S+4S").scopa
    assert deal.score().scopas == (0, 1)


def test_article_10a_each_scopa_is_a_point() -> None:
    score = ended(SCUPUNI, [f"{DENARI} {COPPE}", f"{SPADE} {BASTONI}"], scopas=(2, 5))
    assert score.scopas == (2, 5)
    assert score.points == (2 + 2, 5)


def test_article_10b_twenty_one_cards_are_a_point_and_twenty_each_are_none() -> None:
    assert ended(SCUPUNI, [f"{DENARI} {COPPE} AS", f"{SPADE} {BASTONI}".replace("AS ", "")]).cards == 0
    assert ended(SCUPUNI, [f"{DENARI} {COPPE}", f"{SPADE} {BASTONI}"]).cards is None


def test_article_10c_six_coins_are_a_point_and_five_each_are_none() -> None:
    low, high = "AD 2D 3D 4D 5D", "6D 7D JD QD KD"
    assert ended(SCUPUNI, [f"{low} {COPPE}", f"{high} {SPADE}"]).coins is None
    assert ended(SCUPUNI, [f"{low} {COPPE}".replace("AD ", ""), f"{high} AD {SPADE}"]).coins == 1


def test_article_10d_the_seven_of_coins_is_a_point() -> None:
    assert ended(SCUPUNI, ["7D 7C", "KD KC"]).settebello == 0
    assert ended(SCUPUNI, ["KS 7C", "7D KC"]).settebello == 1
    assert ended(SCUPUNI, ["KS 7C", "KD KC"]).settebello is None


@pytest.mark.parametrize(
    ("rank", "worth"),
    list(zip("76A5432KQJ", [21, 18, 16, 15, 14, 13, 12, 10, 10, 10], strict=True)),
)
def test_article_10e_what_each_card_is_worth_in_the_primiera(rank: str, worth: int) -> None:
    score = ended(SCUPUNI, [f"{rank}D {rank}C {rank}S {rank}B", ""])
    assert score.primiera_sums == (4 * worth, 0)
    assert score.primiera_complete == (True, False)


def test_article_10e_the_best_card_of_each_suit_counts() -> None:
    score = ended(SCUPUNI, ["KD 7D 2C AC 6S 5B", "AD 7C 7S 4B"])
    assert score.primiera_sums == (21 + 16 + 18 + 15, 16 + 21 + 21 + 14)
    assert score.primiera == 1


def test_article_10e_equal_primieras_cancel_each_other() -> None:
    assert ended(SCUPUNI, ["7D 7C 6S AB", "7S 7B 6D AC"]).primiera is None


def test_article_10e_if_one_pair_lacks_a_suit_the_other_scores() -> None:
    score = ended(SCUPUNI, ["7D 7C 7S", "KD KC KS KB"])
    assert score.primiera_sums == (63, 40)
    assert score.primiera == 1


def test_article_10e_if_both_lack_a_suit_what_they_have_is_added() -> None:
    assert ended(SCUPUNI, ["7D 7C 6S", "6D 6C 7B"]).primiera == 0
    assert ended(SCUPUNI, ["7D 7C", "6D 6C 2B"]).primiera == 1
    assert ended(SCUPUNI, ["7D 7C 6S", "6D 7B 7S"]).primiera is None


def test_article_11_the_first_pair_at_twenty_one_wins() -> None:
    assert SCUPUNI.switches["match.target"] == 21
    assert sb.Match(SCUPUNI).target == 21
    assert winners([(20, 19)], target=21, both="play_on") == ()
    assert winners([(20, 19), (20, 21)], target=21, both="play_on") == (1,)


def test_article_12_both_at_twenty_one_play_at_least_one_deal_more() -> None:
    assert SCUPUNI.switches["match.both"] == "play_on"
    assert winners([(23, 21)], target=21, both="play_on") == ()
    assert winners([(23, 21), (24, 24)], target=21, both="play_on") == ()
    assert winners([(23, 21), (24, 24), (25, 28)], target=21, both="play_on") == (1,)


def test_article_12_switched_the_higher_total_wins_at_once() -> None:
    assert winners([(23, 21)], target=21, both="higher") == (0,)


def test_reading_piles_are_closed_and_everyone_sees_his_own_hand() -> None:
    deal = sb.Deal(SCUPUNI, seed=3)
    for seat in range(4):
        assert deal.view(seat).hand == deal.hands[seat]
        assert deal.view(seat).piles is None


def test_reading_no_deal_is_void() -> None:
    deck = row("KD KC KS KB") + [
        card for card in row(f"{DENARI} {COPPE} {SPADE} {BASTONI}") if card[0] != "K"
    ]
    assert sb.Deal(SCUPUNI, deck=deck).void == ()
