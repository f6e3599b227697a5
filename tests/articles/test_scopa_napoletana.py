"""Scopa napoletana (source 001), paragraph by paragraph."""

from __future__ import annotations

import pytest

import settebello as sb
from settebello.play.ending import winners
from tests.articles.showing import codes, dealt_in_order, ended, play_all, plays, refusal, row, show
from tests.reference.pack import pack

NAPOLETANA = sb.rules("scopa-napoletana")


@pytest.mark.parametrize(
    ("seats", "sides"),
    [
        (2, ((0,), (1,))),
        (3, ((0,), (1,), (2,))),
        (4, ((0, 2), (1, 3))),
        (6, ((0, 2, 4), (1, 3, 5))),
    ],
)
def test_players_two_or_three_alone_or_two_teams_of_two_or_three(
    seats: int, sides: tuple[tuple[int, ...], ...]
) -> None:
    assert NAPOLETANA.seats == (2, 3, 4, 6)
    assert sb.Deal(NAPOLETANA, seats).sides == sides


def test_players_the_number_of_seats_must_be_said() -> None:
    with pytest.raises(sb.SeatError):
        sb.Deal(NAPOLETANA)
    with pytest.raises(sb.SeatError):
        sb.Deal(NAPOLETANA, seats=5)


def test_pack_neapolitan_names() -> None:
    names = [sb.Card(card).name("it", "napoletane") for card in ("7D", "JB", "QC", "KS")]
    assert names == ["sette di denari", "fante di bastoni", "cavallo di coppe", "re di spade"]
    explained = NAPOLETANA.explain("it")
    assert "cavallo" in explained
    assert "donna" in explained, "the sheet calls the horse donna: both names are shown once"


def test_first_dealer_at_random() -> None:
    dealers = {sb.Match(NAPOLETANA, seats=3, seed=seed).ceremony.dealer for seed in range(40)}  # type: ignore[union-attr]
    assert dealers == {0, 1, 2}


def test_deal_three_each_as_a_packet_then_four_to_the_table() -> None:
    deal = dealt_in_order("scopa-napoletana", 2, dealer=1)
    assert [codes(hand) for hand in deal.hands] == ["AD 2D 3D", "4D 5D 6D"]
    assert codes(deal.table) == "7D JD QD KD"
    assert deal.stock == 30


def test_deal_three_again_when_all_hands_are_empty() -> None:
    deal = dealt_in_order("scopa-napoletana", 2, dealer=1)
    play_all(deal, "AD 6D 3D 5D 2D")
    assert [codes(hand) for hand in deal.hands] == ["", "4D"], "one empty hand is not enough"
    event = deal.play("4DxAD+3D")
    assert event.dealt
    assert [codes(hand) for hand in deal.hands] == ["AC 2C 3C", "4C 5C 6C"]
    assert codes(deal.table) == "7D JD QD KD 6D 5D 2D", "no card goes to the table"


@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 4), (4, 3), (6, 2)])
def test_deal_the_pack_comes_out_even(seats: int, rounds: int) -> None:
    deal = sb.Deal(NAPOLETANA, seats, seed=1)
    refills = 0
    while not deal.over:
        refills += deal.play(deal.moves[0]).dealt
    assert refills == rounds - 1
    assert deal.stock == 0


def test_deal_switched_one_by_one() -> None:
    rules = NAPOLETANA.replace(**{"deal.style": "one_by_one"})
    deal = sb.Deal(rules, 2, 1, deck=pack("A234567JQK"))
    assert [codes(hand) for hand in deal.hands] == ["AD 3D 5D", "2D 4D 6D"]
    assert codes(deal.table) == "7D JD QD KD"


def with_table(table: str) -> list[str]:
    """A pack that lays these four cards on the table of two players."""
    rest = [card for card in pack("A234567JQK") if card not in row(table)]
    return rest[:6] + row(table) + rest[6:]


@pytest.mark.parametrize("table", ["KD KC KS 7B", "AC KC KS KB", "KD KC KS KB"])
def test_void_with_three_or_four_kings(table: str) -> None:
    with pytest.raises(sb.VoidDeal):
        sb.Deal(NAPOLETANA, 2, deck=with_table(table))


def test_void_two_kings_are_played() -> None:
    deal = sb.Deal(NAPOLETANA, 2, deck=with_table("KD KC 2S AB"))
    assert codes(deal.table) == "KD KC 2S AB"


def test_void_switched_off_or_stricter() -> None:
    three = with_table("KD KC KS 7B")
    assert not sb.Deal(NAPOLETANA.replace(**{"void.kings": 0}), 2, deck=three).over
    assert not sb.Deal(NAPOLETANA.replace(**{"void.kings": 4}), 2, deck=three).over
    with pytest.raises(sb.VoidDeal):
        sb.Deal(NAPOLETANA.replace(**{"void.kings": 2}), 2, deck=with_table("KD KC 2S AB"))
    with pytest.raises(sb.VoidDeal):
        sb.Deal(NAPOLETANA.replace(**{"void.table_sum": 10}), 2, deck=with_table("AD 2C 3S 4B"))


def test_capture_an_equal_card_must_be_taken() -> None:
    deal = show(NAPOLETANA, ["7D", "KC"], "3C 4S 7B")
    assert plays(deal) == ["7Dx7B"]
    assert refusal(deal, "7D").reason == "equal_must_be_taken"
    assert refusal(deal, "7Dx3C+4S").reason == "equal_excludes_sum"


def test_capture_a_sum_must_be_taken_and_the_player_chooses_which() -> None:
    deal = show(NAPOLETANA, ["KD", "KC"], "7C 3C 4S 6B")
    assert plays(deal) == ["KDx3C+7C", "KDx4S+6B"]
    refused = refusal(deal, "KD")
    assert (refused.reason, refused.key) == ("sum_must_be_taken", "capture.sum")


def test_capture_switched_a_sum_may_be_declined() -> None:
    deal = show(NAPOLETANA.replace(**{"capture.sum": "may"}), ["7D", "KC"], "3C 4S")
    assert plays(deal) == ["7Dx3C+4S", "7D"]


def test_capture_switched_a_card_may_be_laid_beside_its_equal() -> None:
    deal = show(NAPOLETANA.replace(**{"capture.equal": "may"}), ["7D", "KC"], "3C 4S 7B")
    assert plays(deal) == ["7Dx7B", "7D"]


def test_capture_without_any_the_card_is_laid() -> None:
    deal = show(NAPOLETANA, ["7D", "KC"], "2C 3S QB")
    assert plays(deal) == ["7D"]
    assert codes(play_all(deal, "7D").table) == "2C 3S QB 7D"


def test_scopa_is_a_point_unless_made_with_the_deals_last_card() -> None:
    deal = show(NAPOLETANA, ["7D", "KC"], "3C 4S")
    assert deal.play("7Dx3C+4S").scopa
    last = show(NAPOLETANA, ["", "7D"], "3C 4S", turn=1)
    assert not last.play("7Dx3C+4S").scopa
    assert (deal.scopas, last.scopas) == ((1, 0), (0, 0))


def test_scopa_in_an_earlier_round_counts_even_with_a_rounds_last_card() -> None:
    stock = [card for card in pack("A234567JQK") if card[1] == "B"][:6]
    deal = show(NAPOLETANA, ["", "7D"], "3C 4S", turn=1, stock=stock)
    event = deal.play("7Dx3C+4S")
    assert event.scopa
    assert event.dealt


def test_reading_what_is_left_goes_to_who_captured_last() -> None:
    deal = show(NAPOLETANA, ["7D 2D", "KC QC"], "3C 4S JB")
    play_all(deal, "7Dx3C+4S KC 2D")
    assert deal.play("QC").leftovers_side == 0
    assert codes(deal.piles[0]) == "3C 4S 7D 2D JB QC KC"


def test_score_cards_more_than_half() -> None:
    coins, cups = " ".join(pack("A234567JQK")[:10]), " ".join(pack("A234567JQK")[10:20])
    swords, clubs = " ".join(pack("A234567JQK")[20:30]), " ".join(pack("A234567JQK")[30:])
    assert ended(NAPOLETANA, [f"{coins} {cups}", f"{swords} {clubs}"], seats=2).cards is None
    assert ended(NAPOLETANA, [f"{coins} {cups} {clubs}", swords], seats=2).cards == 0


def test_reading_three_players_share_cards_and_coins_by_the_strict_most() -> None:
    pack_of = pack("A234567JQK")
    piles = [" ".join(pack_of[:4] + pack_of[10:22]), " ".join(pack_of[4:7] + pack_of[22:32])]
    score = ended(NAPOLETANA, [*piles, " ".join(pack_of[7:10] + pack_of[32:])], seats=3)
    assert (score.cards, score.coins) == (0, 0)
    equal = ended(NAPOLETANA, ["AD 2D 3C", "3D 4D AC", "5D"], seats=3)
    assert (equal.cards, equal.coins) == (None, None)


def test_reading_switched_three_players_need_more_than_twenty() -> None:
    literal = {"score.cards": "more_than", "score.coins": "more_than"}
    rules = NAPOLETANA.replace(**literal, **{"score.cards_more_than": 20, "score.coins_more_than": 5})
    pack_of = pack("A234567JQK")
    most = ended(rules, [" ".join(pack_of[:5] + pack_of[10:25]), "6D 7D KD", "JD QD"], seats=3)
    assert (most.cards, most.coins) == (None, None)
    more = ended(rules, [" ".join(pack_of[:6] + pack_of[10:25]), "7D KD", "JD QD"], seats=3)
    assert (more.cards, more.coins) == (0, 0)


def test_score_settebello_and_primiera() -> None:
    score = ended(NAPOLETANA, ["7D 7C 6S AB", "7S 7B 6D AC"], seats=2)
    assert score.settebello == 0
    assert score.primiera_sums == (76, 76)
    assert score.primiera is None


def test_reading_who_lacks_a_suit_cannot_score_the_primiera() -> None:
    assert ended(NAPOLETANA, ["7D 7C 7S", "KD KC KS KB"], seats=2).primiera == 1
    three = ended(NAPOLETANA, ["7D 7C 7S", "KD KC KS JB", "AD AC AS AB"], seats=3)
    assert three.primiera_sums == (63, 40, 64)
    assert three.primiera == 2
    tied = ended(NAPOLETANA, ["7D 7C 7S", "KD KC KS JB", "JD QC QS QB"], seats=3)
    assert tied.primiera is None


def test_reading_if_all_lack_a_suit_nobody_scores_the_primiera() -> None:
    assert ended(NAPOLETANA, ["7D 7C 7S", "KD KC KB"], seats=2).primiera is None


@pytest.mark.parametrize(
    ("missing", "all_missing", "piles", "taker"),
    [
        ("cannot", "sums", ["7D 7C 7S", "KD KC KB"], 0),
        ("other_side", "nobody", ["7D 7C 7S", "KD KC KS KB"], 1),
        ("other_side", "nobody", ["7D 7C 7S", "KD KC KB"], None),
        ("sums", "nobody", ["7D 7C 7S", "KD KC KS KB"], 0),
        ("sums", "nobody", ["7D 7C 7S", "KD KC KB"], 0),
    ],
)
def test_primiera_switched(missing: str, all_missing: str, piles: list[str], taker: int | None) -> None:
    rules = NAPOLETANA.replace(**{"primiera.missing": missing, "primiera.all_missing": all_missing})
    assert ended(rules, piles, seats=2).primiera == taker


def test_primiera_switched_figures() -> None:
    rules = NAPOLETANA.replace(**{"primiera.figures": [8, 9, 10]})
    assert ended(rules, ["JD QC KS KB", "7D 7C"], seats=2).primiera_sums == (37, 42)


def test_reading_eleven_points_and_the_higher_total_wins() -> None:
    assert sb.Match(NAPOLETANA, seats=2).target == 11
    assert winners([(10, 10)], target=11, both="higher") == ()
    assert winners([(11, 12)], target=11, both="higher") == (1,)
    assert winners([(12, 12), (13, 13), (13, 15)], target=11, both="higher") == (1,)
    assert winners([(12, 12, 3)], target=11, both="higher") == ()
