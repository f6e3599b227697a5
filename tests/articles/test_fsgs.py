"""The Swiss federation's Scopa (source 002), article by article."""

from __future__ import annotations

import pytest

import settebello as sb
from settebello.play.ending import winners
from tests.articles.showing import codes, dealt_in_order, ended, play_all, plays, refusal, row, show
from tests.reference.dealing import distribute
from tests.reference.pack import pack, value
from tests.reference.sheets import SHEETS

FSGS = sb.rules("fsgs")


def test_article_1_four_players_in_two_pairs() -> None:
    assert FSGS.seats == (4,)
    assert sb.Deal(FSGS).sides == ((0, 2), (1, 3))


def test_article_3_forty_milanese_cards() -> None:
    deal = sb.Deal(FSGS, seed=1)
    assert deal.deck is not None
    assert len(set(deal.deck)) == 40
    names = [sb.Card(card).name("it", "milanesi") for card in ("7D", "JC", "QS", "KB")]
    assert names == ["sette di quadri", "fante di cuori", "donna di picche", "re di fiori"]


@pytest.mark.parametrize("seed", range(30))
def test_article_4_the_lowest_card_drawn_deals_first(seed: int) -> None:
    ceremony = sb.Match(FSGS, seed=seed).ceremony
    assert ceremony is not None
    tied = [0, 1, 2, 3]
    for draws in ceremony.draws:
        assert [draw.seat for draw in draws] == tied
        lowest = min(value(draw.card) for draw in draws)
        tied = [draw.seat for draw in draws if value(draw.card) == lowest]
    assert tied == [ceremony.dealer]


def test_article_6_one_by_one_with_a_table_card_after_each_of_four_rounds() -> None:
    deal = dealt_in_order("fsgs", 4, dealer=3)
    assert [codes(hand) for hand in deal.hands] == [
        "AD 6D AC 6C AS 5S QS 3B 7B",
        "2D 7D 2C 7C 2S 6S KS 4B JB",
        "3D JD 3C JC 3S 7S AB 5B QB",
        "4D QD 4C QC 4S JS 2B 6B KB",
    ]
    assert codes(deal.table) == "5D KD 5C KC"
    assert deal.stock == 0


def test_article_6_switched_nine_as_a_packet_then_the_table() -> None:
    deal = sb.Deal(FSGS.replace(**{"deal.style": "packet"}), 4, 3, deck=pack("A234567JQK"))
    assert codes(deal.hands[0]) == "AD 2D 3D 4D 5D 6D 7D JD QD"
    assert codes(deal.table) == "7B JB QB KB"


def with_table(table: str) -> list[str]:
    """A pack that lays these four cards on the table."""
    rest = [card for card in pack("A234567JQK") if card not in row(table)]
    deck = []
    for card in row(table):
        deck += [*rest[:4], card]
        rest = rest[4:]
    assert distribute(SHEETS["fsgs"], 4, 3, deck + rest).table == row(table)
    return deck + rest


@pytest.mark.parametrize("table", ["KD KC KS 7B", "KD KC KS KB", "AD 2C 3S 4B", "AD AC AS AB", "2D 2C 2S 2B"])
def test_article_7_void_with_three_kings_or_a_table_of_ten_or_less(table: str) -> None:
    with pytest.raises(sb.VoidDeal):
        sb.Deal(FSGS, deck=with_table(table))


@pytest.mark.parametrize("table", ["KD KC 7S 7B", "AD 2C 3S 5B"])
def test_article_7_two_kings_or_eleven_are_played(table: str) -> None:
    assert codes(sb.Deal(FSGS, deck=with_table(table)).table) == table


def test_article_7_the_same_dealer_deals_anew() -> None:
    seed = next(seed for seed in range(500) if sb.Deal(FSGS, dealer=2, seed=seed).void)
    deal = sb.Deal(FSGS, dealer=2, seed=seed)
    assert (deal.dealer, deal.turn) == (2, 3)
    assert deal.deck != deal.void[0]


def test_article_9_the_third_and_fourth_see_their_cards_after_their_partners_first_play() -> None:
    deal = sb.Deal(FSGS, dealer=3, seed=8)

    def blind() -> list[int]:
        return [seat for seat in range(4) if deal.view(seat).hand is None]

    assert blind() == [2, 3]
    deal.play(deal.moves[0])
    assert blind() == [3]
    deal.play(deal.moves[0])
    assert blind() == []
    deal.undo()
    assert blind() == [3]


def test_article_9_whoever_deals_and_the_seat_before_are_third_and_fourth() -> None:
    for dealer in range(4):
        deal = sb.Deal(FSGS, dealer=dealer, seed=8)
        assert {seat for seat in range(4) if deal.view(seat).hand is None} == {(dealer + 3) % 4, dealer}


def test_article_9_switched_everyone_sees_his_own_hand() -> None:
    deal = sb.Deal(FSGS.replace(**{"view.hand": "own"}), seed=8)
    assert all(deal.view(seat).hand == deal.hands[seat] for seat in range(4))


def test_article_9_piles_lie_open_during_the_first_round_only() -> None:
    deal = sb.Deal(FSGS, dealer=3, seed=8)
    for _ in range(4):
        assert all(deal.view(seat).piles == deal.piles for seat in range(4))
        deal.play(deal.moves[0])
    assert any(deal.piles)
    assert all(deal.view(seat).piles is None for seat in range(4))


def test_article_9_switched_piles_always_open() -> None:
    deal = sb.Deal(FSGS.replace(**{"view.piles": "open"}), seed=8)
    for _ in range(12):
        deal.play(deal.moves[0])
    assert deal.view(0).piles == deal.piles


def test_article_9_the_game_begins_after_the_dealer_and_goes_round() -> None:
    deal = sb.Deal(FSGS, dealer=1, seed=8)
    turns = []
    for _ in range(5):
        turns.append(deal.turn)
        deal.play(deal.moves[0])
    assert turns == [2, 3, 0, 1, 2]


def test_article_9_a_capture_is_compulsory() -> None:
    deal = show(FSGS, ["KD", "", "", ""], "6C 4S", dealer=0)
    assert plays(deal) == ["KDx6C+4S"]
    refused = refusal(deal, "KD")
    assert (refused.reason, refused.article) == ("sum_must_be_taken", "9, 10")


def test_article_9_the_clock_allows_twenty_seconds_six_times_and_forty_three_times() -> None:
    assert list(FSGS.switches["clock.seconds"]) == [20, 20, 20, 20, 20, 20, 40, 40, 40]


def test_article_10_no_sum_where_an_equal_card_lies() -> None:
    deal = show(FSGS, ["KD", "", "", ""], "6C 4S KB", dealer=0)
    assert plays(deal) == ["KDxKB"]
    assert refusal(deal, "KDx6C+4S").reason == "equal_excludes_sum"


def test_article_10_taken_cards_are_gathered_lowest_first_and_the_played_card_last() -> None:
    deal = show(FSGS, ["KD AC", "2B 2C", "3B 3C", "4B 4C"], "7D 2S AB QS", dealer=3)
    deal.play("KDx7D+2S+AB")
    assert codes(deal.piles[0]) == "AB 2S 7D KD"


def test_article_11_of_several_captures_the_player_chooses() -> None:
    deal = show(FSGS, ["KD", "", "", ""], "6C 4S 7B 3D", dealer=0)
    assert plays(deal) == ["KDx3D+7B", "KDx6C+4S"]
    equal = show(FSGS, ["KD", "", "", ""], "KC KS", dealer=0)
    assert plays(equal) == ["KDxKC", "KDxKS"]


def test_article_12_a_table_worth_ten_or_less_can_be_swept_for_a_point() -> None:
    deal = show(FSGS, ["7D AC", "2B 2C", "3B 3C", "4B 4C"], "3S 4S", dealer=3)
    assert deal.play("7Dx3S+4S").scopa
    assert deal.scopas == (1, 0)


def test_article_13_the_last_capture_takes_what_is_left() -> None:
    deal = show(FSGS, ["2D", "KS", "QB", "JC"], "2S 5B")
    event = play_all(deal, "2Dx2S KS QB").play("JC")
    assert (codes(event.leftovers), event.leftovers_side) == ("JC KS 5B QB", 0)


def test_article_13_no_scopa_with_the_dealers_last_card() -> None:
    deal = show(FSGS, ["", "", "", "7D"], "3S 4S", turn=3)
    assert not deal.play("7Dx3S+4S").scopa
    before_it = show(FSGS, ["", "", "7D", "KC"], "3S 4S", turn=2)
    assert before_it.play("7Dx3S+4S").scopa


def test_article_16_four_points_at_most_besides_scopas() -> None:
    best = " ".join(card for card in pack("A234567JQK") if card[0] != "K")
    score = ended(FSGS, [best, "KD KC KS KB"], scopas=(3, 0))
    assert (score.cards, score.coins, score.settebello, score.primiera) == (0, 0, 0, 0)
    assert score.points == (4 + 3, 0)


def test_article_16_twenty_cards_or_five_coins_each_give_no_point() -> None:
    deck = pack("A234567JQK")
    score = ended(FSGS, [" ".join(deck[:5] + deck[10:25]), " ".join(deck[5:10] + deck[25:])])
    assert (score.cards, score.coins) == (None, None)


@pytest.mark.parametrize(
    ("rank", "worth"), list(zip("JQK2345A67", [8, 9, 10, 12, 13, 14, 15, 16, 18, 21], strict=True))
)
def test_article_17_what_each_card_is_worth_in_the_primiera(rank: str, worth: int) -> None:
    assert ended(FSGS, [f"{rank}D {rank}C {rank}S {rank}B", ""]).primiera_sums == (4 * worth, 0)


def test_article_17_figures_decide_where_elsewhere_they_tie() -> None:
    score = ended(FSGS, ["7D 7C 6S QB", "7S 7B 6D KC"])
    assert score.primiera_sums == (69, 70)
    assert score.primiera == 1


def test_article_17_a_pair_that_lacks_a_suit_cannot_score() -> None:
    assert ended(FSGS, ["7D 7C 7S", "KD KC KS KB"]).primiera == 1


def test_article_17_if_both_lack_one_the_rest_is_compared() -> None:
    assert ended(FSGS, ["7D 7C 7S", "KD KC KB"]).primiera == 0
    assert ended(FSGS, ["7D 7C", "6D 6C JB"]).primiera == 1
    assert ended(FSGS, ["7D 7C", "7S 7B"]).primiera is None


def test_article_18_twenty_one_wins_and_twenty_five_in_a_final() -> None:
    assert sb.Match(FSGS).target == 21
    assert sb.Match(FSGS, final=True).target == 25
    assert winners([(20, 21)], target=21, both="parity") == (1,)
    assert winners([(23, 21)], target=21, both="parity") == (0,)


def test_article_18_equal_after_an_odd_number_of_deals_one_more_is_played() -> None:
    tied = [(10, 9), (15, 15), (21, 21)]
    assert winners(tied, target=21, both="parity") == ()
    assert winners([*tied, (22, 23)], target=21, both="parity") == (1,)


def test_article_18_equal_after_an_even_number_two_more_are_played_out() -> None:
    tied = [(10, 9), (22, 22)]
    assert winners([*tied, (25, 23)], target=21, both="parity") == ()
    assert winners([*tied, (25, 23), (26, 28)], target=21, both="parity") == (1,)


def test_article_18_still_equal_two_at_a_time() -> None:
    tied = [(10, 9), (15, 15), (21, 21), (23, 23)]
    assert winners([*tied, (27, 23)], target=21, both="parity") == ()
    assert winners([*tied, (27, 23), (27, 26)], target=21, both="parity") == (0,)
    assert winners([*tied, (27, 23), (27, 27), (30, 28)], target=21, both="parity") == ()
